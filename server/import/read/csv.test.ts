import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprintCells } from '../check/fingerprints.ts';
import { type FileLine, Splitter } from './csv.ts';

/** Cuts a text that arrives in pieces of the given sizes. */
function split(text: string, separator = ';', sizes: readonly number[] = [text.length]): FileLine[] {
  const splitter = new Splitter(separator);
  const lines: FileLine[] = [];
  let at = 0;
  for (let i = 0; at < text.length; i++) {
    const size = Math.max(1, sizes[i % sizes.length] ?? 1);
    lines.push(...splitter.push(text.slice(at, at + size)));
    at += size;
  }
  return [...lines, ...splitter.end()];
}

const cells = (lines: readonly FileLine[]): string[][] => lines.map((line) => line.cells);

describe('the splitter', () => {
  it.each([
    [
      'a;b\nc;d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a;b\r\nc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a;b";"c""d"\n', [['a;b', 'c"d']]],
    ['"duas\nlinhas";x\n', [['duas\nlinhas', 'x']]],
    [';;\n', [['', '', '']]],
    ['""\n\n\r\n"";""\n', [['', '']]],
    ['a\n"";b', [['a'], ['', 'b']]],
    ['só uma', [['só uma']]],
    ['', []],
  ])('cuts %j', (text, expected) => {
    expect(cells(split(text))).toEqual(expected);
  });

  it('gives back every cell whatever it holds and wherever the pieces were cut', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ç', '"', ';', '\n', '\r', ' ', '😀') });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
    const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 });
    const write = (text: string): string => (/["\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    fc.assert(
      fc.property(table, sizes, fc.constantFrom('\n', '\r\n'), (rows, pieces, ending) => {
        const text = rows.map((row) => row.map(write).join(';') + ending).join('');
        const lines = split(text, ';', pieces);
        expect(cells(lines)).toEqual(rows);
        for (const { print, cells } of lines) if (print) expect(print).toEqual(fingerprintCells(cells));
      }),
    );
  });

  it.each(['\n', '\r\n'])('makes the fingerprint of a line without quotes as it cuts it (%j)', (ending) => {
    const lines = split(`a;bç;;d${ending}x;"y"${ending}`);
    expect(lines.map(({ print }) => print)).toEqual([fingerprintCells(['a', 'bç', '', 'd']), undefined]);
  });

  it('counts lines as an editor does, those inside quotes and the blank ones too', () => {
    const lines = split('a;b\n"x\ny";1\n\nc;d\n');
    expect(lines.map(({ number }) => number)).toEqual([1, 2, 5]);
  });

  it('marks a line whose quotes are out of place, and goes on with the next', () => {
    const lines = split('"Rua "A";1\nb;2\n');
    expect(lines.map(({ broken }) => broken)).toEqual([true, false]);
    expect(lines[1]?.cells).toEqual(['b', '2']);
  });

  it('says on which line a quote was opened and never closed', () => {
    expect(() => split('a;b\nc;"d\ne;f\n')).toThrow('A linha 2 do arquivo tem aspas que se abrem e não se fecham');
  });

  it('does not keep a whole file that never ends its line', () => {
    const splitter = new Splitter(';');
    expect(() => {
      for (let i = 0; i < 100; i++) splitter.push('x'.repeat(64_000));
    }).toThrow('A linha 1 do arquivo não termina');
  });
});
