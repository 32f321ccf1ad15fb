import { z } from 'zod';
import { fileOperation, type Operation, readOperation } from '../contract/operation.ts';
import { noParameters, pageSize, wholeNumber } from '../contract/parameters.ts';
import { integer, moment, ok, text } from '../contract/schema.ts';
import type { OcdsRelease } from './release.ts';
import { OCDS_ROOTS } from './roots.ts';
import { OCDS_SOURCES } from './sources.ts';

/** Releases of a page: as many by default, and the most that may be asked for. A page also ends at two megabytes. */
const USUAL_SIZE = 50;
const MOST_RELEASES = 200;

const NOT_A_DAY = 'não é um dia como 2025-03-31';
const dayAsked = z.iso.date({ error: NOT_A_DAY }).optional();
const NOT_A_MOMENT = 'não é um dia como 2025-03-31 nem um instante como 2025-03-31T12:00:00Z';

export const releasesParameters = z.strictObject({
  dataInicio: dayAsked.describe('Primeiro dia: da publicação ou abertura da licitação, ou da assinatura do contrato'),
  dataFim: dayAsked.describe('Último dia, incluído'),
  ano: wholeNumber(1900, 2999, 'não é um ano como 2025').optional().describe('Exercício da licitação ou do contrato'),
  atualizadoDesde: z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: NOT_A_MOMENT })
    .optional()
    .describe('Só processos de que algo foi carregado desde então: é assim que se atualiza uma cópia'),
  _size: pageSize(USUAL_SIZE, MOST_RELEASES, 'Publicações por página; a página também termina em 2 MB'),
  _apos: text.optional().describe('Cursor da página seguinte, como vem em links.next'),
});

export type ReleasesParameters = z.output<typeof releasesParameters>;

const release = z
  .looseObject({
    ocid: text.describe('O identificador do processo, que não muda'),
    id: text.describe('O identificador deste conteúdo: muda quando algo do processo muda'),
    date: moment.describe('Quando foi publicada a carga mais nova que diz respeito ao processo'),
    tag: z.array(text),
    initiationType: z.literal('tender'),
  })
  .describe('Uma release do OCDS 1.1.5')
  .meta({ id: 'ocdsRelease' });

const packaged = {
  uri: text,
  version: z.literal('1.1'),
  publishedDate: moment,
  publisher: z.strictObject({ name: text, scheme: text.optional(), uid: text.optional(), uri: text }),
  license: text,
  publicationPolicy: text,
};

const releasePackage = z.strictObject({
  ...packaged,
  releases: z.array(release),
  links: z.strictObject({ next: text.optional() }).describe('next falta na última página'),
});

export interface ReleasePackage extends Omit<z.output<typeof releasePackage>, 'releases'> {
  releases: OcdsRelease[];
}

const recordPackage = z.strictObject({
  ...packaged,
  records: z.array(z.strictObject({ ocid: text, releases: z.array(release), compiledRelease: release })),
});

export interface RecordPackage extends Omit<z.output<typeof recordPackage>, 'records'> {
  records: { ocid: string; releases: OcdsRelease[]; compiledRelease: OcdsRelease }[];
}

export const ocdsIndex = z.strictObject({
  ok,
  orgao: text,
  versao: z.literal('1.1'),
  prefixo: text.describe('O começo de todos os ocids deste órgão'),
  registrado: z.boolean().describe('Se o prefixo é um dos registrados pela Open Contracting Partnership'),
  licenca: text,
  extensoes: z.array(text).describe('Extensões do padrão em uso: nenhuma'),
  atualizadoEm: moment.nullable(),
  processos: integer,
  releases: text.describe('O endereço da primeira página de publicações'),
  data: z
    .array(
      z.strictObject({
        ano: integer,
        processos: integer,
        licitacoes: integer.describe('Processos com licitação publicada'),
        semLicitacao: integer.describe('Contratos que não citam licitação publicada: cada um é um processo'),
        jsonl: text.describe('O arquivo do ano: uma release por linha'),
      }),
    )
    .describe('Um item por exercício, do mais novo ao mais antigo'),
});

export type OcdsIndex = z.output<typeof ocdsIndex>;

const tag = 'Contratações abertas (OCDS)';
const about = 'Um pacote com o processo inteiro, como está hoje';
const missing = 'Não há esse processo neste órgão';

/** The record of the process that a licitação or a contract belongs to, by the key that their pages have. */
const ofRecords = (): Operation[] =>
  OCDS_ROOTS.map((id) => {
    const { key } = OCDS_SOURCES[id];
    return readOperation({
      tag,
      path: `/v1/ocds/${id}/${key.map((name) => `{${name}}`).join('/')}`,
      summary: `O processo a que pertence um registro de ${id}`,
      segments: Object.fromEntries(key.map((name) => [name, text.describe('Parte da chave')])),
      query: noParameters,
      answer: recordPackage,
      about,
      missing,
      keys: { list: `/v1/${id}`, fields: Object.fromEntries(key.map((name) => [name, name])) },
    });
  });

export const ocdsOperations: readonly Operation[] = [
  readOperation({
    tag,
    path: '/v1/ocds',
    summary: 'O que este órgão publica em OCDS, por exercício',
    query: noParameters,
    answer: ocdsIndex,
    about: 'Prefixo, licença, contagens e endereços',
  }),
  readOperation({
    tag,
    path: '/v1/ocds/releases.json',
    summary: 'Publicações (releases) de todos os processos, da mais antiga à mais nova',
    query: releasesParameters,
    answer: releasePackage,
    about: 'Um pacote de publicações, com o endereço do seguinte em links.next',
    examples: [
      { parameters: { _size: '5', dataInicio: '2025-01-01', dataFim: '2025-12-31' } },
      { parameters: { ano: '1950' } },
      { parameters: { _apos: 'nada' }, status: 400 },
    ],
  }),
  fileOperation({
    tag,
    path: '/v1/ocds/{ano}.jsonl',
    summary: 'Todas as publicações de um exercício, uma por linha (JSON Lines)',
    segments: { ano: text.describe('Exercício da licitação ou do contrato') },
    query: noParameters,
    media: 'application/jsonl',
    missing: 'Nada foi publicado desse exercício',
    keys: { list: '/v1/ocds', fields: { ano: 'ano' } },
  }),
  readOperation({
    tag,
    path: '/v1/ocds/{ocid}',
    summary: 'O registro (record) de um processo',
    segments: { ocid: text.describe('O identificador do processo') },
    query: noParameters,
    answer: recordPackage,
    about,
    missing,
    examples: [{ parameters: { ocid: 'local-outro-l-1-0123456789' }, status: 404 }],
  }),
  ...ofRecords(),
];
