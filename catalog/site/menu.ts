import type { Dataset } from '../dataset.ts';
import { type PagedBody, routesOf, SUBJECTS } from '../routes.ts';
import type { MenuItem } from './shell.ts';

const inside = (txtDescricao: string, txtUrl: string, lstFilhos: MenuItem[] = []): MenuItem => ({
  txtDescricao,
  txtUrl,
  blnPopUp: '0',
  lstFilhos,
});

/** The menu of a body that has not made its own: every page that it has, under its subject. */
export function usualMenu(datasets: readonly Dataset[], body: PagedBody): MenuItem[] {
  const pages = routesOf(datasets, body);
  const subjects = SUBJECTS.flatMap((menu) => {
    const own = pages.filter((page) => page.menu === menu).map(({ title, path }) => inside(title, path));
    const [first, ...others] = own;
    return first ? [inside(menu, first.txtUrl, others.length > 0 ? own : [])] : [];
  });
  return [inside('Início', '/'), ...subjects];
}
