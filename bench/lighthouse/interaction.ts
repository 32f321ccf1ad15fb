import { type Browser, chromium, type Page } from '@playwright/test';
import { chromium as installed } from '../../scripts/chromium.mjs';
import { type BenchFigure, median, ms } from '../figure.ts';

/** Milliseconds from a press to the next paint that a reader takes for at once. */
const LIMIT = 150;
/** How much slower than this machine the reader's processor is. */
const SLOWER = 4;

interface Interaction {
  what: string;
  /** Brings the list to where the press is made. */
  ready?(page: Page): Promise<void>;
  press(page: Page): Promise<void>;
}

const INTERACTIONS: readonly Interaction[] = [
  {
    what: 'filter',
    ready: (page) =>
      page
        .getByLabel(/Objeto/)
        .first()
        .fill('escola'),
    press: (page) =>
      page
        .getByRole('button', { name: /^Filtrar|^Aplicar/ })
        .first()
        .click(),
  },
  { what: 'sort', press: (page) => page.locator('thead a').first().click() },
  { what: 'page', press: (page) => page.getByRole('link', { name: 'Próxima página' }).first().click() },
];

/** Measures how long each press on a list takes to be seen, on a slowed processor. */
export async function measureInteractions(origin: string, visits: number): Promise<BenchFigure[]> {
  const path = installed();
  const browser = await chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const figures: BenchFigure[] = [];
    for (const interaction of INTERACTIONS) {
      const seen: number[] = [];
      for (let i = 0; i < visits; i += 1) seen.push(await pressOnce(browser, `${origin}/contratos`, interaction));
      figures.push(figureOf(interaction.what, median(seen)));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function pressOnce(browser: Browser, url: string, { ready, press }: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('table td').first().waitFor();
  const wire = await context.newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await ready?.(page);
  await page.evaluate(watchPresses);
  await press(page);
  await page.waitForLoadState('networkidle');
  const longest = await page.evaluate(() => window.longestPress ?? 0);
  await context.close();
  return longest;
}

declare global {
  interface Window {
    longestPress?: number;
  }
}

/** Notes the longest press from now on, by the browser's own clock: what came before, such as typing, is not meant. */
function watchPresses(): void {
  // Shorter presses than the browser reports by itself count too.
  const every: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  const since = performance.now();
  window.longestPress = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.startTime >= since) window.longestPress = Math.max(window.longestPress ?? 0, entry.duration);
  }).observe(every);
}

const figureOf = (what: string, value: number): BenchFigure => ({
  what: `From press to paint on a list, ${what}, processor ${SLOWER} times slower`,
  measured: ms(value),
  against: `${ms(LIMIT)}, the limit`,
  ratio: value / LIMIT,
  limit: { most: 1 },
});
