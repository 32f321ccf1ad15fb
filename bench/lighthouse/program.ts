import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '../../scripts/chromium.mjs';
import { node, root, run } from '../../scripts/tasks.mjs';

/** The newest version that runs on Node 20. */
const VERSION = '12.8.2';
const FOLDER = join(root, 'node_modules/.cache/lighthouse');
const PROGRAM = join(FOLDER, 'node_modules/lighthouse/cli/index.js');

/**
 * Installs Lighthouse for the measurement alone: its two hundred packages are no part of the project. It stays for the
 * next measurement.
 */
export async function installLighthouse(say: (line: string) => void): Promise<void> {
  if (existsSync(PROGRAM)) return;
  say(`Lighthouse ${VERSION} is being installed…`);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', '--loglevel=error', `lighthouse@${VERSION}`];
  const npm = process.env.npm_execpath;
  const { output } = await (npm?.endsWith('.js') ? node([npm, ...args]) : run('npm', args));
  if (!existsSync(PROGRAM))
    throw new Error(`Lighthouse could not be installed, and nothing is measured without it:\n${output}`);
}

/** The figures of one visit, as Lighthouse names them. */
export interface LighthouseReport {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; score: number | null }>;
}

/** Attempts at a visit: now and then the browser loses the record of one, and Lighthouse asks for another. */
const ATTEMPTS = 3;

/** Visits a page once as Lighthouse's phone: a slow line and a processor of a quarter of the speed. */
export async function visitPage(url: string, attempt = 1): Promise<LighthouseReport> {
  const path = chromium();
  const flags = '--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu';
  const args = [PROGRAM, url, '--output=json', '--quiet', `--chrome-flags=${flags}`];
  const { code, output } = await node(args, path ? { CHROME_PATH: path } : {});
  const start = output.indexOf('{\n');
  if ((code !== 0 || start < 0) && attempt < ATTEMPTS) return visitPage(url, attempt + 1);
  if (code !== 0 || start < 0) throw new Error(`Lighthouse could not visit ${url}:\n${output.slice(0, 2_000)}`);
  const report: LighthouseReport = JSON.parse(output.slice(start));
  return report;
}
