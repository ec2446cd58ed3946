import browserTests from "../client/playwright.config";

export default {
  ...browserTests,
  testDir: ".",
  testMatch: "stages.spec.mts",
  workers: 1,
  retries: 0,
};
