import { expect, it } from 'vitest';
import { type DueDocument, gradeDocuments, gradeDueLast } from './documents.ts';

const due = (ano: number, parte: string, estado: DueDocument['estado']): DueDocument => ({
  ...{ ano, parte, estado, periodo: null, nome: parte, ate: `${ano}-04-30` },
  arquivos: estado === 'publicado' ? ['file'] : [],
});

const stated = [due(2024, 'lei', 'declarado'), due(2024, 'anexo', 'declarado')];
const inPart = [due(2024, 'lei', 'publicado'), due(2024, 'anexo', 'declarado')];

it.each([
  ['that there was no document', stated, false],
  ['that a part does not apply', inPart, true],
])('a statement %s, of what the law asks for', (_, dues, cumprido) => {
  expect(gradeDocuments('LOA', dues, false).cumprido).toBe(cumprido);
  expect(gradeDueLast(dues, false).cumprido).toBe(cumprido);
});

it('a statement of a whole document answers where the law does not ask for it', () => {
  expect([gradeDocuments('Plano', stated, true).cumprido, gradeDueLast(stated, true).cumprido]).toEqual([true, true]);
});

it('the year before the body began may be stated, and the newest not', () => {
  const newest = [due(2025, 'lei', 'declarado'), due(2025, 'anexo', 'declarado')];
  expect(gradeDueLast([...stated, ...inPart.map((one) => ({ ...one, ano: 2025 }))], false).cumprido).toBe(true);
  expect(gradeDueLast([...inPart, ...newest], false).cumprido).toBe(false);
});
