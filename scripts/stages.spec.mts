// Every game at three stages on five screens, in both themes and languages: bots play a game to its end, and a person takes over a seat.

import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withBoard } from "../client/tests/browser/boards";
import { still } from "../client/tests/browser/inspect";
import { expect, LAPTOP, sit, test } from "../client/tests/browser/server";
import { played } from "./played.mts";

const FOLDER = process.env["SATURNALIA_STAGES"] ?? "";
/** How much of the game has been played. */
const STAGES = { "1-opening": 0.02, "2-middle": 0.5, "3-end": 0.93 };
const SCREENS = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [390, 844],
  [844, 390],
] as const;
const LOOKS = [
  ["de", "light"],
  ["en", "dark"],
  ["en", "light"],
  ["de", "dark"],
] as const;
/** The most that sit at a table: then it is fullest. */
const SEATS: Record<string, number> = { sylla: 4, "city-of-rome": 4 };
const SEED = 5;

for (const game of withBoard)
  for (const [stage, share] of Object.entries(STAGES))
    test(`${game} ${stage}`, async ({ browser, server }) => {
      test.setTimeout(600_000);
      const seats = SEATS[game] ?? 5;
      const { page } = await sit(browser, server, LAPTOP);
      const post = async (path: string, data: object) => {
        const answer = await page.request.post(path, { data });
        expect(answer.ok(), await answer.text()).toBe(true);
        return (await answer.json()) as { table: string };
      };
      await post("/api/session", { name: "Livia" });
      const whole = await post("/api/import", played(game, seats, SEED));
      const replay = await page.request.get(
        `/api/tables/${whole.table}/replay`,
      );
      const { by } = (await replay.json()) as { by: number[] };
      const bots = Array.from({ length: seats - 1 }, () => ({
        bot: { spec: "greedy" },
      }));
      const from = by.findIndex(
        (seat, entry) => seat === 0 && entry >= by.length * share,
      );
      const { table } = await post(`/api/tables/${whole.table}/play-on`, {
        entry: from,
        seats: ["me", ...bots],
      });
      await page.goto(`/table/${table}`);
      for (const [language, light] of LOOKS) {
        await page.emulateMedia({ colorScheme: light });
        const chosen = { language, light, motion: "off", turns: "at_once" };
        await page.evaluate(
          (kept) =>
            localStorage.setItem("saturnalia.settings", JSON.stringify(kept)),
          chosen,
        );
        await page.reload();
        await page.locator(".prompt.mine").waitFor();
        for (const [width, height] of SCREENS) {
          await page.setViewportSize({ width, height });
          await still(page);
          const folder = join(
            FOLDER,
            `${width}x${height}`,
            `${light}-${language}`,
          );
          mkdirSync(folder, { recursive: true });
          await page.screenshot({ path: join(folder, `${game} ${stage}.png`) });
        }
      }
    });

test.afterAll("sheets", async ({ browser }) => {
  for (const [width, height] of SCREENS)
    for (const [language, light] of LOOKS) {
      const folder = join(FOLDER, `${width}x${height}`, `${light}-${language}`);
      const files = readdirSync(folder).filter((file) => file.endsWith(".png"));
      const across = width > height ? Math.floor(640 * 3) : 390 * 5;
      const each = width > height ? 640 : 390;
      const images = files.map(
        (file) =>
          `<img src="file://${encodeURI(join(folder, file))}" width="${each}">`,
      );
      const sheet = join(
        FOLDER,
        `sheet-${width}x${height}-${light}-${language}`,
      );
      writeFileSync(
        `${sheet}.html`,
        `<body style="margin:0;display:flex;flex-wrap:wrap">${images.join("")}`,
      );
      const page = await browser.newPage({
        viewport: { width: across, height: 400 },
      });
      await page.goto(`file://${sheet}.html`);
      await page.screenshot({ path: `${sheet}.png`, fullPage: true });
      await page.close();
    }
});
