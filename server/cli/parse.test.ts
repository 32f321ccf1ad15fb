import { expect, it } from 'vitest';
import { defineCommand } from './command.ts';
import { findCommand, parseCommand } from './parse.ts';

const sample = defineCommand({
  name: 'pasta grava',
  summary: '',
  args: [
    { name: 'PASTA', text: 'onde' },
    { name: 'OUTRA', text: 'mais', optional: true },
  ],
  options: {
    tenant: { value: 'SLUG', text: '', required: true },
    ano: { value: 'ANO', text: '', many: true },
    sim: { text: '', short: 's' },
  },
  examples: [],
  run: async () => ({}),
});

it('finds a command by its two words and leaves it the rest', () => {
  expect(findCommand([sample], ['pasta', 'grava', 'x'])).toEqual({ command: sample, rest: ['x'] });
  expect(findCommand([sample], ['pasta', 'apaga'])).toBeNull();
});

it('gives every option a value, also those that were not said', () => {
  expect(parseCommand(sample, ['aqui', '--tenant=pm', '--json'])).toMatchObject({
    args: ['aqui'],
    options: { tenant: 'pm', ano: [], sim: false },
    json: true,
  });
  expect(parseCommand(sample, ['-s', '--tenant', 'pm', '--ano', '1', '--ano', '2', 'a']).options).toMatchObject({
    ano: ['1', '2'],
    sim: true,
  });
});

it.each([
  [['aqui'], 'Falta --tenant SLUG'],
  [['--tenant', 'pm'], 'Falta PASTA: onde'],
  [['a', 'b', 'c', '--tenant', 'pm'], '“c” sobra no comando'],
  [['a', '--tenant', 'pm', '--cor', 'azul'], 'Não existe a opção --cor'],
  [['a', '--tenant', 'pm', '-x'], 'Não existe a opção -x'],
  [['a', '--tenant'], 'Falta o valor de --tenant'],
  [['a', '--tenant', '--sim'], 'Falta o valor de --tenant'],
  [['a', '--tenant', 'pm', '--sim=talvez'], 'A opção -s, --sim não recebe valor'],
])('refuses %j: %s', (words, message) => {
  expect(() => parseCommand(sample, words)).toThrow(message);
});
