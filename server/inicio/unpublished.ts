import type { Quadro } from '../../catalog/inicio/inicio.ts';
import { selectDeclarations } from '../database/sql/loads.ts';
import type { Front } from './front.ts';

/** Where nothing was published there is no figure, and no zero either: there may be a statement. */
export async function unpublished(
  { client, tenant }: Front,
  dataset: string,
  of: Pick<Quadro, 'id' | 'titulo' | 'termo' | 'para'>,
): Promise<Quadro> {
  const { rows } = await client.query(selectDeclarations(tenant.id));
  const said = rows.find((row) => row.dataset === dataset);
  const declaracao = said ? { texto: said.texto, ate: said.ate } : null;
  return { ...of, valores: [], base: null, linhas: null, declaracao };
}
