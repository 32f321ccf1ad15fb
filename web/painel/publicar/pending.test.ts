import { describe, expect, it } from 'vitest';
import type { Ensaio } from '../../../catalog/painel/publicar/answer.ts';
import { announceFiles } from './announce.ts';
import { PendingFiles } from './pending.ts';

const shelfOf = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
};

const chosen = (text = 'a;b\n1;2\n', lastModified = 1_700_000_000_000) => ({
  nome: 'contratos.csv',
  file: new File([text], 'contratos.csv', { lastModified }),
});

/** A server that takes any file, and has received half of it when asked again. */
function serverOf(recebido = 4) {
  const told: string[] = [];
  let made = 0;
  const ensaioOf = (id: string) =>
    ({
      id,
      estado: 'recebendo',
      arquivos: [{ id: `${id}-1`, nome: 'contratos.csv', tamanho: 8, recebido }],
    }) as Partial<Ensaio> as Ensaio;
  return {
    told,
    announce: async (files: readonly { nome: string }[]) => {
      told.push(...files.map(({ nome }) => nome));
      made += 1;
      return ensaioOf(`e${made}`);
    },
    find: async (id: string) => ensaioOf(id),
  };
}

const placeOf = async (...args: Parameters<typeof announceFiles>) => (await announceFiles(...args))[0]?.place;

describe('a file that is chosen', () => {
  it('is announced once, and goes on in the same place when it is chosen again after the browser was closed', async () => {
    const shelf = shelfOf();
    const server = serverOf();
    expect(await placeOf([chosen()], new PendingFiles(shelf), server)).toEqual({ ensaio: 'e1', arquivo: 'e1-1' });
    expect(await placeOf([chosen()], new PendingFiles(shelf), server)).toEqual({ ensaio: 'e1', arquivo: 'e1-1' });
    expect(server.told).toEqual(['contratos.csv']);
  });

  it('is another one when it was saved again, or begins otherwise', async () => {
    const pending = new PendingFiles(shelfOf());
    const server = serverOf();
    await announceFiles([chosen()], pending, server);
    expect((await placeOf([chosen('a;b\n1;2\n', 5)], pending, server))?.ensaio).toBe('e2');
    expect((await placeOf([chosen('x;b\n1;2\n')], pending, server))?.ensaio).toBe('e3');
  });

  it('is announced anew when the server has all of it, or knows it no more', async () => {
    const pending = new PendingFiles(shelfOf());
    const whole = serverOf(8);
    await announceFiles([chosen()], pending, whole);
    expect((await placeOf([chosen()], pending, whole))?.ensaio).toBe('e2');
    expect((await placeOf([chosen()], pending, { ...whole, find: async () => null }))?.ensaio).toBe('e3');
  });

  it('is sent even where the browser keeps nothing', async () => {
    const closed = {
      getItem: () => '{not json',
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect((await placeOf([chosen()], new PendingFiles(closed), serverOf()))?.ensaio).toBe('e1');
  });
});
