import { expect, it } from 'vitest';
import { Proof } from './proof.ts';

const asker = (fails = 0) => {
  const asked: string[] = [];
  const create = async () => {
    asked.push(`d${asked.length + 1}`);
    if (asked.length <= fails) throw new Error('offline');
    return { desafio: asked.at(-1) ?? '', n: 7 };
  };
  return { asked, proof: new Proof(create) };
};

it('one challenge is asked for, however often it is needed', async () => {
  const { asked, proof } = asker();
  proof.begin();
  proof.begin();
  expect(proof.state.read()).toBe('fazendo');
  expect([await proof.take(), await proof.take()]).toEqual([
    { desafio: 'd1', n: 7 },
    { desafio: 'd1', n: 7 },
  ]);
  expect(asked).toEqual(['d1']);
  expect(proof.state.read()).toBe('pronta');
});

it('a stale one is replaced, and the new one serves from then on', async () => {
  const { proof } = asker();
  await proof.take();
  expect(await proof.renew()).toEqual({ desafio: 'd2', n: 7 });
  expect(await proof.take()).toEqual({ desafio: 'd2', n: 7 });
});

it('one that could not be had is asked for again when it is needed', async () => {
  const { proof } = asker(1);
  await expect(proof.take()).rejects.toThrow('offline');
  expect(proof.state.read()).toBe('falhou');
  expect(await proof.take()).toEqual({ desafio: 'd2', n: 7 });
});
