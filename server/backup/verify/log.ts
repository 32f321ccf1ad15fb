import type pg from 'pg';
import { checkLog } from '../../seal/acts.ts';
import type { VerifiedBody, VerifyDifference } from './difference.ts';

/** Acts of the panel that are not as they were written. */
export async function logDifferences(client: pg.ClientBase, { id, slug }: VerifiedBody): Promise<VerifyDifference[]> {
  const { problemas } = await checkLog(client, id);
  return problemas.map(({ numero, texto }) => ({
    orgao: slug,
    assunto: 'registro do painel',
    onde: `ato ${numero}`,
    texto,
  }));
}
