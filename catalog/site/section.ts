import type { MenuItem } from './shell.ts';

/** What the pages of the portal that belong to no subject are called together. */
export const REST = 'O portal';

/** Whether an address is that of an item, or of something below it. */
export const isBelow = (path: string, { txtUrl }: Pick<MenuItem, 'txtUrl'>): boolean =>
  path === txtUrl || path.startsWith(`${txtUrl}/`);

/** The part of a body's menu that holds a page, by itself or by the list that leads to it. */
export const sectionOf = (menu: readonly MenuItem[], path: string): MenuItem | undefined =>
  menu.find(({ lstFilhos }) => lstFilhos.some((item) => item.txtUrl === path)) ??
  menu.find(({ lstFilhos }) => lstFilhos.some((item) => isBelow(path, item)));
