import { type VisitSample, visitOther } from './visit.ts';

/** Orders to the visitor's process: a port to visit, or the end of a visit. */
export type VisitOrder = { port: number } | 'stop';

// The visitor measures in a process of its own: neither the attackers nor the watch may delay its clock.
let stop = new AbortController();

process.on('message', (order: VisitOrder) => {
  if (order === 'stop') return stop.abort();
  stop = new AbortController();
  visitOther(order.port, stop.signal).then((samples: VisitSample[]) => process.send?.(samples));
});
