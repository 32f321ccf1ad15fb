import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Estrutura } from '../../catalog/estrutura/estrutura.ts';
import { CANAIS, type Canal } from '../../catalog/mensagens/canal.ts';
import { dayOf, yearOf } from '../../demo/kit/calendar.ts';
import { hash } from '../../demo/kit/random.ts';
import { type AnsweredMensagem, answeredMensagem } from '../../demo/mensagens/model.ts';
import type { DemoSlug } from '../../demo/town/units.ts';
import { sealContext } from '../seal/context.ts';
import type { Keyring } from '../seal/keyring.ts';

/** The messages that a body receives by each channel in a whole year. */
const YEARLY: Readonly<Record<DemoSlug, Readonly<Record<Canal, number>>>> = {
  pmdemo: { 'e-sic': 42, ouvidoria: 60, 'fale-conosco': 18 },
  cmdemo: { 'e-sic': 24, ouvidoria: 20, 'fale-conosco': 10 },
};

export interface MessagesBody {
  id: number;
  slug: DemoSlug;
  seed: number;
  until: string;
}

const RECEIVED = `INSERT INTO mensagens.recebidas (tenant, id, protocolo, segredo, pedido, canal, tipo, identidade, unidade,
    situacao, pessoa, conteudo, perfil, "criadaEm", prazo, prorrogada, resultado, "respondidaEm", "recursoEm", nota, "encerradaEm")
  SELECT $1, id, protocolo, segredo, id::text, canal, tipo, identidade, unidade, situacao, decode(pessoa, 'base64'),
    decode(conteudo, 'base64'), perfil, "criadaEm", prazo, prorrogada, resultado, "respondidaEm", "recursoEm", nota, "encerradaEm"
  FROM jsonb_to_recordset($2) AS m (id uuid, protocolo text, segredo text, canal text, tipo text, identidade text,
    unidade text, situacao text, pessoa text, conteudo text, perfil jsonb, "criadaEm" timestamptz, prazo date, prorrogada boolean,
    resultado text, "respondidaEm" timestamptz, "recursoEm" timestamptz, nota int, "encerradaEm" timestamptz)
  ON CONFLICT DO NOTHING`;

const STEPS = `INSERT INTO mensagens.passos (tenant, id, mensagem, quando, acao, autor, publico, texto)
  SELECT $1, id, mensagem, quando, acao, autor, true, decode(texto, 'base64')
  FROM jsonb_to_recordset($2) AS p (id uuid, mensagem uuid, quando timestamptz, acao text, autor text, texto text)
  ON CONFLICT DO NOTHING`;

const UNITS = `SELECT dados->'estrutura' AS estrutura FROM portal.tenants WHERE id = $1`;

/**
 * Writes messages that were answered long ago, so that the reports have figures. Nobody has their keys and no e-mail is
 * sent. The same seed makes the same ones, so that a first start that was cut off does not double them.
 */
export async function seedMessages(client: pg.ClientBase, keyring: Keyring, body: MessagesBody): Promise<number> {
  const { rows } = await client.query<{ estrutura: Estrutura | null }>(UNITS, [body.id]);
  const units = (rows[0]?.estrutura?.unidades ?? []).map(({ slug }) => slug);
  const made = CANAIS.flatMap((canal) => ofChannel(body, canal, units)).map((one) => sealed(keyring, body.id, one));
  await client.query(RECEIVED, [body.id, JSON.stringify(made.map(({ row }) => row))]);
  await client.query(STEPS, [body.id, JSON.stringify(made.flatMap(({ steps }) => steps))]);
  return made.length;
}

/** The messages of a channel in four years, spread over their days; those not answered by the last day are left out. */
function ofChannel({ slug, seed, until }: MessagesBody, canal: Canal, units: readonly string[]): AnsweredMensagem[] {
  const last = dayOf(until);
  const yearly = YEARLY[slug][canal];
  const origins = [3, 2, 1, 0].flatMap((ago) => {
    const year = yearOf(last) - ago;
    const first = dayOf(`${year}-01-01`);
    return Array.from({ length: yearly }, (_, place) => {
      const day = first + (hash('dia', canal, slug, seed, year, place) % 365);
      return { canal, slug, seed, year, place, day, units };
    });
  });
  return origins.map(answeredMensagem).filter((one) => one.last < last);
}

/** A UUID made of its parts, so that the same parts always give the same one. */
function uuidOf(...parts: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join(' ')).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

function sealed(keyring: Keyring, tenant: number, { matter, pessoa, passos, last: _, ...rest }: AnsweredMensagem) {
  const id = uuidOf('mensagem', tenant, rest.protocolo);
  const { tipo, assunto, texto } = matter;
  const content = { assunto: rest.canal === 'ouvidoria' ? null : assunto, texto, sobre: null };
  const row = {
    ...rest,
    id,
    tipo,
    // No key has this hash: nobody can follow a message that nobody wrote.
    segredo: createHash('sha256').update(`ninguém ${id}`).digest('hex'),
    pessoa: pessoa && keyring.sealJson(pessoa, sealContext.pessoa(tenant, id)).toString('base64'),
    conteudo: keyring.sealJson(content, sealContext.conteudo(tenant, id)).toString('base64'),
  };
  const steps = passos.map(({ texto: said, ...step }, i) => {
    const own = uuidOf('passo', tenant, rest.protocolo, i);
    const seal = (text: string): string => keyring.seal(text, sealContext.passo(tenant, own)).toString('base64');
    return { ...step, id: own, mensagem: id, texto: said === null ? null : seal(said) };
  });
  return { row, steps };
}
