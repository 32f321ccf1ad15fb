import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { NOTAS } from '../../catalog/mensagens/resposta.ts';
import type { MediaDeNotas } from '../../catalog/servicos/answer.ts';
import { brasiliaToday } from '../../catalog/texto/moment.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';

/** How many people gave each mark, from 1 to 5. */
export type MarkCounts = readonly number[];

/** The marks of a body's services, by slug. */
export type ServiceMarks = ReadonlyMap<string, MarkCounts>;

const NONE: MarkCounts = NOTAS.map(() => 0);

export const marksFor = (marks: ServiceMarks, slug: string): MarkCounts => marks.get(slug) ?? NONE;

/** The mean of some marks, to one decimal. */
export function meanOf(counts: MarkCounts): MediaDeNotas {
  const respostas = counts.reduce((sum, count) => sum + count, 0);
  const total = counts.reduce((sum, count, i) => sum + count * (i + 1), 0);
  return { respostas, media: respostas === 0 ? null : Math.round((total / respostas) * 10) / 10 };
}

const READ = `SELECT servico, nota, sum(vezes)::int AS vezes FROM pub._avaliacoes
  WHERE tenant = $1 AND dia BETWEEN $2 AND $3 GROUP BY servico, nota`;

/** Reads the marks of one year or, without it, of all. */
export async function readMarks(client: pg.ClientBase, tenant: number, year?: number): Promise<ServiceMarks> {
  const days = year === undefined ? ['2000-01-01', '2999-12-31'] : [`${year}-01-01`, `${year}-12-31`];
  const { rows } = await client.query<{ servico: string; nota: number; vezes: number }>(READ, [tenant, ...days]);
  const found = new Map<string, number[]>();
  for (const { servico, nota, vezes } of rows) {
    const counts = found.get(servico) ?? [...NONE];
    counts[nota - 1] = vezes;
    found.set(servico, counts);
  }
  return found;
}

/** Reads the years that have marks, the last first. */
export async function readMarkedYears(client: pg.ClientBase, tenant: number): Promise<number[]> {
  const { rows } = await client.query<{ ano: number }>(
    'SELECT DISTINCT extract(year FROM dia)::int AS ano FROM pub._avaliacoes WHERE tenant = $1 ORDER BY 1 DESC',
    [tenant],
  );
  return rows.map(({ ano }) => ano);
}

export interface ServiceMark {
  servico: string;
  nota: number;
  comentario: string;
}

/** Comments kept of one body and day: more would be a flood, and marks are counted all the same. */
const MOST_COMMENTS = 200;

/** Counts a mark. A comment stays for a year, without a CPF, and for the body alone. */
export async function giveMark(
  client: pg.ClientBase,
  tenant: number,
  { servico, nota, comentario }: ServiceMark,
  today = brasiliaToday(),
): Promise<void> {
  await client.query(
    `INSERT INTO portal.avaliacoes AS known (tenant, servico, dia, nota, vezes) VALUES ($1, $2, $3, $4, 1)
     ON CONFLICT (tenant, servico, dia, nota) DO UPDATE SET vezes = known.vezes + 1`,
    [tenant, servico, today, nota],
  );
  if (comentario === '') return;
  await client.query(`DELETE FROM portal.comentarios WHERE tenant = $1 AND dia < $2::date - interval '1 year'`, [
    tenant,
    today,
  ]);
  await client.query(
    `INSERT INTO portal.comentarios (tenant, id, servico, dia, nota, texto)
     SELECT $1::int, $2::uuid, $3::text, $4::date, $5::int, $6::text
     WHERE (SELECT count(*) FROM portal.comentarios WHERE tenant = $1 AND dia = $4) < ${MOST_COMMENTS}`,
    [tenant, randomUUID(), servico, today, nota, hideCpf(comentario)],
  );
}
