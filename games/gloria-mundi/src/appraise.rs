//! How well a seat stands: all a bot needs to know.

use saturnalia_rules::{Appraise, Seat};

use crate::GloriaMundi;
use crate::cards::{Building, roads};
use crate::effect::{Bundle, Effect, Proceeds, Thing};
use crate::goods::{Basic, Good, Token, Tokens};
use crate::state::{Player, State};

/// A step is worth one; everything else is measured in steps.
const TOKEN: f32 = 0.38;
const GLORY: f32 = 0.6;
/// The more tokens of a kind, the less the next one helps.
const PLENTY: f32 = 9.0;

impl Appraise for GloriaMundi {
    fn appraise(state: &State, seat: Seat) -> f32 {
        let own = worth(state, seat);
        let rivals = state.seats.seats().filter(|other| *other != seat).map(|other| worth(state, other));
        let best = rivals.fold(f32::MIN, f32::max);
        own - 0.5 * best
    }
}

fn worth(state: &State, seat: Seat) -> f32 {
    let player = &state.players[seat];
    let africa = roads().africa;
    if player.steps == africa {
        return 1000.0;
    }
    let steps = f32::from(player.steps) + pending(state, seat);
    let mut tokens = player.tokens;
    if let Some(payment) = state.payment.as_ref().filter(|_| state.active == seat) {
        // A payment under way has no result yet: what is still to be paid is as good as gone.
        let open = payment.asked.total() + payment.surcharge;
        return steps + stock(tokens) - f32::from(open) * TOKEN + display(state, player) + purchase(state);
    }
    if let Some(basic) = state.laid.filter(|_| activating(state, seat)) {
        tokens[basic.token()] += u16::from(state.idle.plain + state.idle.built.len());
    }
    steps + stock(tokens) + display(state, player)
}

/// Cards this seat is about to lose and tribute it is about to take back, from the active player on.
fn pending(state: &State, seat: Seat) -> f32 {
    let seats = state.seats.get();
    let place = (seat.0 + seats - state.active.0) % seats;
    let share = |count: u16| f32::from((count + u16::from(seats - 1 - place)) / u16::from(seats));
    let losses = share(u16::from(state.owed.total()));
    share(state.spoils.total()) * TOKEN - losses * basic_card(state)
}

/// What a basic card in the display is worth.
fn basic_card(state: &State) -> f32 {
    TOKEN * horizon(state) * 0.8
}

/// A third of all turns are of each type, and the Goth takes about every card sooner or later.
fn horizon(state: &State) -> f32 {
    (turns_left(state) / 3.0).min(5.0)
}

/// Whether the cards that have not acted yet are this seat's.
fn activating(state: &State, seat: Seat) -> bool {
    let buildings = state.players[seat].buildings();
    !state.idle.built.is_empty() && state.idle.built.and(buildings) == state.idle.built
}

fn purchase(state: &State) -> f32 {
    match state.payment.map(|payment| payment.purpose) {
        Some(crate::payment::Purpose::Building { building, .. }) => {
            f32::from(building.facts().laurel) + building_income(building) * horizon(state)
        }
        Some(crate::payment::Purpose::Tribute) | None => 0.0,
    }
}

fn stock(tokens: Tokens) -> f32 {
    let kind = |token: Token| {
        let count = f32::from(tokens[token]);
        PLENTY * TOKEN * (1.0 - (-count / PLENTY).exp())
    };
    kind(Token::Food) + kind(Token::Gold) + kind(Token::Peace) + GLORY * f32::from(tokens.glory)
}

/// Turns until the Goth is in Rome, about.
fn turns_left(state: &State) -> f32 {
    f32::from(roads().rome() - state.front()) * 1.25
}

fn display(state: &State, player: &Player) -> f32 {
    let cards: u8 = Basic::ALL.into_iter().map(|basic| player.cards(basic)).sum();
    let buildings: f32 = player.buildings().iter().map(building_income).sum();
    f32::from(cards) * basic_card(state) + buildings * horizon(state)
}

/// What a building brings beyond the basic card below it, per turn of its type, in steps.
fn building_income(building: Building) -> f32 {
    let extra = match building.facts().effect {
        Effect::Produce(get) => value(get) - TOKEN,
        Effect::Trade { give, get, .. } => value(get) - value(give) - 0.5 * TOKEN,
        Effect::Discard(Proceeds::Steps | Proceeds::Price | Proceeds::Goods(_)) => 0.1,
        Effect::Owned { thing, per, get } => {
            let count = match thing {
                Thing::Basic(_) => 2.2,
                Thing::Building => 2.0,
                Thing::Token(_) => 2.0,
            };
            value(get) * count / f32::from(per) - TOKEN
        }
        Effect::Exclusive { get, .. } => value(get) * 1.5 - 2.0 * TOKEN,
        Effect::GothOn { get, .. } => (value(get) - TOKEN) * 0.4,
        Effect::Swap { .. } => 0.15,
        Effect::WhenBuying(get) => value(get) * 0.4,
        Effect::Wall(_) => 0.2,
    };
    extra.max(0.05)
}

fn value(bundle: Bundle) -> f32 {
    let chosen = if bundle.among.contains(Good::Step) { 1.0 } else { TOKEN };
    let basic = f32::from(bundle.tokens.total() - bundle.tokens.glory) * TOKEN;
    basic + f32::from(bundle.tokens.glory) * GLORY + f32::from(bundle.steps) + f32::from(bundle.chosen) * chosen
}
