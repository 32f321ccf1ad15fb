import type { Desafio } from '../../catalog/mensagens/answer.ts';
import type { Prova } from '../../catalog/mensagens/request.ts';
import { askApi } from '../api.ts';
import { Store } from '../ui/store.ts';

export type ProofState = 'parada' | 'fazendo' | 'pronta' | 'falhou';

/**
 * The proof of work of a form, which keeps away senders by the thousand and asks nothing of a person: begun while they
 * type, done before they end.
 */
export class Proof {
  readonly state = new Store<ProofState>('parada');
  readonly #create: () => Promise<Prova>;
  #work: Promise<Prova> | null = null;

  constructor(create: () => Promise<Prova>) {
    this.#create = create;
  }

  /** Starts at the first key; a failure is tried again when the proof is needed. */
  begin(): void {
    this.take().catch(() => undefined);
  }

  take(): Promise<Prova> {
    this.#work ??= this.#make();
    return this.#work;
  }

  /** Makes another proof, where the server has seen this one before, or asks for a harder one. */
  renew(): Promise<Prova> {
    this.#work = this.#make();
    return this.#work;
  }

  async #make(): Promise<Prova> {
    this.state.change(() => 'fazendo');
    try {
      const made = await this.#create();
      this.state.change(() => 'pronta');
      return made;
    } catch (error) {
      this.#work = null;
      this.state.change(() => 'falhou');
      throw error;
    }
  }
}

/** Asks an address of the API for a challenge and solves it. Each proof pays for one thing that is sent. */
export async function makeProof(address: string): Promise<Prova> {
  const { data } = await askApi<{ data: Desafio }>(address, AbortSignal.timeout(30_000));
  return { desafio: data.desafio, n: await solveBeside(data) };
}

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
