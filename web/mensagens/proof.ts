import type { Desafio } from '../../catalog/mensagens/answer.ts';
import type { Prova } from '../../catalog/mensagens/request.ts';
import { askApi } from '../api.ts';
import { Store } from '../ui/store.ts';

export type ProofState = 'parada' | 'fazendo' | 'pronta' | 'falhou';

/**
 * A proof of work, which keeps away senders by the thousand and asks nothing of a person: begun while they type, done
 * before they end.
 */
export class Proof {
  readonly state = new Store<ProofState>('parada');
  readonly #fetch: () => Promise<Desafio>;
  readonly #solve: (asked: Desafio) => Promise<number>;
  #work: Promise<Prova> | null = null;

  constructor(fetch = challenge, solve = solveBeside) {
    this.#fetch = fetch;
    this.#solve = solve;
  }

  /** Starts at the first key; a failure is tried again when the proof is needed. */
  begin(): void {
    this.take().catch(() => undefined);
  }

  take(): Promise<Prova> {
    this.#work ??= this.#make();
    return this.#work;
  }

  /** Makes another proof, where the server has seen this one too often or too late. */
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
  (await askApi<{ data: Desafio }>('/mensagens/desafio', AbortSignal.timeout(30_000))).data;

/** Solves a challenge in a worker or, where a browser gives none, in the page itself. */
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
