import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { ATTACKED, type Attack } from '../attack.ts';
import { attackerAddress, keepShooting } from '../shot.ts';
import { countOf, tallyAnswers } from '../tally.ts';

/** Milliseconds of the slow readers' attack: longer than the half minute after which they are dropped. */
const SLOW_MS = 45_000;
const READERS = 12;

/** Exports of a few megabytes each, more than the system's own buffers take in. */
const LARGE = ['servidores.csv', 'empenhos.csv', 'pagamentos.json', 'liquidacoes.json'];

export const READER_ATTACKS: readonly Attack[] = [
  {
    id: '4a',
    name: `exports to ${READERS} addresses: half never read, half read 1 KB a second`,
    run: async ({ port }) => stall(port),
  },
  {
    id: '4b',
    name: 'PDFs of 10,000 rows, eight at once from four addresses',
    run: async ({ port }) => {
      const answers = await keepShooting(port, 8, (turn, attacker) => ({
        from: attacker % 4,
        path: `/api/v1/empenhos.pdf?vlrEmpenhado.gte=${turn}`,
      }));
      return { success: tallyAnswers(answers), held: countOf(answers, 500) === 0 };
    },
  },
];

/** Opens exports that nobody reads as fast as they come, and counts those that the portal ends. */
async function stall(port: number) {
  const begun = Date.now();
  const endings: number[] = [];
  const sockets = Array.from({ length: READERS }, (_, i) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: attackerAddress(i) });
    const path = `/api/v1/${LARGE[i % LARGE.length]}`;
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${ATTACKED}\r\n\r\n`);
    socket.on('error', () => undefined).on('close', () => endings.push(Date.now() - begun));
    socket.pause();
    if (i % 2) sip(socket);
    return socket;
  });
  await probe(sockets);
  const ended = endings.length;
  const last = ended === 0 ? '' : `, the last after ${Math.round(Math.max(...endings) / 1000)} s`;
  for (const socket of sockets) socket.destroy();
  return { success: `${ended} of ${READERS} dropped${last}`, held: ended === READERS };
}

/** A paused socket does not learn that it was closed: writing to it does. */
async function probe(sockets: readonly Socket[]): Promise<void> {
  for (const end = Date.now() + SLOW_MS; Date.now() < end && sockets.some((one) => !one.destroyed); ) {
    await setTimeout(1_000);
    for (const socket of sockets) if (!socket.destroyed) socket.write('\r\n');
  }
}

function sip(socket: Socket): void {
  const timer = setInterval(() => socket.read(1_024), 1_000);
  socket.on('close', () => clearInterval(timer));
}
