import { type Browser, chromium } from '@playwright/test';
import { chromium as installed } from '../scripts/chromium.mjs';
import { type BenchFigure, kb } from './figure.ts';
import type { GrownStage } from './grown.ts';

const HOME = 90_000;
const LIST = 60_000;

interface Weight {
  script: number;
  style: number;
}

/** Bytes that a browser with an empty cache receives, compressed, before anybody scrolls. */
export async function measureBytes(stage: GrownStage): Promise<BenchFigure[]> {
  const served = await stage.serve();
  const path = installed();
  const browser = await chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const site = new URL(served.base).origin.replace('127.0.0.1', 'localhost');
  const home = await weigh(browser, `${site}/`, 'h1');
  const list = await weigh(browser, `${site}/contratos`, 'table td');
  await browser.close();
  await served.stop();
  const more = list.script - home.script;
  return [
    figure('JavaScript of the home page', home.script, HOME, home),
    figure('JavaScript that the list page adds', more, LIST, list),
  ];
}

const figure = (what: string, size: number, most: number, { style }: Weight): BenchFigure => ({
  what: `${what} (its CSS: ${kb(style)})`,
  measured: kb(size),
  against: `${kb(most)}, the limit`,
  ratio: size / most,
  limit: { most: 1 },
});

/** Waits until the content of the page is there and no request is under way. */
async function weigh(browser: Browser, url: string, sign: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'pt-BR' });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const weight: Weight = { script: 0, style: 0 };
  wire.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') weight.script += encodedDataLength;
    if (kinds.get(requestId) === 'Stylesheet') weight.style += encodedDataLength;
  });
  await wire.send('Network.enable');
  await page.goto(url);
  await page.locator(sign).first().waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return weight;
}
