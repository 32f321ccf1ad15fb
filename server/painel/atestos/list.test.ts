import { expect, it } from 'vitest';
import { plusDays } from '../../../catalog/texto/day.ts';
import { currentMatrix } from '../../pntp/edition.ts';
import { attestedCriteria } from './list.ts';

const TODAY = '2026-11-18';

const attested = (days: Readonly<Record<string, string>>) => {
  const rows = Object.entries(days).map(([criterio, ate]) => {
    const row = { criterio, quem: 'Ana', em: '2026-06-01', endereco: 'https://x.example', ate };
    return [criterio, row] as const;
  });
  return new Map(rows);
};

const lines = currentMatrix().criterios.filter(({ atesta }) => atesta);
const listed = (days: Readonly<Record<string, string>>) =>
  attestedCriteria(currentMatrix().criterios, attested(days), TODAY);

it('has every criterion that somebody answers for, and no other', () => {
  const found = listed({ '8.3': '2027-01-01' });
  expect(found.map(({ numero }) => numero)).toEqual(lines.map(({ numero }) => numero));
  expect(new Set(found.map(({ estado }) => estado))).toEqual(new Set(['falta']));
});

it('puts what ended first, then what ends within a month by its day, then what nobody attested', () => {
  const days = {
    ...{ '1.1': '2027-05-01', '1.2': plusDays(TODAY, 30), '1.3': plusDays(TODAY, 31), '1.4': TODAY },
    ...{ '2.8': plusDays(TODAY, -1), '13.1': plusDays(TODAY, -40) },
  };
  const found = listed(days);
  const first = found.slice(0, 4).map(({ numero, estado }) => `${numero} ${estado}`);
  expect(first).toEqual(['13.1 vencido', '2.8 vencido', '1.4 vence', '1.2 vence']);
  expect(found.slice(-2).map(({ numero, estado }) => `${numero} ${estado}`)).toEqual(['1.3 vale', '1.1 vale']);
  expect(found.find(({ numero }) => numero === '2.8')?.atesto).toMatchObject({ quem: 'Ana', vencido: true });
});
