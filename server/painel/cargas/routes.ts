import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pageNumber } from '../../../catalog/contract/parameters.ts';
import type { Dataset } from '../../../catalog/dataset.ts';
import type {
  CargaDeskAnswer,
  CargasDeskAnswer,
  CorrecoesDeskAnswer,
  RegistrosAnswer,
} from '../../../catalog/painel/cargas/answer.ts';
import { Fault } from '../../http/fault.ts';
import { readParameters } from '../../http/parameters.ts';
import type { DeskServices } from '../services.ts';
import { correctRecord, readDeskCorrections } from './correcoes.ts';
import { ownDataset, ownDatasets } from './datasets.ts';
import { addStatement, readStatements, removeStatement } from './declaracoes.ts';
import { LOADS_PAGE, readDeskLoad, readDeskLoads } from './loads.ts';
import { findRecords } from './registros.ts';
import { returnTo } from './volta.ts';

const config = { permissao: 'publicar' } as const;

const listParameters = z.strictObject({ _page: pageNumber, dataset: z.string().max(80).optional() });
const wordParameters = z.strictObject({ palavras: z.string().min(1, 'deve ser informada').max(200) });
const partParameters = z.strictObject({ campo: z.string().max(80).optional(), valor: z.string().max(500).optional() });

interface OfDataset {
  Params: { dataset: string };
}
interface OfLoad {
  Params: { dataset: string; carga: string };
}
interface OfStatement {
  Params: { dataset: string; de: string; ate: string };
}

/** What follows a publication: loads and returns to them, corrections of records, statements that nothing happened. */
export function cargasDeskRoutes(app: FastifyInstance, services: DeskServices): void {
  const setOf = (request: FastifyRequest<OfDataset>): Dataset => ownDataset(services, request, request.params.dataset);
  app.get('/painel/api/cargas', { config }, (request) => answerLoads(services, request));
  app.get<OfLoad>('/painel/api/cargas/:dataset/:carga', { config }, (request) =>
    answerLoad(services, request, setOf(request)),
  );
  app.post<OfLoad>('/painel/api/cargas/:dataset/:carga/volta', { config }, (request) =>
    returnTo(services, request, setOf(request), numberOf(request)),
  );
  correctionRoutes(app, services, setOf);
  app.get('/painel/api/declaracoes', { config }, (request) => readStatements(services, request));
  app.post<OfDataset>('/painel/api/declaracoes/:dataset', { config }, (request) =>
    addStatement(services, request, setOf(request)),
  );
  app.delete<OfStatement>('/painel/api/declaracoes/:dataset/:de/:ate', { config }, (request) => {
    const { campo, valor } = readParameters(partParameters, request);
    const { de, ate } = request.params;
    if (!z.iso.date().safeParse(de).success || !z.iso.date().safeParse(ate).success)
      throw new Fault(400, 'BAD_REQUEST', 'O período da declaração não é válido. Atualize a lista.');
    const part = campo ? { field: campo, value: valor ?? '' } : null;
    return removeStatement(services, request, setOf(request), { de, ate, part });
  });
}

function correctionRoutes(
  app: FastifyInstance,
  services: DeskServices,
  setOf: (request: FastifyRequest<OfDataset>) => Dataset,
): void {
  app.get<OfDataset>('/painel/api/registros/:dataset', { config }, async (request): Promise<RegistrosAnswer> => {
    const { palavras } = readParameters(wordParameters, request);
    const tenant = request.site.tenant.id;
    return {
      ok: true,
      ...(await services.db.read(tenant, (client) => findRecords(client, tenant, setOf(request), palavras))),
    };
  });
  app.get<OfDataset>('/painel/api/correcoes/:dataset', { config }, async (request): Promise<CorrecoesDeskAnswer> => {
    const tenant = request.site.tenant.id;
    return { ok: true, data: await services.db.own((client) => readDeskCorrections(client, tenant, setOf(request))) };
  });
  app.post<OfDataset>('/painel/api/correcoes/:dataset', { config }, (request) =>
    correctRecord(services, request, setOf(request)),
  );
}

async function answerLoads(services: DeskServices, request: FastifyRequest): Promise<CargasDeskAnswer> {
  const { _page: page, dataset } = readParameters(listParameters, request);
  const all = ownDatasets(services, request);
  const sets = dataset === undefined ? all : [ownDataset(services, request, dataset)];
  const found = await services.db.own((client) => readDeskLoads(client, request.site.tenant.id, sets, page));
  const conjuntos = all.map(({ id, title }) => ({ id, titulo: title }));
  return { ok: true, ...found, page, size: LOADS_PAGE, conjuntos };
}

async function answerLoad(
  { db }: DeskServices,
  request: FastifyRequest<OfLoad>,
  set: Dataset,
): Promise<CargaDeskAnswer> {
  const carga = numberOf(request);
  const data = await db.own((client) => readDeskLoad(client, request.site.tenant.id, set, carga));
  if (!data) throw new Fault(404, 'NOT_FOUND', 'Não há essa carga neste conjunto. Volte à lista das cargas.');
  return { ok: true, data };
}

function numberOf({ params: { carga } }: FastifyRequest<OfLoad>): number {
  if (!/^[1-9]\d{0,8}$/.test(carga))
    throw new Fault(404, 'NOT_FOUND', 'A carga é um número. Volte à lista das cargas.');
  return Number(carga);
}
