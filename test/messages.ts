import { createHash, randomUUID } from 'node:crypto';
import type { Anexo, Desafio, Enviada } from '../catalog/mensagens/answer.ts';
import { VAZIO } from '../catalog/mensagens/rascunho.ts';
import type { SealedLetter } from '../server/mail/outbox.ts';
import { sealContext } from '../server/seal/context.ts';
import { keyring, type Portal } from './portal.ts';

export const PM = 'localhost';
export const CM = 'cmdemo.transparencia.localhost';

export interface MessageReply<T> {
  status: number;
  headers: Record<string, unknown>;
  body: { ok: boolean; type: string; message: string; problems: { field: string; message: string }[]; data: T };
}

export const complaint = {
  ...VAZIO,
  canal: 'ouvidoria',
  tipo: 'reclamacao',
  identidade: 'identificada',
  nome: 'Maria das Dores',
  email: 'maria@exemplo.test',
  texto: 'O poste da Rua das Flores está apagado há um mês.',
};

export const ticketOf = ({ body: { data } }: MessageReply<Enviada>) => ({
  protocolo: data.protocolo,
  chave: data.chave,
});

/** Does the work that a browser does for a challenge. */
export function solve({ desafio, bits }: Desafio): { desafio: string; n: number } {
  for (let n = 0; ; n++) {
    const hash = createHash('sha256').update(`${desafio}.${n}`).digest();
    if (hash.readUInt32BE() >>> (32 - bits) === 0) return { desafio, n };
  }
}

/** Somebody who writes to the bodies of a portal, and who reads what waits to be mailed. */
export class Writer {
  readonly #portal: Portal;

  constructor(portal: Portal) {
    this.#portal = portal;
  }

  async post<T>(path: string, payload: object, headers: object = {}, host = PM): Promise<MessageReply<T>> {
    const url = `/api/v1/${path}`;
    const reply = await this.#portal.app.inject({ method: 'POST', url, payload, headers: { host, ...headers } });
    return { status: reply.statusCode, headers: reply.headers, body: JSON.parse(reply.payload || '{}') };
  }

  async get<T>(path: string, headers: object = {}, host = PM): Promise<MessageReply<T>> {
    const reply = await this.#portal.app.inject({ url: `/api/v1/${path}`, headers: { host, ...headers } });
    return { status: reply.statusCode, headers: reply.headers, body: JSON.parse(reply.payload) };
  }

  async prova(host = PM, para = 'mensagem'): Promise<{ desafio: string; n: number }> {
    return solve((await this.get<Desafio>(`mensagens/desafio?para=${para}`, {}, host)).body.data);
  }

  async send(draft: object = complaint, pedido: string = randomUUID(), host = PM): Promise<MessageReply<Enviada>> {
    const payload = { ...draft, site: '', prova: await this.prova(host) };
    return this.post<Enviada>('mensagens', payload, { 'idempotency-key': pedido }, host);
  }

  /** Sends a file ahead of its message. */
  async upload(nome: string, bytes: Buffer, prova?: string): Promise<MessageReply<Anexo>> {
    const { desafio, n } = await this.prova(PM, 'anexo');
    const headers = { 'content-type': 'application/octet-stream', 'x-prova': prova ?? `${desafio}.${n}` };
    return this.post<Anexo>(`mensagens/anexos?nome=${encodeURIComponent(nome)}`, bytes, headers);
  }

  /** Changes a message behind everybody's back: time that has to go by in a test. */
  async set(protocolo: string, what: string): Promise<void> {
    const text = `UPDATE mensagens.recebidas SET ${what} WHERE protocolo = $1`;
    await this.#portal.db.own((client) => client.query(text, [protocolo]));
  }

  /** The letters of a message that wait, opened. */
  async letters(protocolo: string): Promise<(SealedLetter & { destino: string })[]> {
    const { rows } = await this.#portal.db.own((client) =>
      client.query(
        `SELECT c.tenant, c.id, c.destino, c.carta FROM mensagens.correio c JOIN mensagens.recebidas r ON r.id = c.mensagem
         WHERE r.protocolo = $1 ORDER BY c."criadaEm"`,
        [protocolo],
      ),
    );
    return rows.map(({ tenant, id, destino, carta }) => ({
      destino,
      ...keyring.openJson<SealedLetter>(carta, sealContext.carta(tenant, id)),
    }));
  }

  /** The pass in the last letter to somebody. */
  async passTo(destino: string, protocolo: string): Promise<{ authorization: string }> {
    const letter = (await this.letters(protocolo)).filter((one) => one.destino === destino).at(-1);
    const [, pass = ''] = /\/atender#(\S+)/.exec(letter?.texto ?? '') ?? [];
    return { authorization: `Bearer ${pass}` };
  }
}
