import type pg from 'pg';
import { categoriesOf, MODELS_CATEGORY } from '../../../catalog/arquivos/arquivos.ts';
import type { Dever } from '../../../catalog/arquivos/dever.ts';
import type { DeskShelf, ShelfAnswer } from '../../../catalog/painel/arquivos/answer.ts';
import { type DutiesQuestion, readDuties } from '../../arquivos/duties.ts';
import { withdrawnDocuments } from '../../arquivos/editions.ts';
import { chosenFiles } from '../../arquivos/view.ts';
import type { DeskServices } from '../services.ts';

/** How every category of a body stands, those that are late first, then by the next due day. As the web role. */
export async function readShelves(client: pg.ClientBase, asked: DutiesQuestion): Promise<DeskShelf[]> {
  const duties = await readDuties(client, asked);
  const { rows } = await client.query<{ categoria: string; linhas: number }>(
    'SELECT categoria, count(*) AS linhas FROM pub._arquivos WHERE tenant = $1 GROUP BY categoria',
    [asked.tenant],
  );
  const counts = new Map(rows.map(({ categoria, linhas }) => [categoria, linhas]));
  return categoriesOf(asked.tipo)
    .filter(({ slug }) => slug !== MODELS_CATEGORY)
    .map(({ slug }) =>
      shelfOf(
        slug,
        counts.get(slug) ?? 0,
        duties.filter(({ categoria }) => categoria === slug),
      ),
    )
    .sort(mostUrgentFirst);
}

function shelfOf(categoria: string, publicados: number, duties: readonly Dever[]): DeskShelf {
  const of = (estado: Dever['estado']): Dever[] => duties.filter((due) => due.estado === estado);
  const late = of('falta').map(({ atraso }) => atraso ?? 0);
  const next = of('a vencer').flatMap(({ ate }) => ate ?? []);
  return {
    categoria,
    publicados,
    faltam: late.length,
    aVencer: next.length,
    declarados: of('declarado').length,
    atraso: late.length > 0 ? Math.max(...late) : null,
    proximo: next.sort()[0] ?? null,
  };
}

/** Those that lack something first, the latest of them on top; then whatever comes due next. */
function mostUrgentFirst(one: DeskShelf, other: DeskShelf): number {
  if (one.faltam > 0 !== other.faltam > 0) return one.faltam > 0 ? -1 : 1;
  if (one.faltam > 0) return (other.atraso ?? 0) - (one.atraso ?? 0);
  return (one.proximo ?? '9999').localeCompare(other.proximo ?? '9999');
}

/** A category from inside: its files in their public order, what is due of it, and what was withdrawn. */
export async function readShelf(
  { db }: DeskServices,
  asked: DutiesQuestion,
  categoria: string,
): Promise<Omit<ShelfAnswer, 'ok' | 'hoje'>> {
  const { tenant } = asked;
  const shown = await db.read(tenant, async (client) => {
    const { rows } = await client.query<{ ano: number }>(
      'SELECT DISTINCT ano FROM pub._arquivos WHERE tenant = $1 AND categoria = $2 AND ordem IS NOT NULL ORDER BY ano DESC',
      [tenant, categoria],
    );
    const { files, statements } = await chosenFiles(client, tenant, { categoria });
    const deveres = (await readDuties(client, asked)).filter((due) => due.categoria === categoria);
    return { data: files, declaracoes: statements, deveres, emOrdem: rows.map(({ ano }) => ano) };
  });
  const published = shown.data.map(({ slug }) => slug);
  const gone = await db.staff(tenant, (client) => withdrawnDocuments(client, tenant, categoria, published));
  return { ...shown, retirados: gone.map((one) => ({ ...one, fimEm: one.fimEm.toISOString() })) };
}
