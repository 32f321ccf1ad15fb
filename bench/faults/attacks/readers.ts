import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { ATTACKED, type Attack } from '../attack.ts';
import { attackerAddress, keepShooting } from '../shot.ts';
import { countOf, tallyAnswers } from '../tally.ts';

/** Milliseconds of the slow readers' attack: longer than the half minute after which they are dropped. */
const SLOW_MS = 45_000;
const READERS = 12;
/** First of the readers' addresses: those before it have spent their requests on other attacks. */
const FIRST_READER = 26;

/** Exports of a few megabytes each, more than the system's own buffers take in. */
const LARGE = ['servidores.csv', 'empenhos.csv', 'pagamentos.json', 'liquidacoes.json'];

export const READER_ATTACKS: readonly Attack[] = [
  {
    id: '4a',
    group: 'waiting',
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

interface SlowReader {
  socket: Socket;
  /** Milliseconds after which the portal ended it. */
  endedAfter?: number;
}

/** Opens exports that nobody reads as fast as they come, and tells which of them the portal ends. */
async function stall(port: number) {
  const all = Array.from({ length: READERS }, (_, i) => openReader(port, i));
  const [idle, slow] = [all.slice(0, READERS / 2), all.slice(READERS / 2)];
  for (const { socket } of slow) sip(socket);
  await probe(idle);
  const success = `never reading: ${endings(idle)}; slow: ${endings(slow)}`;
  const held = idle.every(({ endedAfter }) => endedAfter !== undefined);
  for (const { socket } of all) socket.destroy();
  return { success, held };
}

function endings(readers: readonly SlowReader[]): string {
  const times = readers.flatMap(({ endedAfter }) => endedAfter ?? []);
  const last = times.length === 0 ? '' : `, the last after ${Math.round(Math.max(...times) / 1000)} s`;
  return `${times.length} of ${readers.length} dropped${last}`;
}

/** A reader that takes 1 KB from the system at a time, and none unless it is told to. */
function openReader(port: number, number: number): SlowReader {
  const begun = Date.now();
  const onread = { buffer: Buffer.alloc(1_024), callback: () => false };
  const socket = connect({ port, host: '127.0.0.1', localAddress: attackerAddress(FIRST_READER + number), onread });
  const reader: SlowReader = { socket };
  socket.write(`GET /api/v1/${LARGE[number % LARGE.length]} HTTP/1.1\r\nHost: ${ATTACKED}\r\n\r\n`);
  socket
    .on('error', () => undefined)
    .on('close', () => {
      reader.endedAfter = Date.now() - begun;
    });
  return reader;
}

/** A reader that does not read does not learn that it was cut off either: writing tells it. */
async function probe(readers: readonly SlowReader[]): Promise<void> {
  const open = (): SlowReader[] => readers.filter(({ socket }) => !socket.destroyed);
  for (const end = Date.now() + SLOW_MS; Date.now() < end && open().length > 0; await setTimeout(1_000))
    for (const { socket } of open()) socket.write('\r\n');
}

function sip(socket: Socket): void {
  const timer = setInterval(() => socket.resume(), 1_000);
  socket.on('close', () => clearInterval(timer));
}
