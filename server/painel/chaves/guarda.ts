import type pg from 'pg';
import type { DestinoChaves } from '../../../catalog/painel/chaves/answer.ts';
import { mayDo, type Papel } from '../../../catalog/painel/papeis.ts';
import { Fault } from '../../http/fault.ts';
import { revokeToken } from '../../remote/register.ts';
import { type ActAuthor, writeAct } from '../atos.ts';

/** A key that is still good, and the person who answers for it. */
interface KeptKey {
  id: number;
  nome: string;
  pessoa: string;
}

const GOOD = `SELECT id, nome, pessoa FROM portal.chaves
  WHERE tenant = $1 AND pessoa IS NOT NULL AND "revogadaEm" IS NULL AND "expiraEm" > now() ORDER BY id`;

/** The keys of a body that are good and that a person answers for. */
export const keptKeys = async (client: pg.ClientBase, tenant: number): Promise<KeptKey[]> =>
  (await client.query<KeptKey>(GOOD, [tenant])).rows;

/** Somebody whose roles change or who leaves, and who changes them. */
export interface LostRight {
  author: ActAuthor;
  pessoa: string;
  /** Roles that they have from now on. */
  papeis: readonly Papel[];
}

const ONES_OWN = new Fault(
  409,
  'CONFLICT',
  'Quem deixa o Controle não responde mais por chaves. Revogue-as, ou peça a outra pessoa do Controle que faça a mudança e as mantenha.',
);

/**
 * Settles what becomes of the keys of somebody who may make none from now on: they are revoked, or whoever decides keeps them
 * and answers for them. A key that nobody answers for would go on publishing without anybody who remembers it. Their names.
 */
export async function settleKeys(
  client: pg.ClientBase,
  { author, pessoa, papeis }: LostRight,
  destino: DestinoChaves,
): Promise<string[]> {
  if (mayDo(papeis, 'chaves')) return [];
  const keys = (await keptKeys(client, author.tenant)).filter((key) => key.pessoa === pessoa);
  if (keys.length > 0 && destino === 'manter' && author.pessoa === pessoa) throw ONES_OWN;
  for (const { id, nome: alvo } of keys)
    if (destino === 'manter') {
      await client.query('UPDATE portal.chaves SET pessoa = $3 WHERE tenant = $1 AND id = $2', [
        ...[author.tenant, id, author.pessoa],
      ]);
      await writeAct(client, author, { acao: 'chave.mantida', alvo, depois: { responde: author.quem } });
    } else {
      await revokeToken(client, author.tenant, id);
      await writeAct(client, author, {
        ...{ acao: 'chave.revogada', alvo, antes: { estado: 'válida' }, depois: { estado: 'revogada' } },
      });
    }
  return keys.map(({ nome }) => nome);
}
