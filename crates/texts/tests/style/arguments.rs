//! What the rules of style must know of words: which arguments are numbers, what reads alike after any number, what bends
//! the word that follows.
#![cfg_attr(rustfmt, rustfmt_skip)]

/// Arguments for which a number is inserted, in every message.
pub(crate) const NUMBERS: &[&str] = &[
    "acted", "africa", "against", "ahead", "amount", "architect", "at1", "at2", "at3", "at4", "at5", "base_income", "behind", "brick", "bricks",
    "by", "chair", "change", "chips", "christian", "civic", "cogs", "colours", "column", "columns", "concrete", "copies",
    "costs", "count", "craftsman", "crisis_points", "cubes", "days", "denarii", "done", "down", "draws", "entries", "entry",
    "face", "famine_most", "field", "filters", "fortuna", "found", "free", "freed_slave", "games", "given", "group", "have", "health", "high",
    "houses", "hunger", "income", "influence", "laborer", "land", "legionaries", "legionary", "leisure", "level",
    "limit", "lines", "luck", "majority_prestige", "man", "many", "marble", "markers", "merchant", "merchant_income",
    "minutes", "missing", "money", "need", "needed", "news", "number", "of", "ones", "open", "others", "own", "pass", "passed",
    "passes", "patron", "pips", "points", "power", "prestige", "rating", "recruits_3", "recruits_4", "resting", "rome",
    "round", "rounds", "rubble", "sales_3", "sales_4", "score", "seconds", "senate", "senators", "sites",
    "slave_price", "slaves", "some", "space", "stall", "stars", "start_3", "start_4", "start_denarii",
    "start_prestige", "step", "steps", "stone", "strength", "sum", "surcharge", "symbols", "tables", "taverns", "temples",
    "third", "threes", "times", "total", "tries", "turn", "twos", "until", "vestals", "votes", "votes_per_point", "wins", "woman", "wood",
];

/// Arguments for which a word is inserted, or a list of words: names of people, cards, colours, whole phrases.
pub(crate) const WORDS: &[&str] = &[
    "answer", "asked", "at", "attacker", "beside", "best", "better", "building", "buildings", "card", "chosen", "colour", "commitment",
    "date", "decision", "decks", "difference", "effect", "event", "events", "every", "fighters", "five", "four", "from", "gain", "game",
    "gains", "goods", "kept", "last", "leader", "margin", "mark1", "mark2", "mark3", "mark4", "material", "name", "names",
    "next", "numbers", "on", "one", "other", "owed", "owner", "patrician", "pay", "percent", "phase", "place", "played", "promised", "province", "raid",
    "replaced", "residents", "role", "roof", "row", "run", "seat", "seats", "share", "site", "start", "strips", "text",
    "three", "time", "token", "tribute", "two", "what", "when", "why", "winners", "with", "work", "works", "zone",
];

/// Arguments that are a number in one message and a word in another.
pub(crate) const EITHER: &[&str] = &[
    "cards", "cost", "deck", "dice", "first", "hand", "left", "materials", "paid", "patricians", "places", "price",
    "provinces", "second", "tiles", "to", "tokens", "value", "values",
];

/// Messages in which an argument is a list of words, or is counted by another one.
pub(crate) const LISTS: &[(&str, &str)] = &[
    // The sign of a number that `points` counts.
    ("client-city-change", "change"),
];

/// Messages in which an argument of [`EITHER`] is a number, though nothing is counted.
pub(crate) const FIGURES: &[(&str, &str)] = &[
    ("sylla-told-famine-eased", "to"), ("sylla-told-famine-grown", "to"), ("sylla-told-famine-symbols", "to"),
];

/// Nouns that read alike after 0, 1 and 2.
pub(crate) fn alike(language: &str) -> &'static [&'static str] {
    match language {
        "de" => &[
            "Denar", "Einfluss", "Einflussmarker", "Frieden", "Geld", "Gold", "Min", "Nahrung", "Prestige", "Quader", "Ruhm",
            "Siegchance",
        ],
        _ => &["less"],
    }
}

/// English nouns whose plural does not end in s.
pub(crate) const IRREGULAR: &[&str] = &["denarii", "dice", "insulae", "men", "people", "women"];

/// Words that bend, in German, what follows; in English the sentence is a translated one more often than not.
pub(crate) fn prepositions(language: &str) -> &'static [&'static str] {
    match language {
        "de" => &[
            "ab", "am", "an", "ans", "anstelle", "auf", "aufs", "aus", "außer", "bei", "beim", "bis", "durch", "für", "fürs", "gegen",
            "gegenüber", "hinter", "im", "in", "ins", "mit", "nach", "neben", "ohne", "seit", "statt", "über", "um", "unter", "vom", "von",
            "vor", "während", "wegen", "zu", "zum", "zur", "zwischen",
        ],
        _ => &[
            "about", "above", "across", "after", "against", "along", "among", "around", "at", "before", "behind", "beside", "between",
            "by", "during", "for", "from", "in", "inside", "instead", "into", "near", "of", "off", "on", "onto", "over", "since",
            "through", "to", "toward", "under", "until", "upon", "with", "within", "without",
        ],
    }
}

/// Phrases of rule 8, as whole words in lower case.
pub(crate) const GERMANISMS: &[&str] = &[
    "fitting", "at once", "dear", "dearer", "dearest", "so many", "so much", "lies", "lie", "only who", "looked through", "given away",
    "gives away", "back to mine", "your own", "his own", "her own", "their own", "its own", "by own", "an own", "of own",
];
