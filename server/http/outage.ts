/** How the database fails a request: it is away, full, open for reading alone, or too slow. */
export type OutageKind = 'absent' | 'full' | 'readonly' | 'slow';

/** A failure of the database as a visitor may know it. */
export interface Outage {
  kind: OutageKind;
  /** Stable type for programs. */
  type: string;
  message: string;
  /** Seconds after which it is worth asking again. */
  retrySeconds: number;
}

const OUTAGES: Readonly<Record<OutageKind, Omit<Outage, 'kind'>>> = {
  absent: {
    type: 'UNAVAILABLE',
    message: 'O portal está sem acesso aos dados neste momento. Tente de novo em instantes.',
    retrySeconds: 10,
  },
  full: {
    type: 'FULL',
    message:
      'O portal está sem espaço em disco. Tente de novo em alguns minutos; se continuar, avise quem cuida do portal.',
    retrySeconds: 120,
  },
  readonly: {
    type: 'READ_ONLY',
    message:
      'O portal está em manutenção: dá para consultar, mas nada pode ser gravado. Tente de novo em alguns minutos.',
    retrySeconds: 60,
  },
  slow: {
    type: 'TIMEOUT',
    message: 'A consulta demorou demais. Escolha um período menor ou mais filtros e tente de novo.',
    retrySeconds: 10,
  },
};

/** Codes of PostgreSQL and of the network, and words of the driver where it has no code, by kind; the first that fits counts. */
const SIGNS: readonly (readonly [OutageKind, RegExp])[] = [
  ['slow', /^(?:57014|25P04|55P03)$/],
  // 53100 and ENOSPC: a full disk. 53200 is memory, which is back sooner.
  ['full', /^(?:53100|ENOSPC)$|No space left on device/],
  ['readonly', /^25006$/],
  [
    'absent',
    /^(?:08|53|57P)|^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$|ECONNREFUSED|ECONNRESET|connect ENOENT|not currently accepting connections|not queryable|Connection terminated|timeout exceeded when trying to connect/,
  ],
];

/** Signs of a connection that broke under a statement, or of a standby that had to give it up: the next one may hold. */
const CUT = /^(?:57P0[12]|08|40001)|^(?:ECONNRESET|EPIPE)$|Connection terminated unexpectedly|not queryable/;

const signsOf = (error: unknown): string[] => {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  return [code, message].filter((sign) => typeof sign === 'string');
};

const outageNamed = (kind: OutageKind): Outage => ({ kind, ...OUTAGES[kind] });

/** The failure of the database that an error tells of; undefined where it is none. */
export function outageOf(error: unknown): Outage | undefined {
  const signs = signsOf(error);
  const found = SIGNS.find(([, pattern]) => signs.some((sign) => pattern.test(sign)));
  return found && outageNamed(found[0]);
}

/** A request that took longer than it may. */
export const slowOutage = (): Outage => outageNamed('slow');

/** Whether a read that met this error may be tried once more on another connection. */
export const isCutConnection = (error: unknown): boolean => signsOf(error).some((sign) => CUT.test(sign));

/** Milliseconds between two lines of the log about the same kind of failure. */
const LINE_MS = 60_000;

/** Lines of the log about the database: one a minute for each kind, however many requests meet it. */
export class OutageLog {
  readonly #write: (line: string) => void;
  readonly #told = new Map<OutageKind, { until: number; silent: number }>();

  constructor(write: (line: string) => void) {
    this.#write = write;
  }

  /** Notes an error; false where it is no failure of the database, and so somebody else's to log. */
  note(error: unknown, now = Date.now()): boolean {
    const outage = outageOf(error);
    if (!outage) return false;
    const { until, silent } = this.#told.get(outage.kind) ?? { until: 0, silent: 0 };
    if (now < until) this.#told.set(outage.kind, { until, silent: silent + 1 });
    else {
      this.#told.set(outage.kind, { until: now + LINE_MS, silent: 0 });
      this.#write(lineOf(outage.kind, signsOf(error), silent));
    }
    return true;
  }
}

const NAMES: Readonly<Record<OutageKind, string>> = {
  absent: 'o banco de dados não atende',
  full: 'falta espaço em disco',
  readonly: 'o banco de dados só aceita leitura',
  slow: 'uma consulta passou do tempo',
};

/** The words of PostgreSQL are for the operator; none of them repeats a value. */
const lineOf = (kind: OutageKind, signs: readonly string[], silent: number): string =>
  `${NAMES[kind]} (${signs.filter(Boolean).join(': ')})${silent > 0 ? `; mais ${silent} vezes desde a última linha` : ''}`;
