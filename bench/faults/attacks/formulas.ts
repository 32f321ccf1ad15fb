import type { Attack, AttackedPortal } from '../attack.ts';
import { sendContract } from '../publish.ts';
import { shoot } from '../shot.ts';

const FORMULA = '=HYPERLINK(A1)';
/** The formula as the first thing of a cell, which a spreadsheet would run. */
const UNGUARDED = /(?:^|[;,\t])"?=HYPERLINK/m;

export const FORMULA_ATTACKS: readonly Attack[] = [
  {
    id: '14b',
    group: 'brief',
    name: 'a formula in a published cell, in what a person opens in a spreadsheet',
    run: async (portal) => {
      const { status, text } = await sendContract(portal, FORMULA, 'acrescenta=1');
      if (status !== 200) return { success: `not published: ${status}`, held: false };
      const paths = await downloads(portal, JSON.parse(text).data.relatorio.carga);
      const found = await Promise.all(
        paths.map(async (path) => UNGUARDED.test((await shoot(portal.port, { path })).text)),
      );
      const open = paths.filter((_, i) => found[i]);
      return { success: open.length ? `would run in ${open.join(' and ')}` : 'runs nowhere', held: open.length === 0 };
    },
  },
];

/** The files of the portal's own buttons: the list, and the load as it was kept. */
const downloads = async ({ port }: AttackedPortal, load: number): Promise<string[]> => {
  const { text } = await shoot(port, { path: '/api/v1/contratos/cargas?_size=5' });
  const loads: { carga: number; href: string }[] = JSON.parse(text).data;
  const kept = loads.find(({ carga }) => carga === load);
  return ['/api/v1/contratos.csv?_planilha=1', ...(kept ? [`/api${kept.href}?_planilha=1`] : [])];
};
