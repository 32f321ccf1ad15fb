import { expect, it } from 'vitest';
import { terminalProgress } from './progress.ts';

function watched(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  let beat: { next: number; gap: number; work: () => void } | null = null;
  const screen = { isTTY, columns: 100, write: (text: string) => written.push(text) };
  const pass = (ms: number): void => {
    const until = time + ms;
    while (beat && beat.next <= until) {
      time = beat.next;
      beat.next += beat.gap;
      beat.work();
    }
    time = until;
  };
  const every = (gap: number, work: () => void) => {
    beat = { next: time + gap, gap, work };
    return () => {
      beat = null;
    };
  };
  return { written, pass, reporter: terminalProgress(screen, { now: () => time, every }) };
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

it('writes a plain line every two seconds elsewhere, and none for what took no time', () => {
  const { written, pass, reporter } = watched(false);
  const task = reporter.begin('contratos', 'linhas');
  for (let i = 1; i <= 12; i++) {
    pass(1_000);
    task.at(i * 1_000);
  }
  task.end();
  reporter.begin('nada', 'linhas').end();
  const counts = ['2.000', '4.000', '6.000', '8.000', '10.000', '12.000', '12.000'];
  expect(written).toEqual(counts.map((count) => `contratos: ${count} linhas, 1.000/s\n`));
});

it('goes on telling what is done while nothing is counted, and falls silent with the work', () => {
  const { written, pass, reporter } = watched(false);
  const task = reporter.begin('contratos', 'linhas');
  pass(5_000);
  task.at(9_000);
  task.doing('gravando as linhas');
  pass(5_000);
  task.doing('somando');
  pass(3_000);
  task.doing('guardando o arquivo');
  pass(1_000);
  reporter.close();
  pass(60_000);
  expect(written).toEqual([
    'contratos: 9.000 linhas, 1.800/s\n',
    'contratos: gravando as linhas, há 2 s\n',
    'contratos: gravando as linhas, há 4 s\n',
    'contratos: somando, há 2 s\n',
  ]);
});
