/** What was wrong with one name or value of a question. */
export interface PortalProblem {
  field: string;
  value: string;
  message: string;
}

/** A question that the portal refused, or could not answer. */
export class PortalError extends Error {
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  /** A name that does not change: `BAD_QUERY`, `NOT_FOUND`, `TOO_MANY_REQUESTS`. */
  readonly type: string;
  readonly problems: readonly PortalProblem[];
  /** Seconds after which to ask again, where the portal said so. */
  readonly retryAfter: number | null;
  readonly address: string;

  constructor(address: string, status: number, retryAfter: number | null, body: unknown) {
    const { type, message, problems } = readFailure(body);
    super(message ?? `The portal answered ${status} to ${address}`);
    this.name = 'PortalError';
    this.status = status;
    this.type = type ?? 'UNKNOWN';
    this.problems = problems;
    this.retryAfter = retryAfter;
    this.address = address;
  }
}

interface Failure {
  type: string | undefined;
  message: string | undefined;
  problems: readonly PortalProblem[];
}

function readFailure(body: unknown): Failure {
  const { type, message, problems }: { type?: unknown; message?: unknown; problems?: unknown } =
    typeof body === 'object' && body !== null ? body : {};
  return {
    type: typeof type === 'string' ? type : undefined,
    message: typeof message === 'string' ? message : undefined,
    problems: Array.isArray(problems) ? problems : [],
  };
}
