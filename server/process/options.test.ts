import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { parseStartOptions, START_HELP } from './options.ts';

describe('the words after npm start --', () => {
  it.each([
    [[], { help: false, processes: null }],
    [['--help'], { help: true, processes: null }],
    [['--processos', '4'], { help: false, processes: 4 }],
    [['--processos=64'], { help: false, processes: 64 }],
  ])('%j are understood', (words, options) => {
    expect(parseStartOptions(words)).toEqual(options);
  });

  it.each([
    [['--processos', '0'], 'de 1 a 64, como em npm start -- --processos 4, e não “0”.'],
    [['--processos', '65'], 'e não “65”.'],
    [['--processos', '2.5'], 'e não “2.5”.'],
    [['--processos', 'dois'], 'e não “dois”.'],
    [['--processos'], '--processos deve ser um número inteiro'],
    [['--processos', '--help'], '--processos deve ser um número inteiro'],
    [['--processes', '4'], 'não conhece “--processes”. Veja o que ele aceita com npm start -- --help.'],
    [['4'], 'não conhece “4”.'],
  ])('%j are refused with a sentence that says what to write', (words, sentence) => {
    expect(() => parseStartOptions(words)).toThrow(Refusal);
    expect(() => parseStartOptions(words)).toThrow(sentence);
  });

  it('are all in the help', () => {
    for (const word of ['--processos', '--help', 'USR2']) expect(START_HELP).toContain(word);
  });
});
