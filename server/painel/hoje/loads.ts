import type { Dataset } from '../../../catalog/dataset.ts';
import type { HojeItem } from '../../../catalog/painel/hoje/answer.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { askStaff, type HojeSource, MOST_ITEMS } from './source.ts';

const titleOf = (datasets: readonly Dataset[], id: string | null): string =>
  datasets.find((set) => set.id === id)?.title ?? id ?? 'Arquivo';

/** The first file of a body that has published none, which comes before all that is late. */
export const firstToday: HojeSource = {
  nome: 'o primeiro arquivo',
  permissao: 'publicar',
  items: async ({ services: { db }, tenant }) => {
    const { rows } = await db.read(tenant.id, (client) =>
      client.query('SELECT FROM pub._cargas WHERE tenant = $1 LIMIT 1', [tenant.id]),
    );
    return rows.length > 0 ? [] : [FIRST];
  },
};

const FIRST: HojeItem = {
  id: 'primeira carga',
  titulo: 'Publique o primeiro arquivo',
  porque:
    'O portal ainda não tem dados. Comece por um arquivo pequeno, como o de contratos ou o de diárias: nada vai para o ar sem você conferir',
  ate: null,
  tom: 'warn',
  antes: true,
  para: '/painel/publicar',
  botao: 'Publicar dados',
};

interface WarnedRow {
  dataset: string;
  id: number;
  mensagem: string;
  quantos: number;
}

/** The newest load of each dataset, where it warned. */
const WARNED = `SELECT dataset, id, avisos->0->>'mensagem' AS mensagem, jsonb_array_length(avisos) AS quantos FROM (
    SELECT DISTINCT ON (dataset) dataset, id, "publicadaEm", avisos
    FROM pub._cargas WHERE tenant = $1 ORDER BY dataset, id DESC) AS ultimas
  WHERE jsonb_array_length(avisos) > 0 ORDER BY "publicadaEm" DESC LIMIT ${MOST_ITEMS}`;

/** Loads that were published with warnings. */
export const warningsToday: HojeSource = {
  nome: 'os avisos das cargas',
  permissao: 'publicar',
  items: async ({ services: { db, datasets }, tenant }) => {
    const { rows } = await db.read(tenant.id, (client) => client.query<WarnedRow>(WARNED, [tenant.id]));
    return rows.map(
      ({ dataset, id, mensagem, quantos }): HojeItem => ({
        id: `aviso ${id}`,
        titulo: `${titleOf(datasets, dataset)}: a última carga trouxe avisos`,
        porque: warningWords(mensagem, quantos - 1),
        ate: null,
        tom: 'plain',
        para: `/painel/cargas/${dataset}/${id}`,
        botao: 'Ver a carga',
      }),
    );
  },
};

/** The first warning without its examples, which the page of the load has, and how many more there are. */
function warningWords(first: string, more: number): string {
  const said = first.replace(/ \([^)]*\)/, '').replace(/\.$/, '');
  return more > 0 ? `${said}. Há mais ${counted(more, 'aviso', 'avisos')}` : said;
}

interface BegunRow {
  id: string;
  dataset: string | null;
  estado: string;
  quem: string;
}

/** Publications that were begun and neither ended nor given up. */
export const begunToday: HojeSource = {
  nome: 'as publicações começadas',
  permissao: 'publicar',
  items: async (question) => {
    const { rows } = await askStaff(question, (client) =>
      client.query<BegunRow>(
        `SELECT id, dataset, estado, quem FROM portal.ensaios
         WHERE tenant = $1 AND estado IN ('recebendo', 'escolher', 'ensaiado', 'recusado', 'falhou') AND "mexidoEm" > now() - interval '30 days'
         ORDER BY "mexidoEm" DESC LIMIT ${MOST_ITEMS}`,
        [question.tenant.id],
      ),
    );
    return rows.map((row) => begunItem(question.services.datasets, row));
  },
};

const BEGUN: Readonly<Record<string, string>> = {
  recebendo: 'O arquivo não chegou inteiro',
  escolher: 'Falta dizer de que conjunto é',
  ensaiado: 'Está conferida e só falta publicar',
  recusado: 'Falta corrigir algo antes de publicar',
  falhou: 'A publicação falhou e nada mudou no portal',
};

const begunItem = (datasets: readonly Dataset[], { id, dataset, estado, quem }: BegunRow): HojeItem => ({
  id: `ensaio ${id}`,
  titulo: `${titleOf(datasets, dataset)}: publicação começada por ${quem}`,
  porque: BEGUN[estado] ?? 'Ainda não terminou',
  ate: null,
  tom: estado === 'falhou' || estado === 'recusado' ? 'warn' : 'plain',
  para: `/painel/publicar/${id}`,
  botao: 'Continuar',
});

/** Harvests whose last reading failed, in whole or in part. */
export const harvestsToday: HojeSource = {
  nome: 'as coletas',
  permissao: 'publicar',
  items: async (question) => {
    const { rows } = await askStaff(question, (client) =>
      client.query<{ id: string; nome: string; mensagem: string }>(
        `SELECT id, nome, resultado->>'mensagem' AS mensagem FROM portal.coletas
         WHERE tenant = $1 AND NOT pausada AND resultado->>'estado' IN ('falhou', 'em parte') ORDER BY nome LIMIT ${MOST_ITEMS}`,
        [question.tenant.id],
      ),
    );
    return rows.map(
      ({ id, nome, mensagem }): HojeItem => ({
        ...{ id: `coleta ${id}`, titulo: `A coleta “${nome}” não trouxe tudo`, porque: mensagem, ate: null },
        ...{ tom: 'warn', para: '/painel/coletas', botao: 'Ver a coleta' },
      }),
    );
  },
};
