import { beforeEach, describe, expect, it } from 'vitest';
import { checkRascunho, prunedDraft } from '../../catalog/mensagens/rascunho.ts';
import { blankDraft, eraseDraft, isBlankDraft, keepDraft, loadDraft, uuid } from './draft.ts';

const room = new Map<string, string>();
const storage = {
  getItem: (name: string) => room.get(name) ?? null,
  setItem: (name: string, text: string) => void room.set(name, text),
  removeItem: (name: string) => void room.delete(name),
};

beforeEach(() => room.clear());

const written = (identidade = 'identificada') => {
  const first = blankDraft('ouvidoria');
  const rascunho = { ...first.rascunho, tipo: 'denuncia', identidade, nome: 'Maria', texto: 'Um buraco na rua' };
  return { ...first, rascunho };
};

describe('a draft', () => {
  it('comes back as it was, with the key that makes two sendings one', () => {
    const kept = written();
    keepDraft('pmdemo', kept, storage);
    expect(loadDraft('pmdemo', 'ouvidoria', storage)).toEqual(kept);
  });

  it('is of one body and one channel', () => {
    keepDraft('pmdemo', written(), storage);
    expect(isBlankDraft(loadDraft('cmdemo', 'ouvidoria', storage).rascunho)).toBe(true);
    expect(isBlankDraft(loadDraft('pmdemo', 'e-sic', storage).rascunho)).toBe(true);
  });

  it('of somebody who will not be known keeps no name, neither stored nor sent', () => {
    const kept = written('anonima');
    keepDraft('pmdemo', kept, storage);
    expect([...room.values()].join()).not.toContain('Maria');
    expect(checkRascunho(prunedDraft(kept.rascunho))).toEqual([]);
    expect(checkRascunho(kept.rascunho)).not.toEqual([]);
  });

  it('that was erased, or has nothing in it, leaves no trace', () => {
    keepDraft('pmdemo', written(), storage);
    eraseDraft('pmdemo', 'ouvidoria', storage);
    keepDraft('pmdemo', blankDraft('e-sic'), storage);
    expect(room.size).toBe(0);
  });

  it.each(['', 'null', '[]', '{"rascunho":{"texto":7},"chave":"x","anexos":[],"tentativas":[]}', '{"chave":1}'])(
    'that somebody spoiled (%s) is as if never kept',
    (text) => {
      room.set('portal.rascunho.pmdemo.e-sic', text);
      expect(isBlankDraft(loadDraft('pmdemo', 'e-sic', storage).rascunho)).toBe(true);
    },
  );
});

it.each(['fale-conosco', 'e-sic'] as const)('a blank %s asks neither for a kind nor for a way to be known', (canal) => {
  expect(checkRascunho(blankDraft(canal).rascunho).map(({ field }) => field)).not.toEqual(
    expect.arrayContaining(['tipo']),
  );
  expect(blankDraft(canal).rascunho.identidade).toBe('identificada');
});

it('a key is a random UUID, no two alike', () => {
  const keys = Array.from({ length: 50 }, uuid);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
