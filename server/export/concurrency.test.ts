import { expect, test } from 'vitest';
import { limitConcurrency } from './concurrency.ts';

test('so many work at once, the others wait for a turn to end, in the order they came', async () => {
  const turn = limitConcurrency(2);
  const order: string[] = [];
  const first = await turn();
  await turn();
  const third = turn().then(() => order.push('third'));
  const fourth = turn().then(() => order.push('fourth'));
  await Promise.resolve();
  expect(order).toEqual([]);
  first();
  await third;
  expect(order).toEqual(['third']);
  first();
  await fourth;
  expect(order).toEqual(['third', 'fourth']);
});

test('nobody slips in while a turn is handed over', async () => {
  const turn = limitConcurrency(1);
  const leave = await turn();
  let waited = false;
  const second = turn().then(() => {
    waited = true;
  });
  leave();
  let slipped = false;
  turn().then(() => {
    slipped = true;
  });
  await second;
  expect([waited, slipped]).toEqual([true, false]);
});
