import { describe, expect, it, vi } from 'vitest';
import { type TurnBounds, Turns } from './turns.ts';
import type { Visitor } from './visit.ts';

const BOUNDS: TurnBounds = { places: 4, perAddress: 4, spare: 1, waitingPerAddress: 50, patienceMs: 60_000 };

const from = (body: number, address = `address of ${body}`, weight = 1): Visitor => ({ body, address, weight });

/** Asks for places and notes, in order, the body of each that gets one. */
function watchTurns(turns: Turns) {
  const admitted: number[] = [];
  const held: (() => void)[] = [];
  const ask = async (who: Visitor, signal?: AbortSignal): Promise<void> => {
    const leave = await turns.take(who, signal);
    admitted.push(who.body);
    held.push(leave);
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  /** Gives back the oldest place and waits for who gets it. */
  const free = async (): Promise<void> => {
    held.shift()?.();
    await settle();
  };
  return { admitted, ask, free, settle };
}

/** Asks many times without waiting; the answers come as places free. */
async function askOften(many: number, ask: () => Promise<void>, settle: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < many; i++) ask().catch(() => undefined);
  await settle();
}

describe('the turns of a scarce thing', () => {
  it('leave a place for the first question of a body that holds none', async () => {
    const { admitted, ask, settle } = watchTurns(new Turns(BOUNDS));
    await askOften(10, () => ask(from(1)), settle);
    expect(admitted).toEqual([1, 1, 1]);
    await ask(from(2));
    expect(admitted).toEqual([1, 1, 1, 2]);
  });

  it('go to the body that holds least, however many the other has waiting', async () => {
    const { admitted, ask, free, settle } = watchTurns(new Turns({ ...BOUNDS, spare: 0 }));
    await askOften(20, () => ask(from(1)), settle);
    await askOften(2, () => ask(from(2)), settle);
    await free();
    await free();
    expect(admitted).toEqual([1, 1, 1, 1, 2, 2]);
  });

  it('are shared by weight while both wait', async () => {
    const { admitted, ask, free, settle } = watchTurns(new Turns({ ...BOUNDS, places: 6, perAddress: 6, spare: 0 }));
    await askOften(30, () => ask(from(1, 'a', 2)), settle);
    await askOften(30, () => ask(from(2, 'b', 1)), settle);
    for (let i = 0; i < 12; i++) await free();
    const last = admitted.slice(-6);
    expect(last.filter((body) => body === 1)).toHaveLength(4);
  });

  it('are all given while anybody who may have one waits', async () => {
    const { admitted, ask, free, settle } = watchTurns(new Turns({ ...BOUNDS, spare: 0 }));
    await askOften(9, () => ask(from(1)), settle);
    for (let i = 0; i < 5; i++) await free();
    expect(admitted).toHaveLength(9);
  });

  it('are bounded for one address, and pass to the next address of the same body', async () => {
    const { admitted, ask, settle } = watchTurns(new Turns({ ...BOUNDS, perAddress: 2, spare: 0 }));
    await askOften(5, () => ask(from(1, 'one')), settle);
    expect(admitted).toHaveLength(2);
    await askOften(5, () => ask(from(1, 'two')), settle);
    expect(admitted).toHaveLength(4);
  });

  it('of one body become fewer as soon as another asks, and more again when it is silent', async () => {
    const { admitted, ask, free, settle } = watchTurns(new Turns({ ...BOUNDS, places: 8, perBody: 4 }));
    let address = 0;
    await askOften(20, () => ask(from(1, `${address++}`)), settle);
    expect(admitted).toEqual([1, 1, 1, 1]);
    await ask(from(2));
    await free();
    await free();
    expect(admitted).toEqual([1, 1, 1, 1, 2]);
    const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_000);
    for (let i = 0; i < 3; i++) await free();
    later.mockRestore();
    expect(admitted.slice(5)).toEqual([1, 1, 1]);
  });

  it('of a body are not all taken by one address', async () => {
    const { admitted, ask, settle } = watchTurns(new Turns({ ...BOUNDS, perBody: 3 }));
    await askOften(5, () => ask(from(1, 'greedy')), settle);
    expect(admitted).toHaveLength(2);
    await ask(from(1, 'modest'));
    expect(admitted).toHaveLength(3);
  });

  it('are bounded for one body where that is said', async () => {
    const { admitted, ask, settle } = watchTurns(new Turns({ ...BOUNDS, perBody: 1 }));
    await askOften(3, () => ask(from(1)), settle);
    await askOften(3, () => ask(from(2)), settle);
    expect(admitted).toEqual([1, 2]);
  });

  it('leave a body whose questions take long one place while another body asks', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { admitted, ask, free, settle } = watchTurns(new Turns({ ...BOUNDS, places: 8, perBody: 3 }));
    let address = 0;
    const slow = () => ask(from(1, `${address++}`));
    await askOften(3, slow, settle);
    expect(admitted).toEqual([1, 1, 1]);
    now.mockReturnValue(900);
    await ask(from(2));
    for (let i = 0; i < 3; i++) await free();
    await askOften(5, slow, settle);
    expect(admitted).toEqual([1, 1, 1, 2, 1]);
    now.mockRestore();
  });

  it('refuse an address that has too many waiting, and nobody else', async () => {
    const turns = new Turns({ ...BOUNDS, places: 1, spare: 0, waitingPerAddress: 2 });
    const { ask, settle } = watchTurns(turns);
    await askOften(3, () => ask(from(1, 'one')), settle);
    await expect(turns.take(from(1, 'one'))).rejects.toMatchObject({ status: 429 });
    const other = turns.take(from(1, 'two')).then(() => 'admitted');
    expect(await Promise.race([other, settle().then(() => 'waits')])).toBe('waits');
  });

  it('refuse a body whose queue is full of a crowd of addresses, and no other body', async () => {
    const turns = new Turns({ ...BOUNDS, places: 1, spare: 0 });
    const { ask, settle } = watchTurns(turns);
    let address = 0;
    await askOften(201, () => ask(from(1, `${address++}`)), settle);
    await expect(turns.take(from(1, 'one more'))).rejects.toMatchObject({ status: 503 });
    const other = turns.take(from(2)).then(() => 'admitted');
    expect(await Promise.race([other, settle().then(() => 'waits')])).toBe('waits');
  });

  it('tell who waited too long that the portal is busy', async () => {
    const turns = new Turns({ ...BOUNDS, places: 1, spare: 0, patienceMs: 5 });
    await turns.take(from(1));
    await expect(turns.take(from(2))).rejects.toMatchObject({ status: 503 });
  });

  it('tell who waited too long the place in the queue, and when to come back', async () => {
    const turns = new Turns({ ...BOUNDS, places: 1, spare: 0, patienceMs: 20 });
    await turns.take(from(1));
    const first = turns.take(from(1, 'one')).catch((error: unknown) => error);
    const second = turns.take(from(1, 'two')).catch((error: unknown) => error);
    expect(await first).toMatchObject({
      fila: { lugar: 1 },
      message: expect.stringMatching(/muito ocupado.*cerca de/),
    });
    expect(await second).toMatchObject({ fila: { lugar: expect.any(Number), segundos: expect.any(Number) } });
  });

  it('tell at once who would wait in vain how many are in front', async () => {
    const turns = new Turns({ ...BOUNDS, places: 1, spare: 0, patienceMs: 1_500, noun: ['download', 'downloads'] });
    await turns.take(from(1));
    turns.take(from(1, 'one')).catch(() => undefined);
    const refusal = turns.take(from(1, 'two')).catch((error: unknown) => error);
    expect(await refusal).toMatchObject({
      status: 503,
      message: expect.stringMatching(/^Há 1 download na sua frente; tente de novo em cerca de \d+ s\.$/),
      fila: { lugar: 2, segundos: expect.any(Number) },
    });
  });

  it('keep the place of who was told to come back, before those who came meanwhile', async () => {
    const turns = new Turns({ ...BOUNDS, places: 1, spare: 0, patienceMs: 30 });
    const leave = await turns.take(from(1));
    await expect(turns.take(from(1, 'told'))).rejects.toMatchObject({ status: 503 });
    const order: string[] = [];
    const wait = (address: string): Promise<void> =>
      turns.take(from(1, address)).then((free) => {
        order.push(address);
        free();
      });
    const waiting = [wait('later'), wait('told')];
    leave();
    await Promise.all(waiting);
    expect(order).toEqual(['told', 'later']);
  });

  it('count as many of every other body in front as of the own one, since bodies take turns', async () => {
    const turns = new Turns({ ...BOUNDS, places: 1, spare: 0, waitingPerAddress: 1 });
    const { ask, settle } = watchTurns(turns);
    await turns.take(from(3));
    let address = 0;
    await askOften(50, () => ask(from(1, `${address++}`)), settle);
    await askOften(1, () => ask(from(2)), settle);
    await expect(turns.take(from(2))).rejects.toMatchObject({ status: 429, fila: { lugar: 4 } });
  });

  it('are not given to who hung up while waiting', async () => {
    const turns = new Turns({ ...BOUNDS, places: 1, spare: 0 });
    const leave = await turns.take(from(1));
    const gone = new AbortController();
    const waiting = turns.take(from(2), gone.signal);
    gone.abort(new Error('hung up'));
    await expect(waiting).rejects.toThrow('hung up');
    leave();
    await expect(turns.take(from(3))).resolves.toBeTypeOf('function');
  });

  it('count a place that is given back twice once', async () => {
    const turns = new Turns({ ...BOUNDS, places: 1, spare: 0, patienceMs: 5 });
    const leave = await turns.take(from(1));
    leave();
    leave();
    await turns.take(from(1));
    await expect(turns.take(from(2))).rejects.toMatchObject({ status: 503 });
  });
});
