import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { LIMITS, type Limit, USUAL_LIMITS } from './limits.ts';

const manual = readFileSync(new URL('../../docs/operar.md', import.meta.url), 'utf8');
const limits = Object.entries<Limit>(LIMITS).map(([name, limit]) => ({ name, ...limit }));

describe.each(limits)('the limit $variable', ({ name, variable, usual, usually, from, to, meaning }) => {
  const limitIn = (text: string) =>
    Object.entries(readSettings({ [variable]: text }).limits).find(([of]) => of === name);

  it('stands in the manual with its meaning and its usual value', () => {
    expect(manual).toContain(`| \`${variable}\` | ${meaning} | ${usually ?? `\`${usual}\``} |`);
  });

  it('is what the environment says, within its range, and otherwise refused', () => {
    expect(limitIn(`${to}`)?.[1]).toBe(to);
    expect(limitIn('')?.[1]).toBe(usual);
    expect(() => limitIn(`${from - 1}`)).toThrow(`${variable} deve ser um número inteiro de ${from} a ${to}`);
    expect(() => limitIn(`${to + 1}`)).toThrow(variable);
  });
});

it('an installation that says nothing has the usual limits', () => {
  expect(readSettings({}).limits).toEqual(USUAL_LIMITS);
});

it('the manual names no limit that is gone', () => {
  const named = new Set(manual.match(/\bLIMIT_[A-Z_]+/g));
  expect([...named].filter((variable) => !limits.some((limit) => limit.variable === variable))).toEqual([]);
});
