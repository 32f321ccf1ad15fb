import { describe, expect, it } from 'vitest';
import type { Dever, DutyState } from '../../catalog/arquivos/dever.ts';
import { missingPeriods, sumUp, yearLabel } from './sum.ts';

const due = (parte: string, estado: DutyState, own: Partial<Dever> = {}): Dever => ({
  categoria: 'x',
  ano: 2026,
  anoFinal: 2026,
  periodo: '4º bimestre',
  parte,
  nome: `Anexo ${parte} – Nome`,
  ate: '2026-09-30',
  estado,
  atraso: null,
  arquivos: [],
  declaracao: null,
  semIndicacao: [],
  ...own,
});

const file = { slug: 'a', titulo: 'A', data: '2026-09-28' };

describe('a period is summed up by', () => {
  it.each([
    ['what is missing', [due('1', 'publicado'), due('2', 'falta')], '1 de 2 partes', '1 não publicada'],
    ['its day, where all is missing', [due('1', 'falta'), due('2', 'falta')], 'Não publicado', 'venceu em 30/09/2026'],
    [
      'a file that does not say its parts',
      [due('1', 'falta', { semIndicacao: [file] }), due('2', 'falta')],
      'Partes não indicadas',
      'venceu em 30/09/2026',
    ],
    ['when it is due', [due('1', 'a vencer'), due('2', 'a vencer')], 'Ainda não venceu', 'até 30/09/2026'],
    ['what came before its day', [due('1', 'publicado'), due('2', 'a vencer')], '1 de 2 partes', 'até 30/09/2026'],
    [
      'its longest delay',
      [due('1', 'publicado', { atraso: 1 }), due('2', 'declarado')],
      'Publicado',
      'com 1 dia de atraso',
    ],
    ['its statement', [due('1', 'declarado'), due('2', 'declarado')], 'Declarado que não houve', ''],
  ])('%s', (_, own, text, more) => {
    expect(sumUp({}, own)).toMatchObject({ text, more });
  });

  it('that it is pending, where others decide', () => {
    expect(sumUp({ waiting: 'Aguarda a decisão' }, [due('1', 'declarado')]).text).toBe('Aguarda a decisão');
  });
});

it('what is missing is told period by period, many annexes by their numbers', () => {
  const late = { atraso: 49 };
  const all = [
    due('1', 'falta', { periodo: '3º bimestre', atraso: 111, ate: '2026-07-30' }),
    ...['1', '2', '3'].map((part) => due(part, 'falta', late)),
  ];
  expect(missingPeriods([...all, due('6', 'publicado')])).toMatchObject([
    {
      when: '4º bimestre de 2026',
      parts: ['Anexo 1', 'Anexo 2', 'Anexo 3'],
      since: 'venceu em 30/09/2026, há 49 dias',
    },
    { when: '3º bimestre de 2026', parts: ['Anexo 1 – Nome'] },
  ]);
});

it.each([
  [{ ano: 2026, anoFinal: 2029 }, '2026–2029'],
  [{ ano: 2026, anoFinal: 2026 }, '2026'],
  [{ ano: null, anoFinal: null }, 'Em vigor'],
])('%j is called %s', (own, label) => {
  expect(yearLabel(own)).toBe(label);
});
