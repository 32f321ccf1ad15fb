import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { ATTACKED, type Attack, OTHER } from '../attack.ts';
import { ATTACH, Citizen, fileHeaders } from '../citizen.ts';
import { attackerAddress, type ShotAnswer } from '../shot.ts';
import { countOf, tallyAnswers } from '../tally.ts';

const MB = 1024 ** 2;
/** A file that its first bytes show to be a PDF. */
const pdfOf = (bytes: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes)]);

const FILES = 40;
/** Files that one piece of work may serve: those of one message. */
const MOST_PER_PROOF = 5;

const SENDERS = 36;
/** Milliseconds of the slow senders' attack: those who wait for a place have their own half minute after the first. */
const SLOW_MS = 75_000;

/** Proofs of the slow senders, found before anything is measured. */
let proofs: string[] = [];

export const FILE_ATTACKS: readonly Attack[] = [
  {
    id: '8a',
    group: 'brief',
    name: `one proof of work, ${FILES} files of 1 MB`,
    run: async ({ port }) => {
      const citizen = new Citizen(port, { from: 37 });
      const proof = await citizen.proveFile();
      const answers: ShotAnswer[] = [];
      for (let i = 0; i < FILES; i++) answers.push(await citizen.attach(proof, pdfOf(MB)));
      return { success: tallyAnswers(answers), held: countOf(answers, 201) <= MOST_PER_PROOF };
    },
  },
  {
    id: '8b',
    group: 'waiting',
    name: `${SENDERS} senders of 10 MB at a byte a second; a citizen of the other body sends a file`,
    prepare: async ({ port }) => {
      const senders = Array.from({ length: SENDERS }, (_, i) => new Citizen(port, { from: i }));
      proofs = await Promise.all(senders.map((one) => one.proveFile()));
    },
    run: async ({ port }) => {
      const sockets = proofs.map((proof, i) => sendSlowly(port, i, proof));
      await setTimeout(2_000);
      const citizen = new Citizen(port, { from: 37, host: OTHER });
      const { status } = await citizen.attach(await citizen.proveFile(), pdfOf(MB));
      const open = await leftAfter(sockets, SLOW_MS);
      for (const socket of sockets) socket.destroy();
      return {
        success: `the citizen was answered ${status}; ${open} of ${SENDERS} still sending after ${SLOW_MS / 1000} s`,
        // Those who waited for the places of the first are still within their own half minute.
        held: status === 201 && open === 0,
      };
    },
  },
];

/** Count of the connections that are still open after some time, or none as soon as none is. */
async function leftAfter(sockets: readonly Socket[], during: number): Promise<number> {
  const left = (): number => sockets.filter((one) => !one.destroyed).length;
  for (const end = Date.now() + during; Date.now() < end && left() > 0; ) await setTimeout(500);
  return left();
}

/** Bytes that a sender announces: the largest files first, then small ones that fill what room they leave. */
const announced = (sender: number): number => (sender < 25 ? 10 : 1) * MB;

/** Announces a file, and sends a byte of it a second until it is answered, which can only be a refusal. */
function sendSlowly(port: number, attacker: number, proof: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: attackerAddress(attacker) });
  const headers = Object.entries({ host: ATTACKED, ...fileHeaders(proof, announced(attacker)) });
  socket.write(`POST ${ATTACH} HTTP/1.1\r\n${headers.map((pair) => pair.join(': ')).join('\r\n')}\r\n\r\n%PDF-1.7\n`);
  const timer = setInterval(() => socket.write('a'), 1_000);
  socket.once('data', () => socket.destroy());
  return socket.on('error', () => undefined).on('close', () => clearInterval(timer));
}
