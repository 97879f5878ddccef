"""Which command installs what, by distribution."""

import pytest

from bocage_editor.doctor import packages
from bocage_editor.doctor.packages import (
    FONTS,
    QT_LIBRARIES,
    X11_LIBRARIES,
    Manager,
    install_command,
    manager_of,
)


@pytest.mark.parametrize(
    ("os_release", "platform", "manager"),
    [
        pytest.param({"ID": "debian"}, "linux", Manager.APT, id="Debian"),
        pytest.param({"ID": "mint", "ID_LIKE": "ubuntu debian"}, "linux", Manager.APT, id="Mint"),
        pytest.param({"ID": "fedora"}, "linux", Manager.DNF, id="Fedora"),
        pytest.param({"ID": "rocky", "ID_LIKE": "rhel centos"}, "linux", Manager.DNF, id="Rocky"),
        pytest.param({"ID": "manjaro", "ID_LIKE": "arch"}, "linux", Manager.PACMAN, id="Manjaro"),
        pytest.param({"ID": "opensuse-leap"}, "linux", Manager.ZYPPER, id="openSUSE"),
        pytest.param({"ID": "nixos"}, "linux", Manager.UNKNOWN, id="a distribution we do not know"),
        pytest.param({}, "linux", Manager.UNKNOWN, id="no os-release"),
        pytest.param({}, "darwin", Manager.BREW, id="macOS"),
        pytest.param({}, "win32", Manager.UNKNOWN, id="Windows"),
    ],
)
def test_package_manager(os_release, platform, manager):
    assert manager_of(os_release, platform) is manager


@pytest.mark.parametrize(
    ("manager", "command"),
    [
        (Manager.APT, "sudo apt-get install libegl1 fonts-dejavu-core"),
        (Manager.DNF, "sudo dnf install 'libEGL.so.1()(64bit)' dejavu-sans-fonts"),
        (Manager.PACMAN, "sudo pacman -S libglvnd ttf-dejavu"),
        (Manager.ZYPPER, "sudo zypper install 'libEGL.so.1()(64bit)' dejavu-fonts"),
        (Manager.BREW, "install what provides libEGL.so.1, a font such as DejaVu Sans"),
        (Manager.UNKNOWN, "install what provides libEGL.so.1, a font such as DejaVu Sans"),
    ],
)
def test_install_command(manager, command):
    assert install_command(["libEGL.so.1", FONTS], manager) == command


def test_root_needs_no_sudo():
    assert (
        install_command([FONTS], Manager.APT, is_root=True) == "apt-get install fonts-dejavu-core"
    )


def test_a_package_that_holds_two_libraries_is_named_once():
    command = install_command(["libEGL.so.1", "libGL.so.1"], Manager.PACMAN)
    assert command == "sudo pacman -S libglvnd"


@pytest.mark.parametrize("manager", [Manager.APT, Manager.PACMAN], ids=str)
def test_every_library_has_a_package(manager):
    for library in (*QT_LIBRARIES, *X11_LIBRARIES, FONTS):
        assert not install_command([library], manager).startswith("install what"), library


def test_what_ci_installs_is_what_the_doctor_names(root):
    script = (root / ".ci" / "run").read_text(encoding="utf-8")
    command = install_command([*QT_LIBRARIES, packages.FONTS], Manager.APT, is_root=True)
    assert command.removeprefix("apt-get install ") in script
