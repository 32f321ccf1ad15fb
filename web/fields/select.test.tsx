import { describe, expect, it } from 'vitest';
import { elementsOf, markupOf, wordsOf } from '../../test/markup.tsx';
import { Entry } from './entry.tsx';
import { Select } from './select.tsx';

const options = [
  { value: '1', label: 'Sim' },
  { value: '0', label: 'Não' },
];
const chosen = (html: string): string[] =>
  elementsOf(html, 'option')
    .filter(({ attributes }) => 'selected' in attributes)
    .map(({ words }) => words);

describe('a list of values', () => {
  it('begins with what was chosen, and offers no choice where that means something', () => {
    const html = markupOf(<Select name="bln" label="Aditivo" initial="0" none="Qualquer" options={options} />);
    expect(chosen(html)).toEqual(['Não']);
    expect(elementsOf(html, 'option').map(({ words }) => words)).toEqual(['Qualquer', 'Sim', 'Não']);
    expect(
      chosen(markupOf(<Select name="bln" label="Aditivo" initial="" none="Qualquer" options={options} />)),
    ).toEqual(['Qualquer']);
  });

  it('has a label, which may be for those who listen alone', () => {
    const html = markupOf(<Select labelHidden value="1" label="Mês" options={options} choose={() => undefined} />);
    expect(elementsOf(html, 'label')[0]?.attributes.for).toBe(elementsOf(html, 'select')[0]?.attributes.id);
    expect(wordsOf(html)).toContain('Mês');
    expect(elementsOf(html, 'select')[0]?.attributes.name).toBeUndefined();
  });

  it('says that there is nothing to choose from, and its help', () => {
    const html = markupOf(
      <Select name="x" label="Órgão" initial="" options={[]} empty="Sem opções" help="Quem pagou." />,
    );
    expect(html).toContain('<option disabled="">Sem opções</option>');
    const { id, 'aria-describedby': described } = elementsOf(html, 'select')[0]?.attributes ?? {};
    expect(described).toBe(`${id}-help`);
    expect(html).toContain(`id="${described}"`);
  });
});

describe('a box', () => {
  it('shows its problem in place of its help, and ties it to itself', () => {
    const html = markupOf(<Entry name="vlr" label="Valor" problem="não é um valor" help="em reais" />);
    expect(wordsOf(html)).toBe('Valor não é um valor');
    const {
      id,
      'aria-invalid': invalid,
      'aria-describedby': described,
    } = elementsOf(html, 'input')[0]?.attributes ?? {};
    expect([invalid, described]).toEqual(['true', `${id}-note`]);
    expect(wordsOf(markupOf(<Entry name="vlr" label="Valor" help="em reais" />))).toBe('Valor em reais');
  });
});
