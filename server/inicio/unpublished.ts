import type { Quadro } from '../../catalog/inicio/answer.ts';
import { wholeStatements } from '../dataset/declaration.ts';
import type { HomeSnapshot } from './snapshot.ts';

/** Where nothing was published there is no figure, and no zero either: there may be a statement. */
export async function unpublishedPanel(
  { client, tenant }: HomeSnapshot,
  dataset: string,
  of: Pick<Quadro, 'id' | 'titulo' | 'termo' | 'para'>,
): Promise<Quadro> {
  const said = (await wholeStatements(client, tenant.id)).get(dataset);
  const declaracao = said ? { texto: said.texto, ate: said.ate } : null;
  return { ...of, valores: [], base: null, linhas: null, declaracao };
}
