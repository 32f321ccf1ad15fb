import { describe, expect, it } from 'vitest';
import { ANEXOS } from '../../catalog/mensagens/anexo.ts';
import type { Anexo } from '../../catalog/mensagens/answer.ts';
import type { Prova } from '../../catalog/mensagens/request.ts';
import { ApiError } from '../api.ts';
import { arrivedFiles, pendingReason, Uploads, uploadStatus } from './uploads.ts';

const file = (name: string, size = 4): File => new File([new Uint8Array(size)], name);
const anexo = (nome: string): Anexo => ({ id: `id-${nome}`, nome, tipo: 'image/png', tamanho: 4, de: 'cidadao' });
const proof = { take: async () => ({ desafio: 'd', n: 1 }), renew: async () => ({ desafio: 'e', n: 2 }) };
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

function desk(answer: (nome: string, prova: Prova) => Anexo | Error | null) {
  const dropped: string[] = [];
  const uploads = new Uploads(
    [],
    proof,
    async ({ name }, prova, { progress, signal }) => {
      progress(0.6);
      const given = answer(name, prova);
      if (given instanceof Error) throw given;
      return given ?? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
    async (id) => void dropped.push(id),
  );
  return { uploads, dropped, now: () => uploads.items.read() };
}

describe('a file', () => {
  it('is sent as soon as it is chosen, and can be taken back', async () => {
    const { uploads, dropped, now } = desk(anexo);
    expect(uploads.add([file('a.png')])).toEqual([]);
    await soon();
    expect(arrivedFiles(now())).toEqual([anexo('a.png')]);
    expect(pendingReason(now())).toBeNull();
    expect(uploadStatus(now())).toBe('a.png: enviado');
    uploads.remove(now()[0]?.id ?? '');
    expect([now(), dropped]).toEqual([[], ['id-a.png']]);
  });

  it('on its way keeps the message back, and can be cancelled', async () => {
    const { uploads, now } = desk(() => null);
    uploads.add([file('a.png')]);
    await soon();
    expect(uploadStatus(now())).toBe('a.png: 50%');
    expect(pendingReason(now())).toMatch(/^Espere “a.png”/);
    uploads.remove(now()[0]?.id ?? '');
    await soon();
    expect(now()).toEqual([]);
  });

  it('that the server refuses says why, and may be tried again', async () => {
    let tries = 0;
    const { uploads, now } = desk((nome) => (tries++ ? anexo(nome) : new ApiError(503, { message: 'Tente de novo.' })));
    uploads.add([file('a.png')]);
    await soon();
    expect(now()[0]?.erro).toBe('Tente de novo.');
    expect(pendingReason(now())).toMatch(/não foi enviado/);
    uploads.retry(now()[0]?.id ?? '');
    await soon();
    expect(arrivedFiles(now())).toHaveLength(1);
  });

  it('sent with a stale proof is sent again with another', async () => {
    const { uploads, now } = desk((nome, { n }) => (n > 1 ? anexo(nome) : new ApiError(409, { type: 'STALE_PROOF' })));
    uploads.add([file('a.png')]);
    await soon();
    expect(arrivedFiles(now())).toHaveLength(1);
  });

  it('that is too much is refused before a byte travels, and the others go on', async () => {
    const { uploads, now } = desk(anexo);
    const many = Array.from({ length: ANEXOS.maximo + 1 }, (_, i) => file(`${i}.png`));
    expect(uploads.add([file('vazio.png', 0), ...many])).toHaveLength(2);
    await soon();
    expect(arrivedFiles(now())).toHaveLength(ANEXOS.maximo);
  });
});
