import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RascunhoAnswer, rascunhoBody } from '../../catalog/painel/answer.ts';
import { Fault } from '../http/fault.ts';
import { readShape } from '../http/shape.ts';
import type { DeskServices } from './services.ts';

/** Most bytes of a draft, as many as of the longest form; and most drafts of a person: the oldest goes first. */
const LONGEST = 1_600_000;
const MOST = 100;

const KEY = /^[\w:.-]{1,200}$/;

type DraftRequest = FastifyRequest<{ Params: { chave: string } }>;

/** Drafts of forms, each seen by the person who writes it. */
export function rascunhosDeskRoutes(app: FastifyInstance, { db }: DeskServices): void {
  const path = '/painel/api/rascunhos/:chave';
  const options = { config: { permissao: 'entrar' as const }, bodyLimit: LONGEST };
  app.get(path, options, async (request: DraftRequest): Promise<RascunhoAnswer> => {
    const own = ownDraft(request);
    const { rows } = await db.staff(own[0], (client) =>
      client.query<{ conteudo: RascunhoContent; gravadoEm: Date }>(
        'SELECT conteudo, "gravadoEm" FROM portal.rascunhos WHERE tenant = $1 AND pessoa = $2 AND chave = $3',
        own,
      ),
    );
    const [found] = rows;
    return { ok: true, data: found ? { ...found, gravadoEm: found.gravadoEm.toISOString() } : null };
  });
  app.put(path, options, async (request: DraftRequest) => {
    const { conteudo } = readShape(rascunhoBody, request.body, 'BAD_REQUEST');
    const own = ownDraft(request);
    const { rows } = await db.staff(own[0], async (client) => {
      const saved = await client.query<{ gravadoEm: Date }>(SAVE, [...own, JSON.stringify(conteudo)]);
      await client.query(FORGET, [own[0], own[1], MOST]);
      return saved;
    });
    return { ok: true, data: { gravadoEm: rows[0]?.gravadoEm.toISOString() } };
  });
  app.delete(path, options, async (request: DraftRequest) => {
    const own = ownDraft(request);
    await db.staff(own[0], (client) =>
      client.query('DELETE FROM portal.rascunhos WHERE tenant = $1 AND pessoa = $2 AND chave = $3', own),
    );
    return { ok: true };
  });
}

type RascunhoContent = NonNullable<RascunhoAnswer['data']>['conteudo'];

const SAVE = `INSERT INTO portal.rascunhos (tenant, pessoa, chave, conteudo) VALUES ($1, $2, $3, $4)
  ON CONFLICT (tenant, pessoa, chave) DO UPDATE SET conteudo = excluded.conteudo, "gravadoEm" = now()
  RETURNING "gravadoEm"`;

const FORGET = `DELETE FROM portal.rascunhos WHERE tenant = $1 AND pessoa = $2 AND chave NOT IN (
  SELECT chave FROM portal.rascunhos WHERE tenant = $1 AND pessoa = $2 ORDER BY "gravadoEm" DESC LIMIT $3)`;

function ownDraft({ params: { chave }, site, person }: DraftRequest): [tenant: number, pessoa: string, chave: string] {
  if (!KEY.test(chave)) throw new Fault(400, 'BAD_REQUEST', 'O nome do rascunho não é válido.');
  return [site.tenant.id, person.id, chave];
}
