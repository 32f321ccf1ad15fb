import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Below it the menu, the filters and the tables are a phone's. */
const NARROW = 600;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong, one line each, in both palettes: on a phone in one, for its colours are those of the wide window. */
export const faults = (page: Page): Promise<string[]> =>
  (page.viewportSize()?.width ?? 0) < NARROW ? glance(page) : scrutinise(page);

/** In both palettes whatever the width, for what only a phone shows. */
export async function scrutinise(page: Page): Promise<string[]> {
  // The policy of the page forbids scripts written into it, and a test is no exception worth making.
  await page.evaluate(axe.source);
  const found = await look(page);
  // By its class: while a dialog is open the button that sets it is out of reach.
  await page.evaluate(() => document.body.classList.add('contrast'));
  const inverted = (await look(page)).map((fault) => `high contrast: ${fault}`);
  await page.evaluate(() => document.body.classList.remove('contrast'));
  return [...found, ...inverted];
}

/** The same in the usual palette alone, for screens whose parts were looked at in both elsewhere. */
export async function glance(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return look(page);
}

/** What fades while an answer comes is as it will be only when it has come; a page that waits for ever is looked at waiting. */
async function still(page: Page): Promise<void> {
  for (let tries = 0; tries < 50 && !(await page.evaluate(isStill)); tries++) await page.waitForTimeout(100);
}

const isStill = (): boolean =>
  !document.querySelector('[aria-busy="true"]') &&
  !document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === 'running');

/** The rows of a table are all alike: three stand for the rest, which would take most of the time. */
async function look(page: Page): Promise<string[]> {
  await still(page);
  return page.evaluate(async (tags) => {
    const place = { include: [['html']], exclude: [['tbody tr:nth-child(n + 4)']] };
    const { axe: found } = window as unknown as { axe: typeof axe };
    const { violations, incomplete } = await found.run(place, {
      runOnly: tags,
      // Everything stands in some part of the page that those who listen can go to, although no criterion asks for it.
      rules: { region: { enabled: true } },
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
  }, RULES);
}
