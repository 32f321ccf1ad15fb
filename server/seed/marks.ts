import type pg from 'pg';
import { addMonths, dayOf, isoDate } from '../../demo/kit/calendar.ts';
import { hash, Random } from '../../demo/kit/random.ts';

/** Months of the demonstration that have marks: this year and the three before. */
const MONTHS = 46;
/** Most people who rate one service in a month. */
const MOST_MARKS = 4;

const INSERT = `INSERT INTO portal.avaliacoes (tenant, servico, dia, nota, vezes)
  SELECT $1, servico, dia, nota, vezes FROM jsonb_to_recordset($2) AS m (servico text, dia date, nota int, vezes int)
  ON CONFLICT DO NOTHING`;

/** Writes marks of some years for the services of a demonstration body. The same seed makes the same ones. */
export async function seedServiceMarks(
  client: pg.ClientBase,
  { id, seed, until }: { id: number; seed: number; until: string },
): Promise<void> {
  const { rows } = await client.query<{ slug: string }>(
    `SELECT s->>'slug' AS slug FROM portal.tenants, jsonb_array_elements(dados->'servicos') s WHERE id = $1`,
    [id],
  );
  const made = rows.flatMap(({ slug }) => marksOf(slug, new Random(hash(seed, id, slug)), until));
  await client.query(INSERT, [id, JSON.stringify(made)]);
}

/** The marks of one service: most people are content, and not all. */
function marksOf(servico: string, random: Random, until: string) {
  const last = dayOf(until);
  return Array.from({ length: MONTHS }, (_, ago) => {
    const vezes = random.between(0, MOST_MARKS);
    const drawn = random.next();
    const nota = drawn < 0.45 ? 5 : drawn < 0.75 ? 4 : drawn < 0.88 ? 3 : drawn < 0.95 ? 2 : 1;
    return { servico, dia: isoDate(addMonths(last, -ago)), nota, vezes };
  }).filter(({ vezes }) => vezes > 0);
}
