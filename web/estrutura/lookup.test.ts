import { describe, expect, it } from 'vitest';
import type { EstruturaAnswer, Unidade } from '../../catalog/estrutura/answer.ts';
import { findPlaced, matchesTerm } from './lookup.ts';

const unit = (nome: string, slug: string, unidades: Unidade[] = []): Unidade => ({
  nome,
  slug,
  sigla: null,
  competencias: [],
  titular: null,
  telefone: null,
  email: null,
  endereco: null,
  horario: null,
  norma: null,
  nomesNosDados: [],
  unidades,
});

const below = unit('Departamento de Ensino', 'departamento-de-ensino');
const answer: EstruturaAnswer = {
  ok: true,
  data: [unit('Secretaria de Educação', 'secretaria-de-educacao', [below])],
  atualizadoEm: null,
  norma: null,
  membros: [],
  comissoes: [],
  dados: { referencia: null },
};

describe('an address of the structure', () => {
  it.each(['departamento-de-ensino', 'Departamento de Ensino', 'DEPARTAMENTO DE ENSINO'])(
    'finds a unit as %s',
    (name) => {
      expect(findPlaced(answer, name)).toMatchObject({
        kind: 'unit',
        placed: { unit: below, above: [{ nome: 'Secretaria de Educação' }] },
      });
    },
  );

  it('that nobody has finds nothing', () => {
    expect(findPlaced(answer, 'secretaria-de-nada')).toBeNull();
  });
});

describe('a search in the structure', () => {
  it.each([
    ['educacao', true],
    ['EDUCAÇÃO secretaria', true],
    ['merenda', true],
    ['', true],
    ['saude', false],
  ])('for “%s” finds: %s', (term, found) => {
    expect(matchesTerm(term, 'Secretaria de Educação', null, 'Cuidar da merenda.')).toBe(found);
  });
});
