import { describe, expect, it } from 'vitest';
import { ApiError } from '../api.ts';
import { Submission } from './submission.ts';

const problem = { field: 'texto', value: '', message: 'Escreva o texto' };

/** A request that is answered when the test says so. */
function request<T>() {
  let answer: (value: T) => void = () => undefined;
  const work = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { work: () => work, answer: (value: T) => answer(value) };
}

describe('a submission', () => {
  it('asks nothing of the server while the form has problems', async () => {
    const own = new Submission();
    let asked = 0;
    expect(await own.run([problem], async () => asked++)).toBeNull();
    expect(asked).toBe(0);
    expect(own.state.read()).toMatchObject({ problems: [problem], failure: null, attempt: 1, busy: false });
  });

  it('gives the answer and forgets earlier problems', async () => {
    const own = new Submission();
    await own.run([problem], async () => 0);
    expect(await own.run([], async () => 42)).toEqual({ answer: 42 });
    expect(own.state.read()).toEqual({ problems: [], failure: null, attempt: 0, busy: false });
  });

  it('sends once, however often it is pressed while it is on its way', async () => {
    const own = new Submission();
    const { work, answer } = request<string>();
    const first = own.run([], work);
    expect(own.state.read().busy).toBe(true);
    expect(await own.run([], async () => 'twice')).toBeNull();
    answer('once');
    expect(await first).toEqual({ answer: 'once' });
    expect(own.state.read().busy).toBe(false);
  });

  it("shows the server's problems in their fields, and no failure over them", async () => {
    const own = new Submission();
    await own.run([], () => Promise.reject(new ApiError(400, { problems: [problem] })));
    expect(own.state.read()).toMatchObject({ problems: [problem], failure: null, attempt: 1 });
  });

  it('tells any other failure, and counts the attempts', async () => {
    const own = new Submission();
    await own.run([], () => Promise.reject(new ApiError(429, { message: 'Espere.' })));
    await own.run([], () => Promise.reject(new TypeError('a fault of ours')));
    expect(own.state.read()).toMatchObject({ problems: [], failure: { status: 500 }, attempt: 2, busy: false });
  });
});
