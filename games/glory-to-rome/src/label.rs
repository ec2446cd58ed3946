//! Questions and answers in words: message keys with their arguments.

use saturnalia_rules::{Arg, Label, Seat};

use crate::answer::{Answer, Finish, Place, Source, Unit};
use crate::cards::{Building, Material, Role};
use crate::power;
use crate::role::legionary;
use crate::round::{perform, petition};
use crate::state::State;
use crate::step::{Left, Step, Turn};

pub(crate) fn building(building: Building) -> Arg {
    Arg::term(building.term())
}

pub(crate) fn material(material: Material) -> Arg {
    Arg::term(material.term())
}

pub(crate) fn role(role: Role) -> Arg {
    Arg::term(role.term())
}

pub(crate) fn question(state: &State, step: &Step, seat: Seat) -> Label {
    match *step {
        Step::Bid => Label::new("rome-ask-bid"),
        Step::Lead => Label::new("rome-ask-lead"),
        Step::Follow(_) => {
            let led = state.role.unwrap_or(Role::Laborer);
            Label::new("rome-ask-follow").with("leader", state.leader).with("role", role(led))
        }
        Step::Petition { material: of, chosen, .. } => Label::new("rome-ask-petition")
            .with("material", material(of))
            .with("count", petition::least(state, seat).saturating_sub(chosen)),
        Step::PlayMore { .. } => {
            Label::new("rome-ask-play-more").with("role", role(state.role.unwrap_or(Role::Laborer)))
        }
        Step::Think(thought) => match thought.granted {
            Some(by) => Label::new("rome-ask-think-granted").with("building", building(by)).with("count", thought.left),
            None => Label::new("rome-ask-think").with("limit", power::hand_limit(state, seat)),
        },
        Step::Perform(turn) => perform_question(state, turn),
        Step::PatronMore { .. } => Label::new("rome-ask-patron-more"),
        Step::LaborerMore { .. } => Label::new("rome-ask-laborer-more"),
        Step::MerchantMore { .. } => Label::new("rome-ask-merchant-more"),
        Step::Bath { client, .. } => Label::new("rome-ask-bath").with("role", role(client)),
        Step::FountainCard(_) => {
            let card = state.peeked.unwrap_or(Building::Fountain);
            Label::new("rome-ask-fountain").with("card", building(card))
        }
        Step::WorkOn { building: on, .. } => Label::new("rome-ask-work-on").with("building", building(on)),
        Step::Prison(_) => Label::new("rome-ask-prison"),
        Step::Demand { left, .. } => Label::new("rome-ask-demand-more").with("count", left),
        Step::Plunder { .. } => Label::new("rome-ask-plunder"),
        Step::Give { to, material: of, left, .. } => {
            let key = if legionary::is_protected(state, seat, to) { "rome-ask-gift" } else { "rome-ask-give" };
            Label::new(key).with("attacker", to).with("material", material(of)).with("count", left)
        }
        Step::Colosseum { .. } => Label::new("rome-ask-colosseum"),
        Step::Senate { .. } => Label::new("rome-ask-senate"),
        Step::Sewer { .. } => Label::new("rome-ask-sewer"),
        Step::FindLeader(_)
        | Step::Completed { .. }
        | Step::EndRound
        | Step::CleanUp
        | Step::Academy(_)
        | Step::PassLeader => Label::new("rome-ask-nothing"),
    }
}

fn perform_question(state: &State, turn: Turn) -> Label {
    let key = match turn.role {
        Role::Laborer => "rome-ask-laborer",
        Role::Craftsman => "rome-ask-craftsman",
        Role::Architect => "rome-ask-architect",
        Role::Legionary => "rome-ask-legionary",
        Role::Merchant => "rome-ask-merchant",
        Role::Patron => "rome-ask-patron",
    };
    Label::new(key).with("count", perform::left(state, turn))
}

pub(crate) fn label(state: &State, step: &Step, seat: Seat, answer: Answer) -> Label {
    match answer {
        Answer::Pass => Label::new(pass_key(step)),
        Answer::Bid(card) => Label::new("rome-bid").with("card", building(card)),
        Answer::Think => Label::new("rome-think"),
        Answer::Play { role, unit } => play_label(step, role, unit),
        Answer::Petition(card) => Label::new("rome-petition-card").with("card", building(card)),
        Answer::Discard(card) => Label::new("rome-discard").with("card", building(card)),
        Answer::DiscardAll => Label::new("rome-discard-all"),
        Answer::TakeSenator => Label::new("rome-take-senator"),
        Answer::DrawOne => Label::new("rome-draw-one"),
        Answer::DrawToLimit => {
            let missing = power::hand_limit(state, seat).saturating_sub(state.camps[seat].hand_size());
            Label::new("rome-draw-to-limit").with("count", missing)
        }
        Answer::HireFromPool(from) => {
            Label::new("rome-hire-pool").with("role", role(from.role())).with("material", material(from))
        }
        Answer::HireFromDeck => Label::new("rome-hire-deck"),
        Answer::HireFromHand(card) => {
            Label::new("rome-hire-hand").with("card", building(card)).with("role", role(card.role()))
        }
        Answer::StoreFromPool(from) => Label::new("rome-store-pool").with("material", material(from)),
        Answer::StoreFromHand(card) => {
            Label::new("rome-store-hand").with("card", building(card)).with("material", material(card.material()))
        }
        Answer::SellFromStockpile(from) => Label::new("rome-sell-stockpile").with("material", material(from)),
        Answer::SellFromDeck => Label::new("rome-sell-deck"),
        Answer::SellFromHand(card) => {
            Label::new("rome-sell-hand").with("card", building(card)).with("material", material(card.material()))
        }
        Answer::Lay { building: laid, site, place } => lay_label(state, seat, laid, site, place),
        Answer::Add { to, card, finish } => {
            let key = match finish {
                Finish::Ordinary => "rome-add",
                Finish::AtOnce => "rome-add-at-once",
            };
            Label::new(key)
                .with("building", building(to))
                .with("card", building(card))
                .with("material", material(card.material()))
        }
        Answer::Supply { to, material: of, source, finish } => {
            let key = match (source, finish) {
                (Source::Stockpile, Finish::Ordinary) => "rome-supply",
                (Source::Stockpile, Finish::AtOnce) => "rome-supply-at-once",
                (Source::Pool, Finish::Ordinary) => "rome-supply-pool",
                (Source::Pool, Finish::AtOnce) => "rome-supply-pool-at-once",
            };
            Label::new(key).with("building", building(to)).with("material", material(of))
        }
        Answer::Open { owner, building: opened, material: of, source } => {
            let key = match source {
                Source::Stockpile => "rome-open",
                Source::Pool => "rome-open-pool",
            };
            Label::new(key).with("owner", owner).with("building", building(opened)).with("material", material(of))
        }
        Answer::WorkOn { owner, building: on } if owner == seat => {
            Label::new("rome-work-on").with("building", building(on))
        }
        Answer::WorkOn { owner, building: on } => {
            Label::new("rome-work-on-other").with("owner", owner).with("building", building(on))
        }
        Answer::DrawFountain => Label::new("rome-draw-fountain"),
        Answer::Keep => Label::new("rome-keep"),
        Answer::Demand(card) => {
            Label::new("rome-demand").with("card", building(card)).with("material", material(card.material()))
        }
        Answer::Plunder(from) => Label::new("rome-plunder").with("material", material(from)),
        Answer::Give(card) => Label::new("rome-give").with("card", building(card)),
        Answer::GloryToRome => Label::new("rome-glory"),
        Answer::Feed { owner, client } => Label::new("rome-feed").with("owner", owner).with("role", role(client)),
        Answer::ActAs(act_as) => Label::new("rome-act-as").with("role", role(act_as)),
        Answer::Seize { owner, building: seized } => {
            Label::new("rome-seize").with("owner", owner).with("building", building(seized))
        }
        Answer::ClaimSenator(from) => Label::new("rome-claim-senator").with("from", from),
        Answer::Divert(of) => Label::new("rome-divert").with("material", material(of)),
    }
}

fn pass_key(step: &Step) -> &'static str {
    match step {
        Step::Perform(turn) => match turn.left {
            Left::Round => "rome-pass-actions",
            Left::Granted { .. } => "rome-pass-granted",
        },
        Step::Think(_) => "rome-pass-think",
        Step::Petition { .. } | Step::PlayMore { .. } | Step::Demand { .. } => "rome-pass-enough",
        Step::Give { .. } => "rome-pass-give",
        Step::Bid
        | Step::FindLeader(_)
        | Step::Lead
        | Step::Follow(_)
        | Step::PatronMore { .. }
        | Step::LaborerMore { .. }
        | Step::MerchantMore { .. }
        | Step::Bath { .. }
        | Step::FountainCard(_)
        | Step::WorkOn { .. }
        | Step::Completed { .. }
        | Step::Prison(_)
        | Step::Plunder { .. }
        | Step::Colosseum { .. }
        | Step::EndRound
        | Step::Senate { .. }
        | Step::Sewer { .. }
        | Step::CleanUp
        | Step::Academy(_)
        | Step::PassLeader => "rome-pass",
    }
}

fn play_label(step: &Step, with_role: Role, unit: Unit) -> Label {
    let leads = matches!(step, Step::Lead);
    match unit {
        Unit::Card(card) => Label::new(if leads { "rome-lead-card" } else { "rome-follow-card" })
            .with("card", building(card))
            .with("role", role(with_role)),
        Unit::Senator => {
            Label::new(if leads { "rome-lead-senator" } else { "rome-follow-senator" }).with("role", role(with_role))
        }
        Unit::Petition(of) => Label::new(if leads { "rome-lead-petition" } else { "rome-follow-petition" })
            .with("material", material(of))
            .with("role", role(with_role)),
    }
}

fn lay_label(state: &State, seat: Seat, laid: Building, site: Material, place: Place) -> Label {
    let abroad = crate::building::site::cost(state, seat, Place::OutOfTown);
    let key = match place {
        Place::InTown if laid == Building::Statue => "rome-lay-on",
        Place::InTown => "rome-lay",
        Place::OutOfTown => "rome-lay-outside",
    };
    let label = Label::new(key).with("building", building(laid)).with("site", material(site));
    match place {
        Place::InTown => label,
        Place::OutOfTown => label.with("count", abroad),
    }
}
