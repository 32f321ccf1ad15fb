import { describe, expect, it } from 'vitest';
import { type Node, parseNode, yearNode } from '../sums/node.ts';
import { MOST_OPEN, parseBranches, printBranches, withBranch } from './branches.ts';
import { DIMENSIONS } from './despesa.ts';

const root = yearNode(2026);
const saude = '2026~funcao-10';
const atencao = '2026~funcao-10~subfuncao-301';
const opened = (texts: readonly string[], by: string | null = 'funcao', node: Node = root): string[] => {
  const read = parseBranches(node, by, texts);
  return read.ok ? [...read.open] : read.problems.map(({ message }) => message);
};

describe('the branches that an address unfolds', () => {
  it('are read with all that is above them', () => {
    expect(opened(['funcao-10~subfuncao-301', 'funcao-12'])).toEqual([saude, atencao, '2026~funcao-12']);
  });

  it('are written once, the deepest only, in one order', () => {
    expect(printBranches(root, new Set(['2026~funcao-12', atencao, saude]))).toEqual([
      'funcao-10~subfuncao-301',
      'funcao-12',
    ]);
  });

  it('stand below the node of the page, whose codes may hold the separator', () => {
    const below =
      parseNode(
        '2026-01-06~unidade-a~~b',
        DIMENSIONS.map(({ id }) => id),
      ) ?? root;
    const open = opened(['funcao-1'], 'funcao', below);
    expect(open).toEqual(['2026-01-06~unidade-a~~b~funcao-1']);
    expect(printBranches(below, new Set(open))).toEqual(['funcao-1']);
  });

  it('fold with all that is below them', () => {
    const open = new Set([saude, atencao, '2026~funcao-1']);
    expect([...withBranch(open, saude, false)]).toEqual(['2026~funcao-1']);
    expect([...withBranch(open, '2026~funcao-2', true)]).toContain('2026~funcao-2');
  });

  it.each(['', 'x', 'orgao-02', 'funcao-10~elemento-39', 'funcao-10~funcao-12', 'lua-1'])(
    'are not “%s”, and the sentence says what the tree is divided by',
    (text) => {
      expect(opened([text])).toEqual([`“_aberto”: “${text}” não é uma parte desta árvore, que se divide por função.`]);
    },
  );

  it('are few enough for an address', () => {
    const many = Array.from({ length: MOST_OPEN + 1 }, (_, i) => `funcao-${i}`);
    expect(opened(many)).toEqual(['O endereço pode ter até 30 partes abertas.']);
    expect(opened(many.slice(1))).toHaveLength(MOST_OPEN);
  });
});
