import type pg from 'pg';
import { criteriaOfBody } from '../../catalog/pntp/matrix.ts';
import { plusDays } from '../../catalog/texto/day.ts';
import type { DemoSlug } from '../../demo/town/units.ts';
import { BODY_KIND } from '../../demo/town/units.ts';
import { attest } from '../pntp/attest.ts';
import { currentMatrix } from '../pntp/edition.ts';

/** Who answers for what no program can judge, and the invented official site of each body. */
const ANSWERING: Readonly<Record<DemoSlug, { quem: string; site: string }>> = {
  pmdemo: { quem: 'Controladoria-Geral do Município', site: 'https://www.valeclaro.example' },
  cmdemo: { quem: 'Controladoria da Câmara', site: 'https://www.camaravaleclaro.example' },
};

/** Days before the demonstration's own that its site was looked at, and days after it that this holds. */
const LOOKED_BEFORE = 20;
const HOLDS_FOR = 180;

/** Attests, for a demonstration body, the halves of the criteria that are about its official site and its documents. */
export async function attestDemo(
  client: pg.ClientBase,
  { id, slug }: { id: number; slug: DemoSlug },
  until: string,
): Promise<void> {
  const { quem, site } = ANSWERING[slug];
  const times = { em: plusDays(until, -LOOKED_BEFORE), ate: plusDays(until, HOLDS_FOR) };
  for (const { numero, atesta } of criteriaOfBody(currentMatrix(), BODY_KIND[slug]))
    if (atesta) await attest(client, id, { criterio: numero, quem, endereco: site, ...times });
}
