import { describe, expect, it } from 'vitest';
import { cellByKey, nextFaulty, writesLetter } from './moves.ts';

const SIZE = { rows: 25, columns: 4 };
const press = (key: string, at = { row: 12, column: 1 }, ctrlKey = false) => cellByKey(at, { key, ctrlKey }, SIZE);
const pressed = (key: string, held = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...held });

describe('the keys of a grid', () => {
  it('lead to the next cell, to the ends of a row and to the corners', () => {
    expect(press('ArrowDown')).toEqual({ row: 13, column: 1 });
    expect(press('ArrowUp')).toEqual({ row: 11, column: 1 });
    expect(press('ArrowLeft')).toEqual({ row: 12, column: 0 });
    expect(press('ArrowRight')).toEqual({ row: 12, column: 2 });
    expect(press('PageDown')).toEqual({ row: 22, column: 1 });
    expect(press('Home')).toEqual({ row: 12, column: 0 });
    expect(press('End')).toEqual({ row: 12, column: 3 });
    expect(press('Home', undefined, true)).toEqual({ row: 0, column: 0 });
    expect(press('End', undefined, true)).toEqual({ row: 24, column: 3 });
  });

  it('never leave it', () => {
    expect(press('ArrowUp', { row: 0, column: 0 })).toEqual({ row: 0, column: 0 });
    expect(press('ArrowRight', { row: 3, column: 3 })).toEqual({ row: 3, column: 3 });
    expect(press('PageDown', { row: 20, column: 3 })).toEqual({ row: 24, column: 3 });
  });

  it('that mean something else are left to the browser', () => {
    expect(press('Tab')).toBeNull();
    expect(press('ArrowDown', undefined, true)).toBeNull();
  });

  it('begin to write when they write a letter', () => {
    expect(['a', '7', 'ç', '-'].map((key) => writesLetter(pressed(key)))).toEqual([true, true, true, true]);
    expect(writesLetter(pressed('c', { ctrlKey: true }))).toBe(false);
    expect(writesLetter(pressed('Enter'))).toBe(false);
  });
});

describe('the next cell to mend', () => {
  const faulty = [
    { row: 0, column: 2 },
    { row: 3, column: 0 },
    { row: 3, column: 1 },
  ];

  it('comes row by row, and there is none after the last', () => {
    expect(nextFaulty({ row: 0, column: 2 }, faulty)).toEqual({ row: 3, column: 0 });
    expect(nextFaulty({ row: 3, column: 0 }, faulty)).toEqual({ row: 3, column: 1 });
    expect(nextFaulty({ row: 3, column: 1 }, faulty)).toBeNull();
  });
});
