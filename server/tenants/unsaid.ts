import type pg from 'pg';
import { datasets } from '../../catalog/datasets/index.ts';
import { formatDay } from '../../catalog/fields/date.ts';

import { hideCpf } from '../../catalog/texto/privacy.ts';
import { Refusal } from '../refusal.ts';
import type { ExportedCargas, ExportedStatement } from './cargas.ts';

/** The act of the log by which a statement is taken back: what it said is in `antes`. */
export const WITHDRAWN_STATEMENT = 'declaracao.retirada';

/** A statement of a folder that would undo what somebody did after it. */
interface LostStatement extends ExportedStatement {
  /** Who took it back or wrote it anew, and when. */
  quem: string;
  quando: Date;
  foiRetirada: boolean;
}

/** What the statements of a folder meet in a body that is there. */
export interface MetStatements {
  /** Those that do not stand here, or stand with an older sentence. */
  fresh: readonly ExportedStatement[];
  lost: readonly LostStatement[];
}

/** For each statement of a folder: what stands in its place, and who took it back after it was made. */
const MET = `WITH sent AS (
    SELECT place, one->>'dataset' AS dataset, (one->>'de')::date AS de, (one->>'ate')::date AS ate, one->>'campo' AS campo,
      one->>'valor' AS valor, (one->>'publicadaEm')::timestamptz AS quando
    FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS list (one, place))
  SELECT DISTINCT ON (s.place) s.place::int - 1 AS place, d.texto, d."publicadaEm" > s.quando AS "isNewer",
    coalesce(d.autor, a.quem) AS quem, coalesce(d."publicadaEm", a.quando) AS quando
  FROM sent s
  LEFT JOIN portal.declaracoes d ON d.tenant = $1 AND d.dataset = s.dataset AND d.de = s.de AND d.ate = s.ate
    AND d.campo = s.campo AND d.valor = s.valor
  LEFT JOIN portal.atos a ON a.tenant = $1 AND a.acao = '${WITHDRAWN_STATEMENT}' AND a.quando > s.quando
    AND a.antes @> jsonb_build_object('dataset', s.dataset, 'de', s.de, 'ate', s.ate, 'campo', s.campo, 'valor', s.valor)
  ORDER BY s.place, a.numero DESC`;

interface Met {
  place: number;
  texto: string | null;
  isNewer: boolean | null;
  quem: string | null;
  quando: Date | null;
}

/** Compares the statements of a folder with what stands in the body that it names, and with what was taken back there. */
export async function meetStatements(
  client: pg.ClientBase,
  slug: string,
  { declaracoes }: ExportedCargas,
): Promise<MetStatements> {
  const known = await client.query<{ id: number }>('SELECT id FROM portal.tenants WHERE slug = $1', [slug]);
  const { rows } = await client.query<Met>(MET, [known.rows[0]?.id ?? 0, JSON.stringify(declaracoes)]);
  const fresh: ExportedStatement[] = [];
  const lost: LostStatement[] = [];
  for (const { place, texto, isNewer, quem, quando } of rows) {
    const one = declaracoes[place];
    if (!one || texto === hideCpf(one.texto)) continue;
    fresh.push(one);
    const isUndone = texto === null ? quando !== null : isNewer;
    if (isUndone && quem && quando) lost.push({ ...one, quem, quando, foiRetirada: texto === null });
  }
  return { fresh, lost };
}

/** Statements that are told one by one. */
const NAMED = 10;

/** Refuses a folder that would say again what was taken back after it was exported, or in older words. */
export function refuseLostStatements(slug: string, { lost }: MetStatements): void {
  if (lost.length === 0) return;
  const rest = lost.length > NAMED ? [`- e mais ${lost.length - NAMED}`] : [];
  throw new Refusal(
    [
      'Nada foi aplicado: a pasta publicaria de novo declarações que foram retiradas ou reescritas depois dela.',
      ...lost.slice(0, NAMED).map(lineOf),
      ...rest,
      `Exporte o que está no ar (portal tenant export ${slug} PASTA-NOVA) e mude ali; ou tire essas declarações de cargas.json; ou, para ficar com o que a pasta diz, repita com --sobrescrever.`,
    ].join('\n'),
  );
}

function lineOf({ dataset, de, ate, valor, quem, quando, foiRetirada }: LostStatement): string {
  const title = datasets.find(({ id }) => id === dataset)?.title ?? dataset;
  const day = quando.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' });
  const what = [title, ...(valor ? [valor] : []), `de ${formatDay(de)} a ${formatDay(ate)}`].join(', ');
  return `- ${what}: ${foiRetirada ? 'retirada' : 'reescrita'} por ${quem}, em ${day}`;
}
