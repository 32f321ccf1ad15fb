import { Fault } from '../http/fault.ts';

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
