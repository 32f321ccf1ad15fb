// The browser that the tests use: an installed one.
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { run } from './tasks.mjs';

// The shell first: the same browser without the windows that nobody sees, and a third faster for it.
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium: the one in CHROMIUM_PATH, of the system, or of Playwright; undefined if there is none. */
export function chromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...found, ...ELSEWHERE, playwright.executablePath()].find((path) => existsSync(path));
}

/** Sees that there is one: on Debian, as root, by installing it. */
export async function provide() {
  const given = chromium();
  if (given && existsSync(given)) return;
  if (given) throw new Error(`CHROMIUM_PATH aponta para ${given}, que não existe.`);
  if (debian() && process.getuid?.() === 0) await aptInstall();
  if (chromium()) return;
  throw new Error(
    'Falta um Chromium para os testes de navegador. Instale um: no Debian e no Ubuntu, `sudo apt-get install chromium`; ' +
      'em outros sistemas, `npx playwright install chromium`; ou aponte um já instalado em CHROMIUM_PATH.',
  );
}

const debian = () =>
  existsSync('/etc/os-release') && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));

async function aptInstall() {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], quiet);
  for (const name of [SHELL, 'chromium']) {
    const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', name], quiet);
    if (code === 0) return;
    console.error(output);
  }
}
