import { Fault } from '../http/fault.ts';
import { retrySeconds, waitWords } from './retry.ts';

/** Place of somebody in a queue, and when it is worth asking again. */
export interface QueuePlace {
  /** 1 is the next to be served; absent where nobody waits in a line. */
  lugar?: number;
  segundos: number;
}

/** A refusal that ends by waiting: it says how long, and in which place of a queue. */
export class BusyFault extends Fault {
  readonly fila: QueuePlace;

  constructor(status: 429 | 503, message: string, fila: QueuePlace) {
    super(status, status === 429 ? 'TOO_MANY_REQUESTS' : 'UNAVAILABLE', message);
    this.fila = fila;
  }
}

const TOO_MANY = 'Há pedidos demais deste endereço ao mesmo tempo. Espere os outros terminarem e tente de novo';

/** What people wait for in a queue, one and several. */
export type QueueNoun = readonly [one: string, many: string];

/** The refusal of somebody behind so many others, when it is expected to take so many seconds. */
export function queueFault(status: 429 | 503, ahead: number, expected: number, [one, many]: QueueNoun): BusyFault {
  const segundos = retrySeconds(expected);
  const wait = `em cerca de ${waitWords(segundos)}.`;
  const front = `Há ${ahead} ${ahead === 1 ? one : many} na sua frente; tente de novo ${wait}`;
  const busy = ahead > 0 ? front : `O portal está muito ocupado. Tente de novo ${wait}`;
  return new BusyFault(status, status === 429 ? `${TOO_MANY}, ${wait}` : busy, { lugar: ahead + 1, segundos });
}
