import { basename, join } from 'node:path';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { refusePlace } from '../import/check/refused.ts';
import { readLayout } from '../import/columns/layout.ts';
import { load } from '../import/load.ts';
import type { LoadOptions } from '../import/options.ts';
import { type LoadReport, RejectedLoad } from '../import/publish/report.ts';
import { ENCODINGS } from '../import/read/decode.ts';
import { filesAt } from '../import/read/files.ts';
import { type ForcedFormat, REPEATED } from '../import/read/table.ts';
import { Refusal } from '../refusal.ts';
import { afar } from './afar.ts';
import { type Context, command } from './command.ts';
import { bodyOf, datasetOf, dayOf, refuseForeign } from './named.ts';
import { lines } from './report.ts';
import { Usage } from './usage.ts';

const args = [
  { name: 'CONJUNTO', text: 'o que se publica, como contratos ou pagamentos' },
  { name: 'ARQUIVO', text: 'CSV, XLSX, JSON, um .gz ou .zip deles, ou uma pasta de páginas' },
] as const;

const options = {
  tenant: { value: 'SLUG', text: 'Órgão que publica. Com --servidor não é preciso: a chave diz qual é.' },
  periodo: {
    value: 'PERÍODO',
    text: 'Publica só este período, e diz o que do arquivo ficou de fora; sem ele, os das suas linhas. Pode repetir.',
    many: true,
  },
  referencia: {
    value: 'AAAA-MM-DD',
    text: 'Dia até o qual os dados vão; sem ele, o fim de cada período, ou hoje no que está em curso.',
  },
  mapa: { value: 'MAPA', text: 'Arquivo .yaml que diz de que coluna vem cada campo.' },
  ignorar: { value: 'COLUNA', text: 'Coluna do arquivo que não se publica. Pode repetir.', many: true },
  separador: { value: 'SINAL', text: 'Separador das colunas; sem ele, é descoberto.' },
  codificacao: { value: 'NOME', text: `${ENCODINGS.join(', ')}; sem ela, é descoberta.` },
  decimal: { value: 'br|us', text: '1.234,56 ou 1,234.56; sem ele, é descoberto em cada coluna.' },
  data: { value: 'dma|mda', text: 'Dia ou mês primeiro; sem ela, é descoberto em cada coluna.' },
  planilha: { value: 'NOME', text: 'Aba da planilha; sem ela, a primeira.' },
  repetidas: {
    value: 'manter|descartar',
    text: 'O que fazer de um trecho que repete outro, linha por linha; sem ela, nada é publicado e o trecho é mostrado.',
  },
  'max-refused': { value: 'N%', text: 'Parte das linhas que pode ser recusada sem impedir a publicação (1%).' },
  recusadas: { value: 'ARQUIVO', text: 'Onde gravar as linhas recusadas (recusadas-CONJUNTO.csv).' },
  acrescenta: { text: 'Junta as linhas às publicadas em vez de substituí-las, em todos os períodos do arquivo.' },
  force: { text: 'Publica mesmo que um período perca a maior parte das linhas ou dos valores.' },
  servidor: {
    value: 'ENDEREÇO',
    text: 'Publica em um portal a distância, como https://pmdemo.transparencia.example.com.br.',
  },
  token: { value: 'CHAVE', text: 'Chave de acesso para --servidor; melhor na variável PORTAL_TOKEN, que ninguém vê.' },
} as const;

const examples = [
  'portal import --tenant pmdemo contratos contratos.csv',
  'portal import --tenant pmdemo pagamentos pagamentos-2025.zip --periodo 2025',
  'portal import --tenant pmdemo servidores folha/ --mapa folha.yaml --referencia 2025-11-30',
  'portal import --servidor https://pmdemo.transparencia.example.com.br contratos contratos.csv',
];

export const importFile = command({
  name: 'import',
  summary: 'Publica um arquivo: tudo, ou nada.',
  about: [
    'O conteúdo decide o formato, e não o nome. Separador, codificação, decimais e datas são descobertos e mostrados no relatório.',
    'As linhas do arquivo tomam o lugar das que havia nos mesmos períodos. As recusadas voltam em um CSV com o motivo, para corrigir e enviar de novo.',
  ],
  args,
  options,
  examples,
  run: (context) => send(context, false),
});

export const check = command({
  name: 'check',
  summary: 'Confere um arquivo como se fosse publicá-lo, e não muda nada.',
  args,
  options,
  examples: [examples[0]?.replace('import', 'check') ?? ''],
  run: (context) => send(context, true),
});

export type Given = Context<typeof options>;

async function send(context: Given, rehearsal: boolean): Promise<object> {
  const [id = '', path = ''] = context.args;
  const set = datasetOf(id);
  if (context.options.recusadas) await refusePlace(context.options.recusadas);
  const take = context.options.servidor ? afar : here;
  try {
    return told(context, set, await take(context, set, path, rehearsal));
  } catch (error) {
    if (error instanceof RejectedLoad) show(context, set, error.report);
    throw error;
  }
}

async function here(context: Given, set: Dataset, path: string, rehearsal: boolean): Promise<LoadReport> {
  const { tenant } = context.options;
  if (!tenant) throw new Usage('Falta --tenant: diga de que órgão é o arquivo');
  const job = await jobOf(context, set, path);
  const task = context.progress.begin(set.id, 'linhas');
  const report = await context.own(async (client) => {
    const body = await bodyOf(client, tenant);
    refuseForeign(set, body);
    return load(client, { ...job, tenant: body.id, rehearsal, onProgress: task.at, onStage: task.doing });
  });
  task.end();
  return report;
}

function told(context: Given, set: Dataset, report: LoadReport): object {
  for (const line of lines(set, report)) context.out(line);
  return { report };
}

/** Of a file that was not published, all but the outcome: that is the refusal's own sentence. */
function show(context: Given, set: Dataset, report: LoadReport): void {
  for (const line of lines(set, report).slice(0, -1)) context.out(line);
}

async function jobOf(context: Given, set: Dataset, path: string): Promise<Omit<LoadOptions, 'tenant'>> {
  const { options, author, signal, err } = context;
  const layout = options.mapa ? await readLayout(options.mapa, set) : undefined;
  return {
    dataset: set,
    files: filesAt(path),
    name: basename(path),
    ...(options.periodo.length > 0 && { period: options.periodo.map((text) => periodOf(set, text)) }),
    ...(options.referencia && { reference: dayOf('referencia', options.referencia) }),
    author,
    forced: forcedOf(options),
    ...(layout && { layout }),
    ignore: options.ignorar,
    maxRefused: shareOf(options['max-refused']),
    force: options.force,
    ...(options.acrescenta && { append: true }),
    refusedPath: refusedPathOf(context, set),
    signal,
    onWait: () => err(`Outra carga de ${set.id} está em andamento; esperando que termine…`),
  };
}

/** Beside whoever runs the command, under a name that says what it is. */
export const refusedPathOf = ({ options }: Given, set: Dataset): string =>
  options.recusadas ?? join(process.cwd(), `recusadas-${set.id}.csv`);

function periodOf(set: Dataset, text: string): string | number | boolean {
  const field = fieldOf(set, set.period);
  const parsed = field.parse(text, 'br');
  if (parsed.ok) return parsed.value;
  throw new Refusal(`--periodo: “${text}” ${parsed.message}.`);
}

/** `1%`, `0,5%` or a share like 0.01. */
export function shareOf(text = '1%'): number {
  const found = /^(\d+(?:[.,]\d+)?)(%?)$/.exec(text.trim());
  const share = found ? Number(found[1]?.replace(',', '.')) / (found[2] ? 100 : 1) : Number.NaN;
  if (share >= 0 && share <= 1) return share;
  throw new Refusal(`--max-refused deve ser uma parte das linhas, como 1%, e não “${text}”.`);
}

export function forcedOf(given: Given['options']): ForcedFormat {
  return {
    ...(given.separador && { separador: given.separador === '\\t' ? '\t' : one('separador', given.separador) }),
    ...(given.codificacao && { codificacao: among('codificacao', given.codificacao, ENCODINGS) }),
    ...(given.decimal && { decimal: among('decimal', given.decimal, ['br', 'us']) }),
    ...(given.data && { data: among('data', given.data, ['dma', 'mda']) }),
    ...(given.planilha && { planilha: given.planilha }),
    ...(given.repetidas && { repetidas: among('repetidas', given.repetidas, REPEATED) }),
  };
}

function one(option: string, text: string): string {
  if (text.length === 1) return text;
  throw new Refusal(`--${option} é um sinal só, como “;”, e não “${text}”.`);
}

function among<const T extends string>(option: string, text: string, known: readonly T[]): T {
  const found = known.find((value) => value === text.toLowerCase());
  if (found) return found;
  throw new Refusal(`--${option} é ${known.join(' ou ')}, e não “${text}”.`);
}
