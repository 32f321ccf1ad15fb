import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type LoadReport, RejectedLoad } from '../import/publish/report.ts';
import { Refusal } from '../refusal.ts';
import { type RemoteAnswer, RetryingClient, type RetryOptions } from './client.ts';
import { isToken } from './token.ts';

export interface SendProgress {
  /** Bytes sent so far and in all; and, once they are all there, the lines that the server has read. */
  sent: number;
  size: number;
  read: number | null;
  /** What the server does with the lines, once all are read. */
  stage: string | null;
}

export interface SendJob {
  server: string;
  token: string;
  dataset: string;
  file: string;
  /** Periods, reference date and the like, under the names of the API: `{ periodo: ['2025'], conferir: true }`. */
  options?: Readonly<Record<string, unknown>>;
  /** File for the refused lines, if there are any. */
  refusedPath?: string;
  signal?: AbortSignal;
  onProgress?(progress: SendProgress): void;
  /** Bytes of each piece. */
  piece?: number;
  manner?: Pick<RetryOptions, 'pause' | 'patience' | 'timeout' | 'mostBytes'>;
}

export interface SendResult {
  report: LoadReport;
  /** Id of the upload, which the server remembers for a day. */
  id: string;
}

const OLDER_REPORT = { changes: [], leftOut: [] };

const PIECE_BYTES = 8 * 1024 ** 2;

/** State of an upload as the server tells it. Its report is not checked here: whoever prints it knows its fields. */
const shape = z.object({
  id: z.string(),
  estado: z.enum(['recebendo', 'completo', 'publicando', 'publicado', 'conferido', 'recusado', 'falhou']),
  recebidos: z.number(),
  lidas: z.number().nullable(),
  /** Absent in the answers of older portals. */
  etapa: z.string().nullable().default(null),
  mensagem: z.string().nullable(),
  relatorio: z.custom<LoadReport>((value) => typeof value === 'object').nullable(),
});
type State = z.output<typeof shape>;

/** Sends a file to a portal and has it published there, through broken connections and restarts of either side. */
export async function sendFile(job: SendJob): Promise<SendResult> {
  const sender = new Sender(job);
  return sender.run();
}

class Sender {
  readonly #job: SendJob;
  readonly #line: RetryingClient;
  /** How often each kind of accident happened; after too many the upload is given up. */
  readonly #mishaps = new Map<string, number>();

  constructor(job: SendJob) {
    this.#job = job;
    const headers = { authorization: `Bearer ${tokenIn(job)}` };
    this.#line = new RetryingClient(`${originOf(job.server)}/api/v1/`, { ...job.manner, headers, signal: job.signal });
  }

  async run(): Promise<SendResult> {
    const { file, onProgress } = this.#job;
    const { size, sha256 } = await measure(file, this.#job.signal);
    const handle = await open(file);
    try {
      let state = await this.#begin(size, sha256);
      while (!state.relatorio || !['publicado', 'conferido'].includes(state.estado)) {
        onProgress?.({ sent: state.recebidos, size, read: state.lidas, stage: state.etapa });
        state = (await this.#next(state, handle, size)) ?? (await this.#begin(size, sha256));
      }
      onProgress?.({ sent: size, size, read: state.relatorio.read, stage: null });
      return { report: await this.#fetched(state.id, state.relatorio), id: state.id };
    } finally {
      await handle.close();
    }
  }

  async #begin(tamanho: number, sha256: string): Promise<State> {
    const { dataset, file, options } = this.#job;
    const body = JSON.stringify({ ...options, conjunto: dataset, nome: basename(file), tamanho, sha256 });
    const headers = { 'content-type': 'application/json' };
    return stateIn(await this.#line.ask('envios', { method: 'POST', headers, body }));
  }

  /** Does the next step. Null when the server no longer knows the upload, which then begins again. */
  async #next(state: State, handle: FileHandle, size: number): Promise<State | null> {
    if (state.estado === 'recusado') throw await this.#rejected(state);
    if (state.estado === 'publicando') return this.#look(state);
    if (state.estado === 'recebendo' && state.recebidos < size) return this.#piece(state, handle);
    if (state.estado === 'falhou') await this.#pause(state.mensagem ?? 'O servidor não conseguiu publicar.');
    return this.#state(await this.#line.ask(`envios/${state.id}/publicar`, { method: 'POST' }));
  }

  async #rejected({ id, mensagem, relatorio }: State): Promise<Refusal> {
    const message = mensagem ?? 'O arquivo foi recusado.';
    return relatorio ? new RejectedLoad(message, await this.#fetched(id, relatorio)) : new Refusal(message);
  }

  /** Downloads the refused lines from the server, for somebody here to mend. */
  async #fetched(id: string, told: LoadReport): Promise<LoadReport> {
    const { refusedPath } = this.#job;
    // An older server does not tell what changes in each period.
    const report = { ...OLDER_REPORT, ...told };
    if (!report.refusedFile || !refusedPath) return { ...report, refusedFile: null };
    const status = await this.#line.save(`envios/${id}/recusadas.csv`, refusedPath);
    return { ...report, refusedFile: status === 200 ? refusedPath : null };
  }

  async #look({ id }: State): Promise<State | null> {
    await wait(this.#job.manner?.pause ?? 1_000, undefined, this.#abort());
    return this.#state(await this.#line.ask(`envios/${id}`));
  }

  /** Sends the next bytes. After a broken connection asks the server how many arrived. */
  async #piece(state: State, handle: FileHandle): Promise<State | null> {
    const buffer = new Uint8Array(this.#job.piece ?? PIECE_BYTES);
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, state.recebidos);
    if (bytesRead === 0) refuse('O arquivo mudou durante o envio. Rode de novo quando ele estiver pronto.');
    const headers = { 'content-type': 'application/octet-stream', 'upload-offset': String(state.recebidos) };
    const asked = { method: 'PATCH', headers, body: buffer.subarray(0, bytesRead) };
    const answer = await this.#line.once(`envios/${state.id}`, asked).catch((error) => this.#broken(error));
    if (answer && answer.status < 300) return this.#state(answer);
    if (answer?.status === 422) this.#count('O arquivo chega ao servidor diferente do que saiu daqui', 3);
    else if (answer && ![409, 408, 429, 500, 502, 503, 504].includes(answer.status)) return this.#state(answer);
    else this.#count('A conexão cai sempre no mesmo ponto do arquivo', 20, `byte ${state.recebidos}`);
    return this.#look(state);
  }

  #broken(error: unknown): null {
    this.#job.signal?.throwIfAborted();
    if (error instanceof Refusal) throw error;
    return null;
  }

  #state(answer: RemoteAnswer): State | null {
    if (answer.status !== 404) return stateIn(answer);
    this.#count('O servidor esqueceu o envio', 5);
    return null;
  }

  async #pause(message: string): Promise<void> {
    this.#count(message, 5);
    await wait((this.#job.manner?.pause ?? 1_000) * 5, undefined, this.#abort());
  }

  #count(mishap: string, most: number, of = mishap): void {
    const times = (this.#mishaps.get(of) ?? 0) + 1;
    this.#mishaps.set(of, times);
    if (times >= most) refuse(`${mishap.replace(/\.$/, '')}. Rode o comando de novo mais tarde.`);
  }

  #abort = (): { signal?: AbortSignal } => (this.#job.signal ? { signal: this.#job.signal } : {});
}

function stateIn({ status, json }: RemoteAnswer): State {
  if (status >= 300) refuse(String(json?.message ?? `O servidor respondeu ${status}. Confira o endereço.`));
  const parsed = shape.safeParse(json?.data);
  return parsed.success ? parsed.data : refuse('O servidor não respondeu como um portal. Confira o endereço.');
}

function refuse(message: string): never {
  throw new Refusal(message);
}

function tokenIn({ token }: SendJob): string {
  return isToken(token) ? token : refuse('A chave não tem a forma portal_…: confira se foi copiada inteira.');
}

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$|\.localhost$/;

/**
 * Origin of the server. Plain http is refused, because anybody on the way could read the key, which is like a password.
 */
function originOf(server: string): string {
  const url = URL.canParse(server)
    ? new URL(server)
    : refuse(`“${server}” não é um endereço como https://portal.exemplo.gov.br.`);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.test(url.hostname))) return url.origin;
  return refuse('Use o endereço com https:// para que a chave não viaje à vista de todos.');
}

async function measure(file: string, signal?: AbortSignal): Promise<{ size: number; sha256: string }> {
  const found = await stat(file).catch(() => refuse(`Não foi possível abrir ${file}. Confira o caminho.`));
  if (!found.isFile()) refuse(`${file} não é um arquivo. Para enviar uma pasta, compacte-a em um .zip.`);
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(file, { ...(signal ? { signal } : {}) })) hash.update(bytes);
  return { size: found.size, sha256: hash.digest('hex') };
}
