"""Codes of rivers, roads, railways and what crosses them: ``L1``."""

from bocage_schema.code_table.code import INFO, WARNING, Code

CODES = (
    Code(
        "L101",
        INFO,
        "the {name} leads toward {others}, where no river goes on",
        "lay the next river tile there, turn this one, or let the river end in a lake or the sea",
        "A river that stops often is one tile short, and units walk around its end.",
    ),
    Code(
        "L102",
        INFO,
        "the {name} leads toward {others}, where no road goes on",
        "lay the next road tile there, or let the road end in a town or at the edge of the map",
        "A road that stops in the open often is one tile short.",
    ),
    Code(
        "L103",
        INFO,
        "the {name} leads toward {others}, where no railway goes on",
        "lay the next railway tile there, or let the railway end in a station or town",
        "A railway that stops in the open often is one tile short.",
    ),
    Code(
        "L104",
        INFO,
        "the {name} opens toward {others}, where the lake does not go on",
        "lay another lake tile there, or turn this one",
        "The water of a lake tile runs on over its open edges; elsewhere it has a shore.",
    ),
    Code(
        "L105",
        WARNING,
        "the {name} {problem}",
        "turn it so that it joins the two banks, in line with the road",
        "How a bridge lies changes no rule, but players read from it where the way goes.",
        "turn the {name} to orientation {turn}",
    ),
    Code(
        "L106",
        WARNING,
        "the way from {others} leads into the {name}, and no bridge lies there",
        "lay a bridge or a ford on the hex, or let the road end before it",
        "Without a bridge nobody may enter a river hex, so the road is cut.",
    ),
    Code(
        "L107",
        WARNING,
        "the {name} leads nowhere: {problem}",
        "lay it where both banks can be entered, or remove it",
        "A bridge with only one end that units can use is of no use to anybody.",
    ),
    Code(
        "L108",
        WARNING,
        "the {name} does not meet the tile on {others}: their open edges do not fit together",
        "turn one of the two, or lay a curve, fork or crossing",
        "Both tiles show the same river, road or other line, and it breaks between them.",
    ),
    Code(
        "L109",
        WARNING,
        "the {name} does not meet its neighbours as it lies",
        "turn it to orientation {turn}, in which it meets all of them",
        "A tile turned the wrong way breaks the river or road that it is a part of.",
        "turn the {name} to orientation {turn}",
    ),
    Code(
        "L110",
        WARNING,
        "the {name} leads to {gap}, and so does the one on {others}, but no such tile lies there",
        "lay the tile that joins them on {gap}",
        "A gap of one hex in a river or road is a tile that was forgotten.",
        "lay a {missing} on {gap}",
    ),
)
