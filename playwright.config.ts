import { defineConfig } from '@playwright/test';
import { address, reserve } from './e2e/server.ts';
import { chromium } from './scripts/chromium.mjs';

const HOSTS = ['localhost', 'pmdemo.transparencia.localhost', 'cmdemo.transparencia.localhost'];
const SEEN = {
  name: 'cookiesAceitos',
  value: '1',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
};

/** They start what they test themselves, or need nothing started. */
const ALONE = /\/(?:dataset|layouts)\.spec\.ts$/;

await reserve();
// Without one the tests fail, and Playwright says which it misses.
const browser = chromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A machine that stands still for a second makes a test fail that is right: what passes at once again is told, not hidden.
  retries: 1,
  // A browser waits as often as it works: three keep two cores busy, and a fourth only makes the others wait.
  workers: 3,
  timeout: 120_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: address(),
    // A visitor who has been here before: the first visit, with its banner, has tests of its own.
    storageState: { cookies: HOSTS.map((domain) => ({ ...SEEN, domain })), origins: [] },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    // A worker between page and network hides requests from the tests that count or change them; its own test lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      // Root, which a container's tests often are, gets no sandbox, and a container little shared memory.
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
  },
  projects: [
    // What needs no portal begins while the portal under test is filled.
    { name: 'project', testMatch: ALONE },
    { name: 'desktop', testIgnore: ALONE, use: { viewport: { width: 1366, height: 900 } } },
    // What a hand and a narrow window change says so itself; the rest is the same at any width.
    {
      name: 'phone',
      testIgnore: ALONE,
      grep: /@hand/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
