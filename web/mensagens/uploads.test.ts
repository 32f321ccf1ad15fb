import { describe, expect, it } from 'vitest';
import { ANEXOS } from '../../catalog/mensagens/anexo.ts';
import type { Anexo } from '../../catalog/mensagens/answer.ts';
import type { Prova } from '../../catalog/mensagens/request.ts';
import { ApiError } from '../api.ts';
import { arrivedFiles, pendingReason, uploadStage, uploadStatus } from './items.ts';
import { Uploads } from './uploads.ts';

const file = (name: string, size = 4): File => new File([new Uint8Array(size)], name);
const anexo = (nome: string): Anexo => ({ id: `id-${nome}`, nome, tipo: 'image/png', tamanho: 4, de: 'cidadao' });
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

function desk(answer: (nome: string, prova: Prova) => Anexo | Error | null) {
  const dropped: string[] = [];
  let made = 0;
  const uploads = new Uploads(
    async () => ({ desafio: 'd', n: ++made }),
    async ({ name }, prova, { progress, signal }) => {
      progress(0.6);
      const given = answer(name, prova);
      if (given instanceof Error) throw given;
      return given ?? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
    async (id) => void dropped.push(id),
  );
  return { uploads, dropped, proofs: () => made, now: () => uploads.items.read() };
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

  it('that waited too long for its message is told from the others, and may be sent again', async () => {
    const { uploads, now } = desk(anexo);
    uploads.add([file('a.png'), file('b.png')]);
    await soon();
    uploads.lose(['id-b.png', 'id-c.png']);
    expect(now().map(({ erro, vale }) => [erro, vale])).toEqual([
      [null, false],
      [expect.stringContaining('não está mais no portal'), true],
    ]);
    expect(pendingReason(now())).toMatch(/^“b.png” não foi enviado: tente de novo/);
    uploads.retry(now()[1]?.id ?? '');
    await soon();
    expect(arrivedFiles(now())).toHaveLength(2);
  });

  it('sent with a stale proof is sent again with another', async () => {
    const { uploads, now } = desk((nome, { n }) => (n > 1 ? anexo(nome) : new ApiError(409, { type: 'STALE_PROOF' })));
    uploads.add([file('a.png')]);
    await soon();
    expect(arrivedFiles(now())).toHaveLength(1);
  });

  it('has a proof of its own, made while the one before travels, and none is made for nothing', async () => {
    const proofs: number[] = [];
    const {
      uploads,
      now,
      proofs: made,
    } = desk((nome, { n }) => {
      proofs.push(n);
      return anexo(nome);
    });
    uploads.add([file('a.png'), file('b.png'), file('c.png')]);
    await soon();
    expect(proofs).toEqual([1, 2, 3]);
    expect(made()).toBe(3);
    expect(arrivedFiles(now()).map(({ nome }) => nome)).toEqual(['a.png', 'b.png', 'c.png']);
  });

  it('waits for the one before it, and says so', async () => {
    const { uploads, now, proofs } = desk(() => null);
    uploads.add([file('a.png'), file('b.png')]);
    await soon();
    expect(uploadStatus(now())).toBe('a.png: 50%; b.png: na fila');
    expect(now().map(uploadStage)).toEqual(['Enviando: 60%', 'Na fila']);
    expect(proofs()).toBe(2);
    uploads.remove(now()[0]?.id ?? '');
    await soon();
    expect(uploadStatus(now())).toBe('b.png: 50%');
    expect(proofs()).toBe(2);
  });

  it('for which the server asks ever harder proofs is given up after a few', async () => {
    const { uploads, now, proofs } = desk(() => new ApiError(409, { type: 'STALE_PROOF', message: 'Outra vez.' }));
    uploads.add([file('a.png')]);
    await soon();
    expect([now()[0]?.erro, now()[0]?.vale, proofs()]).toEqual(['Outra vez.', true, 4]);
  });

  it('that is too much is refused before a byte travels, and the others go on', async () => {
    const { uploads, now } = desk(anexo);
    const many = Array.from({ length: ANEXOS.maximo + 1 }, (_, i) => file(`${i}.png`));
    expect(uploads.add([file('vazio.png', 0), ...many])).toHaveLength(2);
    await soon();
    expect(arrivedFiles(now())).toHaveLength(ANEXOS.maximo);
  });
});
