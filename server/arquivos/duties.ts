import type pg from 'pg';
import { categoriesOf } from '../../catalog/arquivos/arquivos.ts';
import type { Dever, DeveresAnswer, DeveresQuestion, DutyTally } from '../../catalog/arquivos/dever.ts';
import { type DutyBody, dutiesOf } from '../../catalog/arquivos/duties.ts';
import { type DutyFile, standingOf } from '../../catalog/arquivos/standing.ts';
import { readStatements } from './statements.ts';

/** The body whose duties are asked for, and the day. */
export interface DutiesQuestion extends DutyBody {
  tenant: number;
  today: string;
}

/** Everything that a body has to publish as files, and how each stands. Asked as the web role, within a tenant. */
export async function readDuties(client: pg.ClientBase, { tenant, today, ...body }: DutiesQuestion): Promise<Dever[]> {
  const { rows: files } = await client.query<DutyFile>(
    'SELECT slug, categoria, titulo, ano, periodo, partes, data FROM pub._arquivos WHERE tenant = $1',
    [tenant],
  );
  const kept = { files, statements: await readStatements(client, tenant) };
  return categoriesOf(body.tipo).flatMap((category) =>
    standingOf(category, dutiesOf(category, body, today), kept, today),
  );
}

/** A page of the dues that were asked for, and how each category stands as a whole. */
export function answerDuties(all: readonly Dever[], asked: DeveresQuestion, today: string): DeveresAnswer {
  const { _page: page, _size: size } = asked;
  const found = all.filter((due) => isAsked(due, asked));
  const data = found.slice((page - 1) * size, page * size);
  return { ok: true, data, page, size, total: found.length, categorias: talliesOf(all), hoje: today };
}

const isAsked = (due: Dever, { categoria, ano, periodo, parte, estado }: DeveresQuestion): boolean =>
  (categoria === undefined || due.categoria === categoria) &&
  (ano === undefined || due.ano === null || due.anoFinal === null || (ano >= due.ano && ano <= due.anoFinal)) &&
  (periodo === undefined || due.periodo === periodo) &&
  (parte === undefined || due.parte === parte) &&
  (estado === undefined || due.estado === estado);

function talliesOf(all: readonly Dever[]): DutyTally[] {
  const known = new Map<string, DutyTally>();
  for (const { categoria, estado } of all) {
    const tally = known.get(categoria) ?? { categoria, publicados: 0, declarados: 0, faltam: 0, aVencer: 0 };
    tally[COUNTED[estado]] += 1;
    known.set(categoria, tally);
  }
  return [...known.values()];
}

const COUNTED = { publicado: 'publicados', declarado: 'declarados', falta: 'faltam', 'a vencer': 'aVencer' } as const;
