import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { actDigest } from '../seal/acts.ts';
import { refuseGone } from './standing.ts';

/** Something that somebody did in the panel: what, to what, and how that stood before and after. */
export interface DeskAct {
  /** Noun and participle: `chave.criada`. */
  acao: `${string}.${string}`;
  /** What it was done to, in words that people know it by. */
  alvo: string;
  antes?: unknown;
  depois?: unknown;
}

/** Who did it: a person of the body, or a program that works for it. */
export interface ActAuthor {
  tenant: number;
  pessoa: string | null;
  quem: string;
}

/** Takes the next place in a body's log. Whoever else acts in that body waits for the end of this transaction. */
const TAKE = `INSERT INTO portal.correntes (tenant, numero, resumo) VALUES ($1, 1, '')
  ON CONFLICT (tenant) DO UPDATE SET numero = correntes.numero + 1
  RETURNING numero::float8 AS numero, resumo AS anterior, date_trunc('milliseconds', clock_timestamp()) AS quando`;

const INSERT = `INSERT INTO portal.atos (tenant, numero, quando, pessoa, quem, acao, alvo, antes, depois, anterior, resumo)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

const END = 'UPDATE portal.correntes SET resumo = $2 WHERE tenant = $1';

interface TakenPlace {
  numero: number;
  anterior: string;
  quando: Date;
}

/** A digest or an id: what looks like a CPF in it is chance. */
const CODE = /^[\da-f-]{32,}$/;

/** A text as the log keeps it. Nobody can take a CPF out of it again, and people type some into names and reasons. */
const kept = (text: string): string => (CODE.test(text) ? text : hideCpf(text));

/** The JSON of a value as the database will give it back; null where nothing is said. */
const jsonOf = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(value, (_, own) => (typeof own === 'string' ? kept(own) : own));
const storedOf = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

/** Writes an act at the end of its body's log, in the transaction of the act itself. */
export async function writeAct(
  client: pg.ClientBase,
  { tenant, pessoa, ...author }: ActAuthor,
  { acao, antes, depois, ...act }: DeskAct,
): Promise<void> {
  const [quem, alvo] = [kept(author.quem), kept(act.alvo)];
  const { rows } = await client.query<TakenPlace>(TAKE, [tenant]);
  if (!rows[0]) throw new Error('the log gave no place to an act');
  const { numero, anterior, quando } = rows[0];
  const [before, after] = [jsonOf(antes), jsonOf(depois)];
  const sealed = { numero, quando, pessoa, quem, acao, alvo, antes: storedOf(before), depois: storedOf(after) };
  const resumo = actDigest(anterior, sealed);
  await client.query(INSERT, [tenant, numero, quando, pessoa, quem, acao, alvo, before, after, anterior, resumo]);
  await client.query(END, [tenant, resumo]);
}

/** Who acts by a request of the panel. */
export const authorOf = ({ site, person }: FastifyRequest): ActAuthor => ({
  tenant: site.tenant.id,
  pessoa: person.id,
  quem: person.nome,
});

/** Writes what the person of a request did into the log of their body, if they still may do it. */
export async function recordAct(client: pg.ClientBase, request: FastifyRequest, act: DeskAct): Promise<void> {
  await writeAct(client, authorOf(request), act);
  await refuseGone(client, request);
}
