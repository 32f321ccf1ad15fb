import { createHash } from 'node:crypto';
import type { OcdsContract, OcdsRelated, OcdsRelease } from '../../catalog/ocds/release.ts';
import { OCDS_SOURCES } from '../../catalog/ocds/sources.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { listed, type SiteAddresses } from './cells.ts';
import { contractOf } from './contratos.ts';
import type { ProcessRows } from './gather.ts';
import { tenderOf } from './licitacao.ts';
import { printOcid } from './ocid.ts';
import { PartyRegister } from './parties.ts';
import { type LoadMoments, newestMoment } from './processes.ts';
import { awardsOf } from './vencedores.ts';

/** Whose releases are made, where its pages are, and when each year was last loaded. */
export interface ReleaseSetting extends SiteAddresses {
  body: Pick<Tenant, 'slug' | 'dados'>;
  moments: LoadMoments;
}

/**
 * The release of a process: all that is published of it today. Its date is that of the newest load of a year that it has to do
 * with, and its id says its content, so that another content never bears the same id.
 */
export function releaseOf(process: ProcessRows, setting: ReleaseSetting): OcdsRelease {
  const register = new PartyRegister(setting.body);
  const buyer = register.body('buyer');
  const tender = tenderOf(process, register, setting);
  const { awards, awardOf } = awardsOf(process, register, setting);
  const contracts = process.contratos.map((one) => contractOf(one, awardOf.get(one) ?? '', register, setting));
  const ocid = printOcid(setting.body, process.key);
  const content = {
    date: dateOf(process, setting.moments),
    tag: tagsOf(process, awards.length > 0, contracts),
    initiationType: 'tender' as const,
    language: 'pt' as const,
    parties: register.parties,
    buyer,
    tender,
    awards: listed(awards),
    contracts: listed(contracts),
    relatedProcesses: listed(relatedOf(process, ocid, setting)),
  };
  return { ocid, id: `${ocid}-${digestOf(content, setting)}`, ...content };
}

/** The merged release of a process that has one release: the same, but for what says that it is merged. */
export const compiledOf = (release: OcdsRelease): OcdsRelease => ({
  ...release,
  id: `${release.ocid}-${release.date}`,
  tag: ['compiled'],
});

/** What the content comes to in few letters. The host by which somebody asked is no part of it. */
const digestOf = (content: object, { origin }: SiteAddresses): string =>
  createHash('sha256').update(JSON.stringify(content).replaceAll(origin, '')).digest('hex').slice(0, 16);

const { licitacao, contratos } = OCDS_SOURCES;

function dateOf({ licitacoes, contratos: signed }: ProcessRows, moments: LoadMoments): string {
  const years = [
    ...licitacoes.map((row) => Number(row[licitacao.period])),
    ...signed.flatMap(({ contrato, exercicios }) => [Number(contrato[contratos.period]), ...exercicios]),
  ];
  const own = new Map([...moments].filter(([year]) => years.includes(year)));
  return newestMoment(own) ?? newestMoment(moments) ?? new Date(0).toISOString();
}

/** What a release tells of. Only a published licitação is a tender; a contract that tells its modality alone is none. */
function tagsOf({ licitacoes }: ProcessRows, isAwarded: boolean, contracts: readonly OcdsContract[]): string[] {
  return [
    ...(licitacoes.length > 0 ? ['tender'] : []),
    ...(isAwarded ? ['award'] : []),
    ...(contracts.length > 0 ? ['contract'] : []),
    ...(contracts.some(({ amendments }) => amendments) ? ['contractAmendment'] : []),
    ...(contracts.some(({ implementation }) => implementation) ? ['implementation'] : []),
  ];
}

/** The processes in which the prices that a contract uses were registered, where they are others. */
function relatedOf({ contratos: signed }: ProcessRows, ocid: string, { body, origin }: ReleaseSetting): OcdsRelated[] {
  const found = new Map<string, OcdsRelated>();
  for (const { ata } of signed) {
    const identifier = ata ? printOcid(body, ata) : ocid;
    if (!ata || identifier === ocid) continue;
    const title = `Licitação ${ata.numero}`;
    const uri = ocidAddress(origin, identifier);
    found.set(identifier, {
      id: `${found.size + 1}`,
      relationship: ['framework'],
      title,
      scheme: 'ocid',
      identifier,
      uri,
    });
  }
  return [...found.values()];
}

/** The address of the record of a process. */
export const ocidAddress = (origin: string, ocid: string): string => `${origin}/ocds/${encodeURIComponent(ocid)}`;
