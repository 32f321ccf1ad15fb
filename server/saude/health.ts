import type { IncomingMessage, ServerResponse } from 'node:http';

/** What is told of a process: that it lives, that it is ready, or why it is not. */
interface HealthAnswer {
  estado: 'vivo' | 'pronto' | 'indisponivel';
  motivos?: readonly string[];
}

/** What readiness depends on; each is asked again at every look. */
export interface HealthSources {
  /** Asks the database something small, on a connection of the visitors; fails where it cannot answer. */
  reachDatabase(): Promise<unknown>;
  /** Whether the tables are those of this version. */
  isSchemaCurrent(): Promise<boolean>;
  /** Whether changes published by other processes are heard. */
  isListening(): boolean;
}

/** Milliseconds that a look at the database may take, and for which its result stands: nobody limits who asks. */
const PATIENCE_MS = 2_000;
const REMEMBERED_MS = 500;
/** Milliseconds for which the schema stands: it changes when a version is installed. */
const SCHEMA_MS = 10_000;

const DRAINING = 'O processo está terminando: espere pelos outros, ou pelo próximo início.';
const UNREACHABLE = 'O banco de dados não responde. Confira DATABASE_URL e o PostgreSQL; o portal volta sozinho.';
const OTHER_SCHEMA = 'As tabelas do banco de dados são de outra versão do portal: reinicie este processo.';
const DEAF = 'O processo não ouve os avisos do banco de dados e não guarda respostas; ele tenta de novo sozinho.';

/**
 * Tells balancers and monitors how the process is. It answers whatever the host, before limits and turns are counted, and
 * so does little: one look at the database serves all who ask within half a second.
 */
export class Health {
  readonly #sources: HealthSources;
  #draining = false;
  #look: Promise<readonly string[]> | null = null;
  #schema: { isCurrent: boolean; until: number } = { isCurrent: true, until: 0 };

  constructor(sources: HealthSources) {
    this.#sources = sources;
  }

  get isDraining(): boolean {
    return this.#draining;
  }

  /** Makes the process not ready for good: it is about to end. */
  drain(): void {
    this.#draining = true;
  }

  /** Answers a question for health; false of any other request. */
  answer({ method, url = '' }: IncomingMessage, response: ServerResponse): boolean {
    const asked = ASKED.exec(url)?.[1];
    if (!asked || (method !== 'GET' && method !== 'HEAD')) return false;
    if (asked === 'vivo') send(response, 200, { estado: 'vivo' });
    else
      void this.problems().then((motivos) =>
        motivos.length === 0
          ? send(response, 200, { estado: 'pronto' })
          : send(response, 503, { estado: 'indisponivel', motivos }),
      );
    return true;
  }

  /** Why the process is not ready, in sentences; none if it is. */
  async problems(): Promise<readonly string[]> {
    const ending = this.#draining ? [DRAINING] : [];
    const deaf = this.#sources.isListening() ? [] : [DEAF];
    return [...ending, ...(await this.#database()), ...deaf];
  }

  #database(): Promise<readonly string[]> {
    this.#look ??= this.#lookAtDatabase().finally(() => {
      setTimeout(() => {
        this.#look = null;
      }, REMEMBERED_MS).unref();
    });
    return this.#look;
  }

  async #lookAtDatabase(): Promise<readonly string[]> {
    try {
      await withinPatience(this.#sources.reachDatabase());
    } catch {
      return [UNREACHABLE];
    }
    return (await this.#hasOurSchema()) ? [] : [OTHER_SCHEMA];
  }

  /** Whether the schema is ours as of the last look: where none succeeds, the database still answers visitors. */
  async #hasOurSchema(): Promise<boolean> {
    if (performance.now() < this.#schema.until) return this.#schema.isCurrent;
    const isCurrent = await withinPatience(this.#sources.isSchemaCurrent()).catch(() => this.#schema.isCurrent);
    this.#schema = { isCurrent, until: performance.now() + (isCurrent ? SCHEMA_MS : 0) };
    return isCurrent;
  }
}

const ASKED = /^\/saude\/(vivo|pronto)\/?(?:\?|$)/;

async function withinPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database is late')), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function send(response: ServerResponse, status: number, answer: HealthAnswer): void {
  const body = JSON.stringify(answer);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}
