import type pg from 'pg';
import type { RecordPackage, ReleasePackage, ReleasesParameters } from '../../catalog/ocds/answer.ts';
import type { OcdsRelease } from '../../catalog/ocds/release.ts';
import { LICENCE } from '../describe/licence.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { parsePlace, printPlace } from './cursor.ts';
import { readProcesses } from './gather.ts';
import type { ProcessKey } from './ocid.ts';
import { bodyCnpj } from './parties.ts';
import {
  type ListedProcess,
  type LoadMoments,
  listProcesses,
  newestMoment,
  type ProcessFilter,
  readLoadMoments,
  selectProcesses,
} from './processes.ts';
import { compiledOf, ocidAddress, type ReleaseSetting, releaseOf } from './release.ts';

/** Whose processes are asked for, and where its pages are. */
export interface OcdsSite {
  body: Tenant;
  origin: string;
}

/** Processes that are read together, and the bytes at which a page ends before it is full. */
const BATCH = 20;
const PAGE_BYTES = 1_800_000;

/** Members of every package. A body that published nothing has no date to tell, and says the first there is. */
const packageHead = ({ body, origin }: OcdsSite, uri: string, moments: LoadMoments) => {
  const cnpj = bodyCnpj(body);
  return {
    uri,
    version: '1.1' as const,
    publishedDate: newestMoment(moments) ?? new Date(0).toISOString(),
    publisher: { name: body.dados.txtCliente, ...(cnpj && { scheme: 'BR-CNPJ', uid: cnpj }), uri: origin },
    license: LICENCE.path,
    publicationPolicy: `${origin}/dados-abertos`,
  };
};

/** The releases of some processes, a few processes at a time. */
export async function* releasesOf(
  client: pg.ClientBase,
  tenant: number,
  listed: readonly ListedProcess[],
  setting: ReleaseSetting,
): AsyncGenerator<{ release: OcdsRelease; from: ListedProcess }> {
  for (let at = 0; at < listed.length; at += BATCH) {
    const some = listed.slice(at, at + BATCH);
    const found = await readProcesses(
      client,
      tenant,
      some.map(({ key }) => key),
    );
    for (const [i, from] of some.entries()) {
      const process = found[i];
      if (process) yield { release: releaseOf(process, setting), from };
    }
  }
}

/** A page of releases. It ends at so many, or once it is heavy, and says where the next begins. */
export async function readReleasePage(
  client: pg.ClientBase,
  site: OcdsSite,
  asked: ReleasesParameters,
): Promise<ReleasePackage> {
  const tenant = site.body.id;
  const moments = await readLoadMoments(client, tenant);
  const after = asked._apos === undefined ? undefined : parsePlace(asked, asked._apos);
  const query = selectProcesses(tenant, filterOf(asked, moments), asked._size + 1, after);
  const listed = await listProcesses(client, query);
  const releases: OcdsRelease[] = [];
  let last: ListedProcess | undefined;
  let bytes = 0;
  for await (const { release, from } of releasesOf(client, tenant, listed.slice(0, asked._size), {
    ...site,
    moments,
  })) {
    bytes += JSON.stringify(release).length;
    if (last && bytes > PAGE_BYTES) break;
    releases.push(release);
    last = from;
  }
  const next =
    last && releases.length < listed.length ? pageAddress(site, asked, printPlace(asked, last.place)) : undefined;
  return {
    ...packageHead(site, pageAddress(site, asked, asked._apos), moments),
    releases,
    links: next ? { next } : {},
  };
}

/** The days and years asked for, and in place of a moment the years of which something was loaded since. */
function filterOf(
  { ano, dataInicio, dataFim, atualizadoDesde }: ReleasesParameters,
  moments: LoadMoments,
): ProcessFilter {
  if (atualizadoDesde === undefined) return { ano, dataInicio, dataFim };
  const since = new Date(atualizadoDesde.includes('T') ? atualizadoDesde : `${atualizadoDesde}T00:00:00-03:00`);
  const anosNovos = [...moments].flatMap(([year, moment]) => (new Date(moment) >= since ? [year] : []));
  return { ano, dataInicio, dataFim, anosNovos };
}

function pageAddress({ origin }: OcdsSite, { _apos, ...asked }: ReleasesParameters, after: string | undefined): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...asked, _apos: after }))
    if (value !== undefined) given.set(name, `${value}`);
  return `${origin}/ocds/releases.json?${given}`;
}

/** The record of a process: its release, and the same as merged. Null where nothing of it is published. */
export async function readRecord(
  client: pg.ClientBase,
  site: OcdsSite,
  key: ProcessKey,
): Promise<RecordPackage | null> {
  const moments = await readLoadMoments(client, site.body.id);
  const [process] = await readProcesses(client, site.body.id, [key]);
  if (!process || (process.licitacoes.length === 0 && process.contratos.length === 0)) return null;
  const release = releaseOf(process, { ...site, moments });
  const record = { ocid: release.ocid, releases: [release], compiledRelease: compiledOf(release) };
  return { ...packageHead(site, ocidAddress(site.origin, release.ocid), moments), records: [record] };
}
