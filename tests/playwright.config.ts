import { defineConfig } from '@playwright/test'
import { browserLaunchOptions } from './setup/browser'

/**
 * Journeys and accessibility in Chromium, against one stack with a built site that all files share. Journeys change it and
 * go one by one; the pages are examined afterwards, two at a time.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '.out/results',
  globalSetup: './setup/global/browser-stack.ts',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    launchOptions: await browserLaunchOptions(),
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
  },
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts', workers: 1 },
    {
      name: 'a11y',
      testMatch: 'a11y/**/*.spec.ts',
      fullyParallel: true,
      dependencies: ['e2e'],
      // The list of a country is examined at every width with all its cards.
      timeout: 180_000,
      // A violation names its element; a recording of every page would only cost time.
      use: { trace: 'off' },
    },
  ],
})
