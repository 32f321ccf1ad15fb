import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { ATTACKED, type Attack, OTHER } from '../attack.ts';
import { attackerAddress, shoot } from '../shot.ts';

export const HEADER_ATTACKS: readonly Attack[] = [
  {
    id: '14a',
    group: 'brief',
    name: 'two Host headers, “Expect: 100-continue” without a key on encoded paths, the page’s policy',
    run: async ({ port }) => {
      const [hosts, invited, allowed] = [await twoHosts(port), await invitations(port), await looseSources(port)];
      const words = [`two hosts: ${hosts}`, `${invited} of ${PATHS.length} invited to send`];
      return {
        success: [...words, `policy allows ${allowed.join(' and ') || 'nothing foreign'}`].join('; '),
        held: /\b400\b/.test(hosts) && invited === 0 && allowed.length === 0,
      };
    },
  },
];

const twoHosts = (port: number): Promise<string> =>
  firstLine(port, `GET / HTTP/1.1\r\nHost: ${ATTACKED}\r\nHost: ${OTHER}\r\n\r\n`);

const PATHS = ['/api/v1/envios', '/api/v1/envi%6Fs', '/%61pi/v1/envios', '//api/v1/envios'];

/** Count of the spellings of an address under which a stranger is told to send a file. */
async function invitations(port: number): Promise<number> {
  const head = `Host: ${ATTACKED}\r\nContent-Length: 1000000\r\nExpect: 100-continue`;
  const lines = await Promise.all(
    PATHS.map((path) => firstLine(port, `PUT ${path}/contratos/a.csv HTTP/1.1\r\n${head}\r\n\r\n`)),
  );
  return lines.filter((line) => /^HTTP\/1\.1 100/.test(line)).length;
}

/** Sources that a page's policy allows and that are not its own. */
async function looseSources(port: number): Promise<string[]> {
  const { headers } = await shoot(port, { path: '/' });
  const policy = String(headers['content-security-policy'] ?? 'no policy');
  return ["'unsafe-inline'", 'https:', ' *', 'no policy'].filter((word) => policy.includes(word));
}

/** First line of what a server answers to bytes as they are. */
async function firstLine(port: number, text: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: attackerAddress(0) });
  socket.on('error', () => undefined).write(text);
  const [piece] = await Promise.race([
    once(socket, 'data'),
    once(socket, 'close').then(() => ['']),
    setTimeout(5_000, ['']),
  ]);
  socket.destroy();
  return String(piece).split('\r\n', 1)[0] || 'nothing';
}
