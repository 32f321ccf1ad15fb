import { expect, it } from 'vitest';
import { progress } from './progress.ts';

function watched(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const screen = { isTTY, columns: 100, write: (text: string) => written.push(text) };
  const pass = (ms: number): void => {
    time += ms;
  };
  return { written, pass, reporter: progress(screen, () => time) };
}

it('rewrites one line of a terminal, with rate and time left', () => {
  const { written, pass, reporter } = watched(true);
  const task = reporter.begin('contratos', 'linhas', 10_000);
  pass(2_000);
  task.at(4_000);
  task.at(4_001);
  pass(3_000);
  task.at(10_000);
  task.end();
  expect(written.map((text) => text.replace('\u001b[K', ''))).toEqual([
    '\rcontratos: 4.000 de 10.000 linhas (40%), 2.000/s, faltam 3 s',
    '\rcontratos: 10.000 de 10.000 linhas (100%), 2.000/s',
    '\rcontratos: 10.000 de 10.000 linhas (100%), 2.000/s',
    '\n',
  ]);
});

it('writes a plain line every few seconds elsewhere, and none for what took no time', () => {
  const { written, pass, reporter } = watched(false);
  const task = reporter.begin('contratos', 'linhas');
  for (let i = 1; i <= 12; i++) {
    pass(1_000);
    task.at(i * 1_000);
  }
  task.end();
  reporter.begin('nada', 'linhas').end();
  expect(written).toEqual([
    'contratos: 5.000 linhas, 1.000/s\n',
    'contratos: 10.000 linhas, 1.000/s\n',
    'contratos: 12.000 linhas, 1.000/s\n',
  ]);
});
