import type { Problem } from '../../catalog/query.ts';
import { MOVING_CODE, MOVING_SENTENCE } from '../tenants/moving.ts';
import { type Outage, outageOf, slowOutage } from './outage.ts';

/** An answer that is not the one asked for: status, a stable type for programs, a sentence for people. */
export class Fault extends Error {
  readonly status: number;
  readonly type: string;
  readonly problems: readonly Problem[];
  /** Seconds after which it is worth asking again, where that is known. */
  readonly retrySeconds: number | undefined;

  constructor(status: number, type: string, message: string, problems: readonly Problem[] = [], retrySeconds?: number) {
    super(message);
    this.status = status;
    this.type = type;
    this.problems = problems;
    this.retrySeconds = retrySeconds;
  }
}

/** The envelope of every error, here and on the reference wire. A failure of ours has a code, by which the log is searched. */
export function faultEnvelope(
  { type, message: said, problems }: Pick<Fault, 'type' | 'message' | 'problems'>,
  codigo?: string,
) {
  const message = codigo ? `${said} Código do erro: ${codigo}.` : said;
  return { ok: false, type, message, problems, metadata: { message }, ...(codigo && { codigo }) };
}

/** The fault that a failure of the database is to a visitor. */
const outageFault = ({ type, message, retrySeconds }: Outage): Fault => new Fault(503, type, message, [], retrySeconds);

/** A request whose time is over, with all that was asked for it. */
export const timeoutFault = (): Fault => outageFault(slowOutage());

/** A write to a body that is moving to another installation. */
export const movingFault = (): Fault => new Fault(503, 'MOVING', MOVING_SENTENCE);

/** The fault that a visitor may know of any error. The rest goes to the log. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const outage = outageOf(error);
  if (outage) return outageFault(outage);
  const { code, statusCode = 500 } = Object(error) as { code?: string; statusCode?: number };
  if (code === MOVING_CODE) return movingFault();
  if (statusCode === 429)
    return new Fault(
      429,
      'TOO_MANY_REQUESTS',
      'Foram muitos pedidos em pouco tempo. Espere um minuto e tente de novo.',
    );
  if (statusCode === 503)
    return new Fault(503, 'UNAVAILABLE', 'O portal está muito ocupado. Tente de novo em instantes.');
  if (statusCode >= 400 && statusCode < 500)
    return new Fault(statusCode, 'BAD_REQUEST', 'O pedido não pôde ser entendido. Confira o endereço.');
  return new Fault(
    500,
    'INTERNAL',
    'Algo falhou deste lado. O erro foi registrado; tente de novo em instantes e, se continuar, informe o código.',
  );
}
