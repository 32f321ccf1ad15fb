import { describe, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { elementsOf, markupOf, wordsOf } from '../../test/markup.tsx';
import { faces } from './index.ts';

const fields = datasets.flatMap((set) => Object.values(set.fields));
const fieldOf = (kind: keyof typeof faces) => {
  const field = fields.find((one) => one.kind === kind);
  if (!field) throw new Error(`no dataset has a ${kind}`);
  return field;
};

/** A value as the cell of its kind shows it. */
function shown(kind: keyof typeof faces, value: string | number | boolean | null, brief = false): string {
  const { Cell } = faces[kind];
  return markupOf(<Cell field={fieldOf(kind)} value={value} brief={brief} />);
}

/** The specification has its own words for days that are missing, and zero for money. */
const MISSING: Partial<Record<keyof typeof faces, string>> = {
  date: 'Sem registro',
  month: 'Sem registro',
  money: 'R$ 0,00',
};

describe('a cell', () => {
  const kinds = Object.keys(faces).filter((kind) => fields.some((one) => one.kind === kind)) as (keyof typeof faces)[];

  it.each(kinds)('of a %s that nobody told says so, and is not left blank', (kind) => {
    expect(wordsOf(shown(kind, null)).replaceAll('\u00a0', ' ')).toBe(MISSING[kind] ?? 'Não informado');
  });

  it.each([
    ['money', 1234.5, 'R$\u00a01.234,50'],
    ['date', '2026-03-01', '01/03/2026'],
    ['month', '2026-03', '03/2026'],
    ['flag', true, 'Sim'],
  ] as const)('of a %s reads as Brazil writes it', (kind, value, words) => {
    expect(wordsOf(shown(kind, value)).replaceAll('\u00a0', ' ')).toBe(words.replaceAll('\u00a0', ' '));
  });

  it('of a link shows where it leads, opens elsewhere and says so', () => {
    const [link] = elementsOf(shown('link', 'https://www.exemplo.gov.br/edital/'), 'a');
    expect(link?.words).toBe('exemplo.gov.br/edital (abre em outra aba)');
    expect(link?.attributes).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
  });
});
