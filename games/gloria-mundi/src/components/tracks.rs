//! The road of the Romans and the road of the Goth.

use saturnalia_rules::{Misprint, Sheet, Spanned};
use serde::Deserialize;

use super::{LONGEST_ROAD, Provenance, Roads};
use crate::effect::notation;
use crate::goods::Basics;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Romans {
    africa: Spanned<u8>,
    provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Goth {
    provenance: Provenance,
    totals: Spanned<Basics>,
    spaces: Spanned<Vec<Space>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Space {
    space: Spanned<usize>,
    symbols: Spanned<String>,
    provenance: Provenance,
}

pub(super) fn read(sheet: Sheet<'_>, romans: &Romans, goth: &Goth) -> Result<Roads, Misprint> {
    let africa = *romans.africa.get_ref();
    if !(1..=120).contains(&africa) {
        return Err(sheet.at(romans.africa.start(), "Africa lies between 1 and 120 steps from Rome"));
    }
    let spaces = goth.spaces.get_ref();
    if spaces.is_empty() || spaces.len() + 2 > LONGEST_ROAD {
        let problem = format!("{} spaces: the road has 1 to {}", spaces.len(), LONGEST_ROAD - 2);
        return Err(sheet.at(goth.spaces.start(), problem));
    }
    let mut symbols = vec![Basics::default()];
    let mut provenance = vec![goth.provenance];
    let mut totals = Basics::default();
    for space in spaces {
        if *space.space.get_ref() != symbols.len() {
            let problem = format!("space {} where {} should be", space.space.get_ref(), symbols.len());
            return Err(sheet.at(space.space.start(), problem));
        }
        let read = notation::parse_symbols(space.symbols.get_ref()).ok_or_else(|| {
            let problem = format!("`{}` are not symbols: F, C and P", space.symbols.get_ref());
            sheet.at(space.symbols.start(), problem)
        })?;
        totals.add(read);
        symbols.push(read);
        provenance.push(space.provenance);
    }
    if totals != *goth.totals.get_ref() {
        let problem = format!("the symbols add up to {} F, {} C and {} P", totals.farm, totals.city, totals.peace);
        return Err(sheet.at(goth.totals.start(), problem));
    }
    symbols.push(Basics::default());
    provenance.push(goth.provenance);
    let mut ahead = vec![Basics::default(); symbols.len()];
    for space in (1..symbols.len()).rev() {
        ahead[space - 1] = ahead[space];
        ahead[space - 1].add(symbols[space]);
    }
    Ok(Roads { africa, africa_provenance: romans.provenance, symbols, ahead, provenance })
}
