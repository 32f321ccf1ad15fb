import { expect, it } from 'vitest';
import { explainFault } from './explain.ts';

it.each([
  [{ code: '57P01', message: 'terminating connection' }, 'O banco de dados parou durante o comando'],
  [{ message: 'Connection terminated unexpectedly' }, 'O banco de dados parou durante o comando'],
  [{ code: 'ENOSPC', message: 'no space left' }, 'Não há espaço em disco'],
  [{ code: 'EACCES', message: 'denied', path: '/x' }, 'Não há permissão para ler ou escrever em /x.'],
])('says %j in a sentence', (error, sentence) => {
  expect(explainFault(Object.assign(new Error(), error))?.message).toContain(sentence);
});

it('leaves a fault of the program its stack', () => {
  expect(explainFault(new TypeError('x is not a function'))).toBeNull();
});
