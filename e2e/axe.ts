import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Windows narrower than this show the menu, the filters and the tables as a phone does. */
const NARROW = 600;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules of axe that look at colours: all that another palette can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong, one line each, in both palettes: on a phone in one, for its colours are those of the wide window. */
export const faults = (page: Page): Promise<string[]> =>
  (page.viewportSize()?.width ?? 0) < NARROW ? glance(page) : scrutinise(page);

/** What axe finds wrong in both palettes whatever the width, for what only a phone shows. */
export async function scrutinise(page: Page): Promise<string[]> {
  const found = await glance(page);
  // By its class: while a dialog is open the button that sets it is out of reach.
  await page.evaluate(() => document.body.classList.add('contrast'));
  const inverted = (await look(page, { type: 'rule', values: COLOURS })).map((fault) => `high contrast: ${fault}`);
  await page.evaluate(() => document.body.classList.remove('contrast'));
  return [...found, ...inverted];
}

/** What axe finds wrong in the usual palette alone, for screens whose parts are scrutinised elsewhere. */
export async function glance(page: Page): Promise<string[]> {
  // The policy of the page forbids scripts written into it: axe comes by the debugger, once into each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return look(page, { type: 'tag', values: RULES });
}

/** Waits, some five seconds at most, until nothing loads or fades: a page that waits for ever is looked at waiting. */
const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = () =>
      document.querySelector('[aria-busy="true"]') ||
      document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === 'running');
    for (let frames = 0; frames < 300 && moving(); frames++) await new Promise((done) => requestAnimationFrame(done));
  });

/** Runs some rules of axe. The rows of a table are all alike: three stand for the rest, which would take most of the time. */
async function look(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  await still(page);
  return page.evaluate(async (only) => {
    const place = { include: [['html']], exclude: [['tbody tr:nth-child(n + 4)']] };
    const { axe: found } = window as unknown as { axe: typeof axe };
    const { violations, incomplete } = await found.run(place, {
      runOnly: only,
      // Everything stands in some part of the page that those who listen can go to, although no criterion asks for it.
      rules: only.type === 'tag' ? { region: { enabled: true } } : {},
      resultTypes: ['violations', 'incomplete'],
    });
    // Text in the very colour of what it lies on: axe asks whether it is meant to be hidden. Here it never is.
    const unseen = incomplete
      .filter(({ id }) => id === 'color-contrast')
      .map((rule) => ({
        ...rule,
        nodes: rule.nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
      }));
    return [...violations, ...unseen].flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
    );
  }, runOnly);
}
