import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/browser',
  timeout: 240_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Deals and bots are chosen: what is broken fails again. Two cores also run the servers, the bots and the browsers of two
  // tests at once: what was only late is tried once more, and listed as flaky.
  retries: 1,
  // A busy machine answers late, but it answers.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: process.env['SATURNALIA_TEST_OUTPUT'] ?? '/tmp/saturnalia-browser-tests',
  use: {
    browserName: 'chromium',
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
