import type { Quadro } from '../../catalog/inicio/answer.ts';
import { declarations } from '../database/sql/loads.ts';
import type { HomeSnapshot } from './snapshot.ts';

/** Where nothing was published there is no figure, and no zero either: there may be a statement. */
export async function unpublishedPanel(
  { client, tenant }: HomeSnapshot,
  dataset: string,
  of: Pick<Quadro, 'id' | 'titulo' | 'termo' | 'para'>,
): Promise<Quadro> {
  const { rows } = await client.query<{ dataset: string; texto: string; ate: string }>(declarations(tenant.id));
  const said = rows.find((row) => row.dataset === dataset);
  const declaracao = said ? { texto: said.texto, ate: said.ate } : null;
  return { ...of, valores: [], base: null, linhas: null, declaracao };
}
