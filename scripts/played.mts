// A game of bots, for pictures.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A whole game of bots as a file. */
export function played(game: string, seats: number, seed: number): object {
  const folder = mkdtempSync(join(tmpdir(), "saturnalia-pictures-"));
  const deal = [
    "--seats",
    `${seats}`,
    "--games",
    "1",
    "--seed",
    `${seed}`,
    "--bots",
    "greedy",
    "--record",
    folder,
  ];
  execFileSync(
    process.env["SATURNALIA_BIN"] ?? "",
    ["simulate", game, ...deal],
    { stdio: "ignore" },
  );
  const [file] = readdirSync(folder);
  const record = JSON.parse(
    readFileSync(join(folder, file ?? ""), "utf8"),
  ) as object;
  rmSync(folder, { recursive: true });
  return record;
}
