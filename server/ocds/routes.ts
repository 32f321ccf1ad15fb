import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { type OcdsIndex, releasesParameters } from '../../catalog/ocds/answer.ts';
import { OCDS_ROOTS, type OcdsRoot } from '../../catalog/ocds/roots.ts';
import { OCDS_DATASETS } from '../../catalog/ocds/sources.ts';
import { brief } from '../../catalog/texto/brief.ts';
import { siteOf } from '../dataset/cite.ts';
import { LICENCE } from '../describe/licence.ts';
import { sendAnswer } from '../http/answer.ts';
import { cacheTag } from '../http/cache.ts';
import { Fault } from '../http/fault.ts';
import { readParameters, refuseParameters } from '../http/parameters.ts';
import type { Services } from '../http/request.ts';
import { ignoreEarlyClose, streamReply } from '../http/stream.ts';
import { hasYear, yearStream, yearTag } from './bulk.ts';
import { processOfOcid, processOfRecord } from './find.ts';
import { ocidPrefix, ocidStem, type ProcessKey, parseOcid } from './ocid.ts';
import { type OcdsSite, readRecord, readReleasePage } from './package.ts';
import { countProcesses, newestMoment, readLoadMoments } from './processes.ts';

/** Where the same is answered: at the short address, which all links use, at that of an API host, and with the rest of the API. */
const BASES = ['/ocds', '/api/ocds', '/api/v1/ocds'];

interface OcdsServices extends Services {
  /** Of the program: another one may write the same data otherwise. */
  version: string;
}

const YEAR_FILE = /^(\d{4})\.jsonl$/;

/** Contracting processes by the Open Contracting Data Standard: an index, releases, records and files of whole years. */
export function ocdsRoutes(app: FastifyInstance, services: OcdsServices): void {
  for (const base of BASES) {
    app.get(base, (request, reply) => sendIndex(services, request, reply));
    app.get(`${base}/releases.json`, (request, reply) => sendReleases(services, request, reply));
    app.get<{ Params: { name: string } }>(`${base}/:name`, (request, reply) => {
      refuseParameters(request);
      const { name } = request.params;
      const year = YEAR_FILE.exec(name)?.[1];
      return year ? sendYear(services, request, reply, Number(year)) : sendOcid(services, request, reply, name);
    });
    for (const root of OCDS_ROOTS)
      app.get(`${base}/${root}/*`, (request, reply) => sendRecordOf(services, request, reply, root));
  }
}

const siteAsked = (services: Services, request: FastifyRequest): OcdsSite => ({
  body: request.site.tenant,
  origin: siteOf(services, request),
});

/** Sends what a question is answered with from memory, or reads it: links name the host, which is part of the question. */
function answer(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: string,
  read: (client: pg.ClientBase, site: OcdsSite) => Promise<object>,
): Promise<void> {
  const site = siteAsked(services, request);
  const question = `${cacheTag(site.body.id, 'ocds')} ${site.origin} ${asked}`;
  return sendAnswer(services, request, reply, { question, datasets: OCDS_DATASETS }, () =>
    services.db.read(site.body.id, (client) => read(client, site)),
  );
}

function sendIndex(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  refuseParameters(request);
  return answer(services, request, reply, '', readIndex);
}

async function readIndex(client: pg.ClientBase, { body, origin }: OcdsSite): Promise<OcdsIndex> {
  const years = await countProcesses(client, body.id);
  const data = years.map((one) => ({
    ...one,
    processos: one.licitacoes + one.semLicitacao,
    jsonl: `${origin}/ocds/${one.ano}.jsonl`,
  }));
  return {
    ok: true,
    orgao: body.dados.txtCliente,
    versao: '1.1',
    prefixo: ocidStem(body),
    registrado: ocidPrefix(body).startsWith('ocds-'),
    licenca: LICENCE.path,
    extensoes: [],
    atualizadoEm: newestMoment(await readLoadMoments(client, body.id)) ?? null,
    processos: data.reduce((total, { processos }) => total + processos, 0),
    releases: `${origin}/ocds/releases.json`,
    data,
  };
}

function sendReleases(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const asked = readParameters(releasesParameters, request);
  return answer(services, request, reply, `releases ${JSON.stringify(asked)}`, (client, site) =>
    readReleasePage(client, site, asked),
  );
}

function sendOcid(services: Services, request: FastifyRequest, reply: FastifyReply, ocid: string): Promise<void> {
  const { tenant } = request.site;
  const absent = new Fault(
    404,
    'NOT_FOUND',
    `Este órgão não tem o processo “${brief(ocid)}”: os ocids dele começam com “${ocidStem(tenant)}”. A lista está em /ocds/releases.json.`,
  );
  const parsed = parseOcid(tenant, ocid);
  if (!parsed) throw absent;
  return answer(services, request, reply, `ocid ${ocid}`, (client, site) =>
    recordOr(absent, client, site, () => processOfOcid(client, tenant.id, parsed)),
  );
}

function sendRecordOf(services: Services, request: FastifyRequest, reply: FastifyReply, root: OcdsRoot): Promise<void> {
  refuseParameters(request);
  const absent = new Fault(404, 'NOT_FOUND', `Nenhum registro de ${root} tem esse endereço.`);
  const path = (request.raw.url ?? '').split('?', 1)[0] ?? '';
  const segments = path.slice(path.indexOf(`/ocds/${root}/`) + `/ocds/${root}/`.length).split('/');
  return answer(services, request, reply, `${root} ${segments.join('/')}`, (client, site) =>
    recordOr(absent, client, site, () => processOfRecord(client, site.body.id, root, segments)),
  );
}

async function recordOr(
  absent: Fault,
  client: pg.ClientBase,
  site: OcdsSite,
  find: () => Promise<ProcessKey | null>,
): Promise<object> {
  const key = await find();
  const found = key && (await readRecord(client, site, key));
  if (!found) throw absent;
  return found;
}

/** The file of a year, streamed: it may be larger than any answer that is kept. Who has it already is told so. */
async function sendYear(
  services: OcdsServices,
  request: FastifyRequest,
  reply: FastifyReply,
  ano: number,
): Promise<FastifyReply | undefined> {
  const site = siteAsked(services, request);
  const etag = await services.db.read(site.body.id, async (client) => {
    if (await hasYear(client, site.body.id, ano)) return yearTag(client, site, ano, services.version);
    throw new Fault(404, 'NOT_FOUND', `Nenhum processo é do exercício de ${ano}. Os que há estão em /ocds.`);
  });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).header('etag', etag).send();
  const headers = {
    'content-type': 'application/jsonl; charset=utf-8',
    'content-disposition': `attachment; filename="${site.body.slug}-ocds-${ano}.jsonl"`,
    etag,
  };
  const sent = services.db.export(site.body.id, (client) =>
    streamReply(services, request, reply, headers, async () => yearStream(client, site, ano)),
  );
  await sent.catch(ignoreEarlyClose);
  return undefined;
}
