//! Steps of the agenda: questions put to seats, and happenings that run by themselves.
//!
//! Everything about a question stands in one place: who is asked, what may be answered, what follows, and all of it in
//! words. A game's list of steps is made by [`steps!`](crate::steps), from which all dispatching follows.

use std::fmt::{self, Debug};
use std::marker::PhantomData;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Context, Label, Piece, Play, Seat, SeatSet};

/// A step that asks one seat, or several at once.
pub trait Question<R: Play>: Copy {
    /// What may be answered here, and nothing else: a part of [`Play::Answer`] made by [`answers!`](crate::answers).
    type Answer: Copy + Into<R::Answer> + TryFrom<R::Answer>;

    /// Who must answer. Nobody: the question [lapses](Question::lapse). Several: they answer in secret, in any order,
    /// and all answers are handed over when the last is in.
    ///
    /// A seat without a legal answer is not asked; a seat with exactly one is. Being asked tells nothing that is hidden.
    fn asked(&self, state: &R::State) -> SeatSet;

    /// Every legal answer of an asked seat, in the order of [`Play::Answer`].
    fn offers(&self, state: &R::State, seat: Seat, offers: &mut Offers<'_, R, Self::Answer>);

    /// Carries out an offered answer. Where several seats were asked it is called once per seat in ascending order,
    /// after the last answer is in; what follows from all of them together belongs in a step of its own behind this one
    /// (`Vote · CountVotes`).
    fn answer(self, state: &mut R::State, seat: Seat, answer: Self::Answer, cx: &mut Context<'_, R>);

    /// What happens instead when nobody is asked.
    fn lapse(self, _state: &mut R::State, _cx: &mut Context<'_, R>) {}

    /// The question put to an asked seat, in one sentence.
    fn question(&self, state: &R::State, seat: Seat) -> Label;

    /// An offered answer in words.
    fn words(&self, state: &R::State, seat: Seat, answer: Self::Answer) -> Label;

    /// The pieces an offered answer touches, in the order in which a player would click them.
    fn pieces(&self, state: &R::State, seat: Seat, answer: Self::Answer) -> Vec<Piece>;

    /// Pieces that look as if they could be chosen now but cannot, with the reason.
    fn why_not(&self, _state: &R::State, _seat: Seat) -> Vec<(Piece, Label)> {
        Vec::new()
    }

    /// What becomes of the question where an asked seat has exactly one answer. Says nothing about how many there are.
    #[inline]
    fn lone(&self, _state: &R::State, _seat: Seat) -> Lone {
        Lone::Secret
    }

    /// The like things that an asked seat chooses one after the other, to be chosen in one go. None: there is one thing
    /// to be chosen, or each choice depends on what the one before led to.
    fn together(&self, _state: &R::State, _seat: Seat) -> Option<Together<Self::Answer>> {
        None
    }
}

/// What becomes of a question with exactly one answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lone {
    /// It is put: that there is only one is not for everybody to know, and an answer given at once would tell.
    Secret,
    /// It is put: a draw or a roll is made with one's own hand.
    Gesture,
    /// The table answers: whether there is only one depends on nothing that is hidden from anybody.
    Open,
}

/// Several like things that are chosen one after the other: the question comes again until there are enough.
///
/// Any so many of the things, in the order in which they are listed, are offered one after the other, and whoever chooses
/// learns nothing in between. Where nothing is left to
/// choose the rules may take the rest by themselves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Together<A> {
    /// How many are still to be chosen.
    pub count: u16,
    /// What can be chosen, sooner or later, and how often each; in the order of [`Play::Answer`].
    pub things: Vec<(A, u16)>,
}

impl<A> Together<A> {
    /// The same with answers of another type.
    pub fn map<B>(self, mut answer: impl FnMut(A) -> B) -> Together<B> {
        Together { count: self.count, things: self.things.into_iter().map(|(a, most)| (answer(a), most)).collect() }
    }
}

/// A step that asks nobody and runs by itself. What it leads to comes to a question or to the end: after
/// [`MOST_HAPPENINGS`](crate::MOST_HAPPENINGS) in a row the game [stands still](crate::Position::stands_still).
pub trait Happening<R: Play>: Copy {
    fn happen(self, state: &mut R::State, cx: &mut Context<'_, R>);
}

/// Takes the answers of one question into the list of offers of the game.
#[derive(Debug)]
pub struct Offers<'a, R: Play, A> {
    out: &'a mut Vec<R::Answer>,
    answers: PhantomData<A>,
}

impl<'a, R: Play, A: Into<R::Answer>> Offers<'a, R, A> {
    #[doc(hidden)]
    #[inline]
    pub fn into(out: &'a mut Vec<R::Answer>) -> Self {
        Offers { out, answers: PhantomData }
    }

    #[inline]
    pub fn add(&mut self, answer: A) {
        self.out.push(answer.into());
    }
}

impl<R: Play, A: Into<R::Answer>> Extend<A> for Offers<'_, R, A> {
    #[inline]
    fn extend<I: IntoIterator<Item = A>>(&mut self, answers: I) {
        self.out.extend(answers.into_iter().map(Into::into));
    }
}

/// All steps of a game as one type. Made by [`steps!`](crate::steps), never by hand.
///
/// What asks nobody has no words; an answer that does not belong to the question has none either.
pub trait Steps<R: Play>: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync {
    fn asked(&self, state: &R::State) -> SeatSet;
    fn offers(&self, state: &R::State, seat: Seat, out: &mut Vec<R::Answer>);
    /// Says who is asked. Nobody: the step has happened, or the question has lapsed.
    fn begin(self, state: &mut R::State, cx: &mut Context<'_, R>) -> SeatSet;
    /// Carries out an answer. One that does not belong to this step changes nothing.
    fn answer(
        self,
        state: &mut R::State,
        seat: Seat,
        answer: R::Answer,
        cx: &mut Context<'_, R>,
    ) -> Result<(), ForeignAnswer>;
    fn question(&self, state: &R::State, seat: Seat) -> Option<Label>;
    fn words(&self, state: &R::State, seat: Seat, answer: R::Answer) -> Option<Label>;
    fn pieces(&self, state: &R::State, seat: Seat, answer: R::Answer) -> Vec<Piece>;
    fn why_not(&self, state: &R::State, seat: Seat) -> Vec<(Piece, Label)>;
    fn lone(&self, state: &R::State, seat: Seat) -> Lone;
    fn together(&self, state: &R::State, seat: Seat) -> Option<Together<R::Answer>>;
}

/// An answer that belongs to another question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForeignAnswer;

impl fmt::Display for ForeignAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this answer belongs to another question")
    }
}

impl std::error::Error for ForeignAnswer {}

/// The list of a game's steps, in rulebook order, from which enum, dispatching and `cx.then(Draft { seat })` are made.
///
/// Each group names the module in which its steps stand; `ask` marks a [`Question`], `run` a [`Happening`].
///
/// ```ignore
/// saturnalia_rules::steps! {
///     /// One thing still to be done, named after the rulebook.
///     pub enum Step of CityOfRome {
///         round::draft { ask Draft }
///         round::upkeep { run Upkeep }
///     }
/// }
/// ```
///
/// The documentation of this crate begins with a game that uses it.
#[macro_export]
#[expect(clippy::crate_in_macro_def, reason = "the steps stand in the game's own crate")]
macro_rules! steps {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Step:ident of $Game:ident {
            $( $($path:ident)::+ { $( $kind:ident $name:ident ),* $(,)? } )*
        }
    ) => {
        $( $vis use crate::$($path)::+::{$($name),*}; )*

        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        $vis enum $Step { $($( $name($name), )*)* }

        impl ::std::fmt::Debug for $Step {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self { $($( $Step::$name(step) => ::std::fmt::Debug::fmt(step, f), )*)* }
            }
        }

        $($(
            impl From<$name> for $Step {
                #[inline]
                fn from(step: $name) -> $Step { $Step::$name(step) }
            }
        )*)*

        impl $crate::Steps<$Game> for $Step {
            #[inline]
            fn asked(&self, state: &<$Game as $crate::Play>::State) -> $crate::SeatSet {
                match self { $($( $Step::$name(step) => $crate::steps!(@asked $kind $Game, step, state), )*)* }
            }

            #[inline]
            fn offers(
                &self,
                state: &<$Game as $crate::Play>::State,
                seat: $crate::Seat,
                out: &mut Vec<<$Game as $crate::Play>::Answer>,
            ) {
                match self { $($( $Step::$name(step) => $crate::steps!(@offers $kind $Game, step, state, seat, out), )*)* }
            }

            #[inline]
            fn begin(
                self,
                state: &mut <$Game as $crate::Play>::State,
                cx: &mut $crate::Context<'_, $Game>,
            ) -> $crate::SeatSet {
                match self { $($( $Step::$name(step) => $crate::steps!(@begin $kind $Game, step, state, cx), )*)* }
            }

            #[inline]
            fn answer(
                self,
                state: &mut <$Game as $crate::Play>::State,
                seat: $crate::Seat,
                answer: <$Game as $crate::Play>::Answer,
                cx: &mut $crate::Context<'_, $Game>,
            ) -> Result<(), $crate::ForeignAnswer> {
                match self {
                    $($( $Step::$name(step) => $crate::steps!(@answer $kind $Game, $name, step, state, seat, answer, cx), )*)*
                }
            }

            fn question(&self, state: &<$Game as $crate::Play>::State, seat: $crate::Seat) -> Option<$crate::Label> {
                match self { $($( $Step::$name(step) => $crate::steps!(@question $kind $Game, step, state, seat), )*)* }
            }

            fn words(
                &self,
                state: &<$Game as $crate::Play>::State,
                seat: $crate::Seat,
                answer: <$Game as $crate::Play>::Answer,
            ) -> Option<$crate::Label> {
                match self {
                    $($( $Step::$name(step) => $crate::steps!(@words $kind $Game, $name, step, state, seat, answer), )*)*
                }
            }

            fn pieces(
                &self,
                state: &<$Game as $crate::Play>::State,
                seat: $crate::Seat,
                answer: <$Game as $crate::Play>::Answer,
            ) -> Vec<$crate::Piece> {
                match self {
                    $($( $Step::$name(step) => $crate::steps!(@pieces $kind $Game, $name, step, state, seat, answer), )*)*
                }
            }

            fn why_not(
                &self,
                state: &<$Game as $crate::Play>::State,
                seat: $crate::Seat,
            ) -> Vec<($crate::Piece, $crate::Label)> {
                match self { $($( $Step::$name(step) => $crate::steps!(@why_not $kind $Game, step, state, seat), )*)* }
            }

            fn lone(&self, state: &<$Game as $crate::Play>::State, seat: $crate::Seat) -> $crate::Lone {
                match self { $($( $Step::$name(step) => $crate::steps!(@lone $kind $Game, step, state, seat), )*)* }
            }

            fn together(
                &self,
                state: &<$Game as $crate::Play>::State,
                seat: $crate::Seat,
            ) -> Option<$crate::Together<<$Game as $crate::Play>::Answer>> {
                match self { $($( $Step::$name(step) => $crate::steps!(@together $kind $Game, step, state, seat), )*)* }
            }
        }
    };

    (@asked ask $Game:ident, $step:ident, $state:ident) => { $crate::Question::<$Game>::asked($step, $state) };
    (@asked run $Game:ident, $step:ident, $state:ident) => {{ let _ = $step; $crate::SeatSet::NONE }};
    (@offers ask $Game:ident, $step:ident, $state:ident, $seat:ident, $out:ident) => {
        $crate::Question::<$Game>::offers($step, $state, $seat, &mut $crate::Offers::into($out))
    };
    (@offers run $Game:ident, $step:ident, $state:ident, $seat:ident, $out:ident) => {{ let _ = $step; }};
    (@begin ask $Game:ident, $step:ident, $state:ident, $cx:ident) => {{
        let asked = $crate::Question::<$Game>::asked(&$step, $state);
        if asked.is_empty() {
            $crate::Question::<$Game>::lapse($step, $state, $cx);
        }
        asked
    }};
    (@begin run $Game:ident, $step:ident, $state:ident, $cx:ident) => {{
        $crate::Happening::<$Game>::happen($step, $state, $cx);
        $crate::SeatSet::NONE
    }};
    (@own $Game:ident, $name:ident, $answer:ident) => {
        <<$name as $crate::Question<$Game>>::Answer as TryFrom<<$Game as $crate::Play>::Answer>>::try_from($answer)
    };
    (@answer ask $Game:ident, $name:ident, $step:ident, $state:ident, $seat:ident, $answer:ident, $cx:ident) => {
        match $crate::steps!(@own $Game, $name, $answer) {
            Ok(own) => { $crate::Question::<$Game>::answer($step, $state, $seat, own, $cx); Ok(()) }
            Err(_) => Err($crate::ForeignAnswer),
        }
    };
    (@answer run $Game:ident, $name:ident, $step:ident, $state:ident, $seat:ident, $answer:ident, $cx:ident) => {{
        let _ = $step;
        Err($crate::ForeignAnswer)
    }};
    (@question ask $Game:ident, $step:ident, $state:ident, $seat:ident) => {
        Some($crate::Question::<$Game>::question($step, $state, $seat))
    };
    (@question run $Game:ident, $step:ident, $state:ident, $seat:ident) => {{ let _ = $step; None }};
    (@words ask $Game:ident, $name:ident, $step:ident, $state:ident, $seat:ident, $answer:ident) => {
        $crate::steps!(@own $Game, $name, $answer)
            .ok()
            .map(|own| $crate::Question::<$Game>::words($step, $state, $seat, own))
    };
    (@words run $Game:ident, $name:ident, $step:ident, $state:ident, $seat:ident, $answer:ident) => {{
        let _ = $step;
        None
    }};
    (@pieces ask $Game:ident, $name:ident, $step:ident, $state:ident, $seat:ident, $answer:ident) => {
        $crate::steps!(@own $Game, $name, $answer)
            .map(|own| $crate::Question::<$Game>::pieces($step, $state, $seat, own))
            .unwrap_or_default()
    };
    (@pieces run $Game:ident, $name:ident, $step:ident, $state:ident, $seat:ident, $answer:ident) => {{
        let _ = $step;
        Vec::new()
    }};
    (@why_not ask $Game:ident, $step:ident, $state:ident, $seat:ident) => {
        $crate::Question::<$Game>::why_not($step, $state, $seat)
    };
    (@why_not run $Game:ident, $step:ident, $state:ident, $seat:ident) => {{ let _ = $step; Vec::new() }};
    (@lone ask $Game:ident, $step:ident, $state:ident, $seat:ident) => {
        $crate::Question::<$Game>::lone($step, $state, $seat)
    };
    (@lone run $Game:ident, $step:ident, $state:ident, $seat:ident) => {{ let _ = $step; $crate::Lone::Secret }};
    (@together ask $Game:ident, $step:ident, $state:ident, $seat:ident) => {
        $crate::Question::<$Game>::together($step, $state, $seat).map(|together| together.map(Into::into))
    };
    (@together run $Game:ident, $step:ident, $state:ident, $seat:ident) => {{ let _ = $step; None }};
}

/// The answers of one question, each a variant of the game's [`Play::Answer`] of the same name.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// pub enum Answer { Keep(u8), Build(u8), Move { from: u8, to: u8 }, Finish }
///
/// saturnalia_rules::answers! { Answer:
///     /// One card of the packet.
///     pub struct Keep(card: u8);
///     /// What a builder does.
///     pub enum Deed { Build(card: u8), Move { from: u8, to: u8 }, Finish }
/// }
/// assert_eq!(Answer::from(Keep(3)), Answer::Keep(3));
/// assert_eq!(Deed::try_from(Answer::Finish), Ok(Deed::Finish));
/// assert!(Deed::try_from(Answer::Keep(3)).is_err(), "it belongs to another question");
/// ```
#[macro_export]
macro_rules! answers {
    ($Whole:ident:) => {};
    (
        $Whole:ident:
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $( $(#[$variant_meta:meta])* $variant:ident $( ($value:ident : $type:ty) )? $( { $($field:ident : $field_type:ty),* $(,)? } )? ),* $(,)?
        }
        $($rest:tt)*
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $name { $( $(#[$variant_meta])* $variant $( ($type) )? $( { $($field: $field_type),* } )? ),* }

        impl From<$name> for $Whole {
            #[inline]
            fn from(own: $name) -> $Whole {
                match own { $( $name::$variant $( ($value) )? $( { $($field),* } )? => $Whole::$variant $( ($value) )? $( { $($field),* } )? ),* }
            }
        }

        impl TryFrom<$Whole> for $name {
            type Error = $crate::ForeignAnswer;

            #[inline]
            #[allow(unreachable_patterns, clippy::wildcard_enum_match_arm, reason = "every other answer is foreign")]
            fn try_from(whole: $Whole) -> Result<$name, $crate::ForeignAnswer> {
                match whole {
                    $( $Whole::$variant $( ($value) )? $( { $($field),* } )? => Ok($name::$variant $( ($value) )? $( { $($field),* } )?), )*
                    _ => Err($crate::ForeignAnswer),
                }
            }
        }

        $crate::answers! { $Whole: $($rest)* }
    };
    (
        $Whole:ident:
        $(#[$meta:meta])*
        $vis:vis struct $name:ident $( ($value:ident : $type:ty) )?;
        $($rest:tt)*
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis struct $name $( (pub $type) )?;

        $crate::answers! { @converted $Whole, $name, $name $( ($value) )? }
        $crate::answers! { $Whole: $($rest)* }
    };
    (
        $Whole:ident:
        $(#[$meta:meta])*
        $vis:vis struct $name:ident { $($field:ident : $field_type:ty),* $(,)? }
        $($rest:tt)*
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis struct $name { $(pub $field: $field_type),* }

        $crate::answers! { @converted $Whole, $name, $name { $($field),* } }
        $crate::answers! { $Whole: $($rest)* }
    };
    (@converted $Whole:ident, $name:ident, $variant:ident $($body:tt)?) => {
        impl From<$name> for $Whole {
            #[inline]
            fn from(own: $name) -> $Whole {
                let $name $($body)? = own;
                $Whole::$variant $($body)?
            }
        }

        impl TryFrom<$Whole> for $name {
            type Error = $crate::ForeignAnswer;

            #[inline]
            #[allow(irrefutable_let_patterns, reason = "a game may have a single answer")]
            fn try_from(whole: $Whole) -> Result<$name, $crate::ForeignAnswer> {
                if let $Whole::$variant $($body)? = whole { Ok($name $($body)?) } else { Err($crate::ForeignAnswer) }
            }
        }
    };
}
