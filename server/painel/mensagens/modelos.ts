import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import type { Canal } from '../../../catalog/mensagens/canal.ts';
import {
  type Modelo,
  type ModeloBody,
  type ModelosAnswer,
  modeloBody,
} from '../../../catalog/painel/mensagens/answer.ts';
import { canaisOf } from '../../../catalog/painel/mensagens/canais.ts';
import { checkModelo } from '../../../catalog/painel/mensagens/modelo.ts';
import { Fault } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import { refuseFields } from '../../mensagens/faults.ts';
import { recordAct } from '../atos.ts';
import type { DeskServices } from '../services.ts';

const PATH = '/painel/api/modelos';
const config = { permissao: 'mensagens' } as const;
/** Models that a body may have. */
const MOST = 200;

type ModelRequest = FastifyRequest<{ Params: { id: string } }>;

/** Models of answers: those of the person's channels, and those for all of them. */
export function modelosDeskRoutes(app: FastifyInstance, { db }: DeskServices): void {
  app.get(
    PATH,
    { config },
    (request): Promise<ModelosAnswer> => db.staff(request.site.tenant.id, (client) => answer(client, request)),
  );

  app.post(PATH, { config }, (request) => {
    const model = checked(request);
    return db.staff(request.site.tenant.id, async (client) => {
      const tenant = request.site.tenant.id;
      const { rows } = await client.query<{ many: number }>(
        'SELECT count(*)::int AS many FROM portal.modelos WHERE tenant = $1',
        [tenant],
      );
      if ((rows[0]?.many ?? 0) >= MOST)
        throw new Fault(422, 'REFUSED', `O órgão já tem ${MOST} modelos. Exclua um que não use.`);
      await client.query(
        'INSERT INTO portal.modelos (tenant, id, canal, titulo, texto, quem) VALUES ($1, $2, $3, $4, $5, $6)',
        [tenant, randomUUID(), model.canal, model.titulo, model.texto, request.person.nome],
      );
      await recordAct(client, request, { acao: 'modelo.criado', alvo: model.titulo, depois: model });
      return answer(client, request);
    });
  });

  app.put(`${PATH}/:id`, { config }, (request: ModelRequest) => {
    const depois = checked(request);
    return db.staff(request.site.tenant.id, async (client) => {
      const { id, canal, titulo, texto } = await find(client, request);
      await client.query(
        `UPDATE portal.modelos SET canal = $3, titulo = $4, texto = $5, quem = $6, "alteradoEm" = now()
         WHERE tenant = $1 AND id = $2`,
        [request.site.tenant.id, id, depois.canal, depois.titulo, depois.texto, request.person.nome],
      );
      await recordAct(client, request, {
        acao: 'modelo.alterado',
        alvo: titulo,
        antes: { canal, titulo, texto },
        depois,
      });
      return answer(client, request);
    });
  });

  app.delete(`${PATH}/:id`, { config }, (request: ModelRequest) =>
    db.staff(request.site.tenant.id, async (client) => {
      const { id, canal, titulo, texto } = await find(client, request);
      await client.query('DELETE FROM portal.modelos WHERE tenant = $1 AND id = $2', [request.site.tenant.id, id]);
      await recordAct(client, request, { acao: 'modelo.excluido', alvo: titulo, antes: { canal, titulo, texto } });
      return answer(client, request);
    }),
  );
}

/** A model as it was sent, if it is of a channel of the person. */
function checked({ body, person }: FastifyRequest): ModeloBody {
  const model = readShape(modeloBody, body, 'BAD_REQUEST');
  refuseFields(checkModelo(model));
  if (model.canal !== null && !canaisOf(person.papeis).includes(model.canal))
    throw new Fault(403, 'FORBIDDEN', 'Este canal é de outro papel. Escolha um dos seus, ou todos.');
  return model;
}

interface ModelRow extends Omit<Modelo, 'alteradoEm'> {
  alteradoEm: Date;
}

/** Models for some channels, and those for all, by title. */
export async function readModels(client: pg.ClientBase, tenant: number, canais: readonly Canal[]): Promise<Modelo[]> {
  const { rows } = await client.query<ModelRow>(
    `SELECT id, canal, titulo, texto, quem, "alteradoEm" FROM portal.modelos
     WHERE tenant = $1 AND (canal IS NULL OR canal = ANY ($2)) ORDER BY titulo, id LIMIT ${MOST}`,
    [tenant, canais],
  );
  return rows.map((row) => ({ ...row, alteradoEm: row.alteradoEm.toISOString() }));
}

const answer = async (client: pg.ClientBase, { site, person }: FastifyRequest): Promise<ModelosAnswer> => ({
  ok: true,
  data: await readModels(client, site.tenant.id, canaisOf(person.papeis)),
});

async function find(client: pg.ClientBase, request: ModelRequest): Promise<Modelo> {
  const { site, person, params } = request;
  const known = z.uuid().safeParse(params.id).success
    ? await readModels(client, site.tenant.id, canaisOf(person.papeis))
    : [];
  const found = known.find(({ id }) => id === params.id);
  if (!found) throw new Fault(404, 'NOT_FOUND', 'Este modelo não existe mais. Atualize a lista.');
  return found;
}
