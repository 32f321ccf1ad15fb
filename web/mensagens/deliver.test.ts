import { describe, expect, it } from 'vitest';
import type { Enviada } from '../../catalog/mensagens/answer.ts';
import type { Rascunho } from '../../catalog/mensagens/rascunho.ts';
import type { Prova } from '../../catalog/mensagens/request.ts';
import { ApiError } from '../api.ts';
import { deliver, mayHaveArrived } from './deliver.ts';
import { blankDraft } from './draft.ts';

const draft = (texto: string): Rascunho => ({ ...blankDraft('e-sic').rascunho, texto });
const enviada: Enviada = { protocolo: '2026.48392017-2', chave: 'K', criadaEm: '', prazo: null, copia: false };

/** A server that already holds one text under this key, and takes only fresh proofs. */
function means(held: string | null, fresh = 1) {
  const sent: string[] = [];
  let made = 1;
  const prova = (): Prova => ({ desafio: `d${made}`, n: made });
  const send = async ({ texto }: Rascunho, { n }: Prova): Promise<Enviada> => {
    sent.push(texto);
    if (n < fresh) throw new ApiError(409, { type: 'STALE_PROOF' });
    if (held !== null && held !== texto) throw new ApiError(409, { type: 'OTHER_CONTENT' });
    return enviada;
  };
  const renew = async () => {
    made += 1;
    return prova();
  };
  return { sent, send, take: async () => prova(), renew };
}

describe('a message', () => {
  it('is sent with the proof at hand', async () => {
    const own = means(null);
    expect(await deliver(draft('a'), [], own)).toEqual({ enviada, antes: false });
    expect(own.sent).toEqual(['a']);
  });

  it('whose proof is stale is sent again with another, three times at most', async () => {
    const own = means(null, 2);
    expect(await deliver(draft('a'), [], own)).toEqual({ enviada, antes: false });
    expect(own.sent).toEqual(['a', 'a']);
    expect(await deliver(draft('a'), [], means(null, 4))).toEqual({ enviada, antes: false });
    await expect(deliver(draft('a'), [], means(null, 5))).rejects.toThrow();
  });

  it('changed after one that arrived unanswered gives the protocol of the one that arrived', async () => {
    const own = means('a');
    expect(await deliver(draft('c'), [draft('b'), draft('a')], own)).toEqual({ enviada, antes: true });
    expect(own.sent).toEqual(['c', 'b', 'a']);
    await expect(deliver(draft('c'), [draft('b')], means('a'))).rejects.toMatchObject({ type: 'OTHER_CONTENT' });
  });
});

it.each([
  [0, true],
  [503, true],
  [400, false],
  [429, false],
])('after an answer of %i it may have arrived: %s', (status, open) => {
  expect(mayHaveArrived(new ApiError(status, {}))).toBe(open);
});
