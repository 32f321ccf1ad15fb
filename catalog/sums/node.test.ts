import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIMENSIONS, dimensionOf, usualOf } from '../despesa/despesa.ts';
import { above, below, parseNode, printNode, yearNode } from './node.ts';

const IDS = DIMENSIONS.map(({ id }) => id);

describe('the token of a node', () => {
  it.each([
    ['2026', { year: 2026, from: 1, to: 12, path: [] }],
    ['2026-01-06', { year: 2026, from: 1, to: 6, path: [] }],
    [
      '2026~funcao-10~fonte-1.500.0000',
      {
        year: 2026,
        from: 1,
        to: 12,
        path: [
          { dimension: 'funcao', code: '10' },
          { dimension: 'fonte', code: '1.500.0000' },
        ],
      },
    ],
  ])('%s is read and written the same', (text, node) => {
    expect(parseNode(text, IDS)).toEqual(node);
    expect(printNode(node)).toBe(text);
  });

  it.each([
    '',
    'abc',
    '26',
    '2026-13-14',
    '2026-06-01',
    '2026~',
    '2026~cor-azul',
    '2026~funcao',
    '2026~funcao-1~funcao-2',
  ])('“%s” is none', (text) => expect(parseNode(text, IDS)).toBeNull());

  it('holds any code, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constantFrom(...IDS), (code, dimension) => {
        // Doubled marks next to a separator cannot be told apart; no real code begins or ends with one.
        fc.pre(!code.startsWith('~') && !code.endsWith('~'));
        const node = below(yearNode(2026), dimension, code);
        expect(parseNode(printNode(node), IDS)).toEqual(node);
      }),
    );
  });

  it('goes back up', () => {
    const node = below(below(yearNode(2026), 'funcao', '10'), 'elemento', '39');
    expect(printNode(above(node, 1))).toBe('2026~funcao-10');
    expect(printNode(above(node, 0))).toBe('2026');
  });
});

describe('the next level', () => {
  it.each(IDS)('of %s exists, and never comes back to where one was', (id) => {
    let node = below(yearNode(2026), id, '1');
    for (let next = usualOf(node); next; next = usualOf(node)) {
      expect(dimensionOf(next)).toBeDefined();
      expect(node.path.map(({ dimension }) => dimension)).not.toContain(next);
      node = below(node, next, '1');
    }
    expect(node.path.length).toBeGreaterThan(1);
  });
});
