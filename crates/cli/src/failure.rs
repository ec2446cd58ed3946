//! Why a command could not be carried out.

use std::fmt;
use std::process::ExitCode;

/// A command that failed, in one sentence.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked for makes no sense: exit code 2.
    Usage(String),
    /// It made sense but could not be done, or what was checked is not so: exit code 1.
    Failed(String),
}

impl Failure {
    pub(crate) fn usage(reason: impl fmt::Display) -> Failure {
        Failure::Usage(reason.to_string())
    }

    pub(crate) fn failed(reason: impl fmt::Display) -> Failure {
        Failure::Failed(reason.to_string())
    }

    #[expect(clippy::print_stderr, reason = "this is where the program complains")]
    pub(crate) fn report(self, program: &str) -> ExitCode {
        let (sentence, code) = match self {
            Failure::Usage(sentence) => (sentence, 2),
            Failure::Failed(sentence) => (sentence, 1),
        };
        eprintln!("{program}: {sentence}");
        ExitCode::from(code)
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        // A reader that has seen enough (`| head`) is no failure worth a sentence, but there is nothing left to do.
        if error.kind() == std::io::ErrorKind::BrokenPipe {
            std::process::exit(0);
        }
        Failure::failed(error)
    }
}
