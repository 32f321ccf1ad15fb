import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pairsOf } from '../http/request.ts';
import { ckanGroups, ckanOrganization, ckanPackage, packageId, packageName } from './ckan.ts';
import { type Catalogue, type CataloguedDataset, readBodyCatalogue } from './facts.ts';
import { searchPackages, UnreadableSearch } from './search.ts';
import type { BulkServices } from './send.ts';

type Parameters = ReadonlyMap<string, string>;

/** An action that finds nothing, in the words that harvesters of CKAN know. */
class NothingThere extends Error {}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new NothingThere();
  return value;
}

/** Names or numbers of things, or the things themselves, as a list of CKAN is asked. */
const listed = <T extends { name: string }>(things: readonly T[], parameters: Parameters): readonly (T | string)[] =>
  parameters.get('all_fields')?.toLowerCase() === 'true' ? things : things.map(({ name }) => name);

const named = <T extends { id: string; name: string }>(things: readonly T[], parameters: Parameters): T =>
  found(things.find(({ id, name }) => [id, name].includes(parameters.get('id') ?? '')));

function showPackage(catalogue: Catalogue, parameters: Parameters) {
  const asked = parameters.get('id') ?? '';
  const { datasets } = catalogue;
  const names = ({ set: { id } }: CataloguedDataset) => [packageName(catalogue, id), packageId(catalogue, id)];
  return ckanPackage(catalogue, found(datasets.find((dataset) => names(dataset).includes(asked))));
}

const packagesOf = (catalogue: Catalogue) => catalogue.datasets.map((dataset) => ckanPackage(catalogue, dataset));

const whole = (parameters: Parameters, name: string, usual: number, most: number): number => {
  const text = parameters.get(name) ?? String(usual);
  if (!/^\d{1,9}$/.test(text)) throw new UnreadableSearch(`${name}=${text}`);
  return Math.min(Number(text), most);
};

/** Rows of a search where none are asked for, and most of them. */
const USUAL_ROWS = 10;
const MOST_ROWS = 1_000;

const search = (catalogue: Catalogue, parameters: Parameters) =>
  searchPackages(packagesOf(catalogue), {
    q: parameters.get('q') ?? '',
    fq: parameters.get('fq') ?? '',
    sort: parameters.get('sort') ?? 'metadata_modified desc',
    rows: whole(parameters, 'rows', USUAL_ROWS, MOST_ROWS),
    start: whole(parameters, 'start', 0, Number.MAX_SAFE_INTEGER),
  });

/** The version of CKAN whose answers these are. */
const CKAN_VERSION = '2.10.4';

const status = ({ site, tenant }: Catalogue) => ({
  ckan_version: CKAN_VERSION,
  site_url: site,
  site_title: `Dados abertos de ${tenant.dados.txtCliente}`,
  site_description: 'Portal da Transparência',
  locale_default: 'pt_BR',
  extensions: [],
  error_emails_to: null,
});

/** The actions of CKAN that a harvester reads a portal by. */
const ACTIONS: Readonly<Record<string, (catalogue: Catalogue, parameters: Parameters) => unknown>> = {
  site_read: () => true,
  status_show: status,
  package_list: (catalogue) => catalogue.datasets.map(({ set }) => packageName(catalogue, set.id)).sort(),
  package_show: showPackage,
  package_search: search,
  current_package_list_with_resources: packagesOf,
  organization_list: (catalogue, parameters) => listed([ckanOrganization(catalogue)], parameters),
  organization_show: (catalogue, parameters) => named([ckanOrganization(catalogue)], parameters),
  group_list: (catalogue, parameters) => listed(ckanGroups(catalogue), parameters),
  group_show: (catalogue, parameters) => named(ckanGroups(catalogue), parameters),
};

/** Answers the questions of harvesters of CKAN, as dados.gov.br and many portals of states and countries are. */
export function ckanRoutes(app: FastifyInstance, services: BulkServices): void {
  app.get<{ Params: { action: string } }>('/api/3/action/:action', async (request, reply) => {
    const { action } = request.params;
    const answer = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-cache');
    try {
      const catalogue = await readBodyCatalogue(services, request);
      const result = found(answer)(catalogue, new Map(pairsOf(request)));
      return { help: `${catalogue.site}/dados-abertos`, success: true, result };
    } catch (error) {
      return failed(request, reply, error);
    }
  });
}

/** Errors as CKAN answers them, which its harvesters tell from an answer. */
function failed(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const answer = (status: number, __type: string, message: string) => {
    reply.code(status);
    return { help: request.url.split('?', 1)[0], success: false, error: { __type, message } };
  };
  if (error instanceof NothingThere)
    return answer(404, 'Not Found Error', 'Não encontrado. Veja package_list e organization_list.');
  if (error instanceof UnreadableSearch)
    return answer(
      409,
      'Search Query Error',
      `Não se entende “${error.message.slice(0, 100)}”. Use organization:, groups:, name: ou metadata_modified:[data TO *].`,
    );
  throw error;
}
