import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Door } from './door.ts';

/** A door, and the names of the requests that it let in so far. */
function watchDoor() {
  const door = new Door();
  const entered: string[] = [];
  const ask = (name: string, body: string, { address = body, weight = 1 } = {}) =>
    door.enter({ body, weight, address }, () => entered.push(name));
  const rounds = async (many: number): Promise<void> => {
    for (let i = 0; i < many; i++) await setImmediate();
  };
  return { entered, ask, rounds };
}

describe('the door', () => {
  it('lets a request that comes alone straight in', async () => {
    const { entered, ask, rounds } = watchDoor();
    ask('one', 'a');
    expect(entered).toEqual(['one']);
    await rounds(2);
    ask('two', 'a');
    expect(entered).toEqual(['one', 'two']);
  });

  it('lets one in at a time, so that everything else goes on between two', async () => {
    const { entered, ask, rounds } = watchDoor();
    for (let i = 0; i < 10; i++) ask(`${i}`, 'a');
    expect(entered).toHaveLength(1);
    await rounds(3);
    expect(entered.length).toBeLessThan(6);
    await rounds(20);
    expect(entered).toHaveLength(10);
  });

  it('lets a body in after one of another, however many wait there', async () => {
    const { entered, ask, rounds } = watchDoor();
    for (let i = 0; i < 100; i++) ask(`a${i}`, 'a');
    ask('b', 'b');
    await rounds(200);
    expect(entered.indexOf('b')).toBeLessThanOrEqual(2);
    expect(entered).toHaveLength(101);
  });

  it('gives a body with twice the weight two turns for one', async () => {
    const { entered, ask, rounds } = watchDoor();
    for (let i = 0; i < 40; i++) ask('a', 'a', { weight: 2 });
    for (let i = 0; i < 40; i++) ask('b', 'b');
    await rounds(200);
    expect(entered.slice(1, 31).filter((name) => name === 'a')).toHaveLength(20);
  });

  it('takes the addresses of a body in turn', async () => {
    const { entered, ask, rounds } = watchDoor();
    for (let i = 0; i < 50; i++) ask('greedy', 'a', { address: 'greedy' });
    ask('modest', 'a', { address: 'modest' });
    await rounds(100);
    expect(entered.indexOf('modest')).toBeLessThanOrEqual(2);
  });
});
