import type { Desafio } from '../../catalog/mensagens/answer.ts';
import type { Prova } from '../../catalog/mensagens/request.ts';
import { ask } from '../api.ts';
import { Store } from '../ui/store.ts';

export type State = 'parada' | 'fazendo' | 'pronta' | 'falhou';

/** Work that keeps senders by the thousand away and asks nothing of a person: begun while they type, done before they end. */
export class Proof {
  readonly state = new Store<State>('parada');
  readonly #fetch: () => Promise<Desafio>;
  readonly #solve: (asked: Desafio) => Promise<number>;
  #work: Promise<Prova> | null = null;

  constructor(fetch = challenge, solve = solveBeside) {
    this.#fetch = fetch;
    this.#solve = solve;
  }

  /** From the first key on; what fails here is tried again when it is needed. */
  begin(): void {
    this.take().catch(() => undefined);
  }

  take(): Promise<Prova> {
    this.#work ??= this.#make();
    return this.#work;
  }

  /** Another one, for the server has seen this too often or too late. */
  renew(): Promise<Prova> {
    this.#work = this.#make();
    return this.#work;
  }

  async #make(): Promise<Prova> {
    this.state.change(() => 'fazendo');
    try {
      const asked = await this.#fetch();
      const n = await this.#solve(asked);
      this.state.change(() => 'pronta');
      return { desafio: asked.desafio, n };
    } catch (error) {
      this.#work = null;
      this.state.change(() => 'falhou');
      throw error;
    }
  }
}

const challenge = async (): Promise<Desafio> =>
  (await ask<{ data: Desafio }>('/mensagens/desafio', AbortSignal.timeout(30_000))).data;

/** In a worker or, where a browser gives none, in the page itself. */
async function solveBeside(asked: Desafio): Promise<number> {
  try {
    return await work(asked);
  } catch {
    const { solveHere } = await import('./solve.ts');
    return solveHere(asked);
  }
}

function work(asked: Desafio): Promise<number> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<number>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<number>) => resolve(data);
    worker.onerror = reject;
  });
  worker.postMessage(asked);
  return answer.finally(() => worker.terminate());
}
