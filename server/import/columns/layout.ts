import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Dataset, storedOf } from '../../../catalog/dataset.ts';
import { fold } from '../../../catalog/fields/choice.ts';
import { Refusal } from '../../refusal.ts';
import { readYaml } from '../../tenants/yaml.ts';
import { ENCODINGS } from '../read/decode.ts';
import { REPEATED } from '../read/table.ts';

const text = z.string('é um texto: escreva-o entre aspas');
const name = text.min(1, 'não pode ficar vazio');
const pattern = name.refine(isPattern, 'não é uma expressão regular');
const lines = z.record(text, pattern);

/** Where the value of one field comes from. */
const pick = z.union([
  text.transform((coluna) => ({ coluna, pula: [] })),
  z.strictObject({
    coluna: text.optional().describe('Nome da coluna no arquivo.'),
    colunas: z
      .array(text)
      .optional()
      .describe('Várias colunas: vale a primeira preenchida ou, junto de casa, que casa.'),
    soma: z.array(name).optional().describe('Colunas a somar; com - na frente, a subtrair. Pede decimal.'),
    valor: text.optional().describe('O mesmo valor em todas as linhas.'),
    pula: z.array(text).default([]).describe('Valores das colunas que contam como vazios.'),
    itens: pattern
      .optional()
      .describe('Expressão regular do que separa os itens da célula: ficam com ponto e vírgula.'),
    apaga: pattern.optional().describe('Expressão regular do que se apaga do texto.'),
    modelo: text.optional().describe('Texto com {Coluna} ou, junto de casa, com {1}, {2}: os grupos encontrados.'),
    casa: pattern.optional().describe('Expressão regular; vale o primeiro grupo, e sem casar o valor fica vazio.'),
    troca: z.record(text, text).optional().describe('Valores a trocar por outros.'),
    senao: text.optional().describe('O valor de quem não está em troca, ou de quem ficou vazio.'),
    zeros: z.int().positive().optional().describe('Completa com zeros à esquerda até este comprimento.'),
    casos: z
      .array(z.strictObject({ se: lines.describe('Colunas e a expressão com que cada uma casa.'), valor: text }))
      .optional()
      .describe('Valores que dependem de outras colunas: vale o primeiro em que todas casam, e sem nenhum, o resto.'),
    casas: z.int().min(0).max(6).optional().describe('Arredonda o número a estas casas decimais. Pede decimal.'),
  }),
]);

/** One row of the file becomes several. */
const unfold = z.union([
  z.strictObject({
    colunas: z.record(text, text).describe('Cada coluna vira uma linha: coluna → o que ela quer dizer.'),
    chave: name.describe('Nome da coluna nova que diz de qual veio.'),
    valor: name.describe('Nome da coluna nova com o valor.'),
    pula: z.array(text).default(['']).describe('Valores que não viram linha.'),
    confere: name.optional().describe('Coluna com a soma das outras: sem conferir, a linha é recusada. Pede decimal.'),
  }),
  z.strictObject({
    json: name.describe('Coluna com uma lista em JSON: cada item vira uma linha, coluna.campo.'),
    primeiro: z.boolean().default(false).describe('Só o primeiro item: os outros repetiriam o valor da linha.'),
  }),
  z.strictObject({ coluna: name, separador: name.describe('Texto que separa os itens da célula.') }),
]);

const sheet = z.strictObject({
  titulo: name.describe('O que é este leiaute, para o relatório.'),
  conjunto: name.describe('Conjunto de dados que ele preenche.'),
  cabecalho: z.array(text).optional().describe('Nomes das colunas, em ordem, quando os do arquivo estão errados.'),
  errado: z.array(text).optional().describe('O cabeçalho errado do arquivo, pelo qual ele é reconhecido.'),
  excesso: name.optional().describe('Coluna que recebe as células a mais de uma linha sem aspas.'),
  nulos: z.array(text).default([]).describe('Palavras que querem dizer vazio.'),
  separador: text.optional(),
  codificacao: z.enum(ENCODINGS).optional(),
  decimal: z.enum(['br', 'us']).optional(),
  data: z.enum(['dma', 'mda']).optional(),
  planilha: text.optional(),
  repetidas: z.enum(REPEATED).optional().describe('O que fazer de trechos que se repetem: manter ou descartar.'),
  so: lines.default({}).describe('Só as linhas em que a coluna casa com a expressão.'),
  exceto: lines.default({}).describe('Menos as linhas em que a coluna casa com a expressão.'),
  unicas: z.array(name).default([]).describe('Só a primeira linha de cada combinação destas colunas.'),
  desdobra: unfold.optional(),
  campos: z.record(name, pick, 'diz de que coluna vem cada campo'),
  opcionais: z
    .array(name)
    .default([])
    .describe('Colunas que só algumas versões do arquivo têm: onde faltam, ficam vazias.'),
  pede: z
    .record(name, name)
    .default({})
    .describe('Colunas que o sistema não exporta e quem publica acrescenta: coluna → o que dizer sem ela.'),
  ignora: z
    .array(text)
    .default([])
    .describe('Colunas do arquivo que não se publicam; nome* vale por todas que começam assim.'),
});

/** Sums are made before anybody looked at how the file writes its numbers. */
export const layout = sheet.refine((one) => one.decimal !== undefined || !addsUp(one), {
  path: ['decimal'],
  message: 'diz como o arquivo escreve os números que se somam: br ou us',
});

const addsUp = ({ campos, desdobra }: z.output<typeof sheet>): boolean =>
  (desdobra && 'confere' in desdobra) ||
  Object.values(campos).some((pick) => full(pick).soma ?? full(pick).casas !== undefined);

export type SourceLayout = z.output<typeof layout>;
export type FieldPick = SourceLayout['campos'][string];
export type HeaderCells = readonly string[];

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

export async function readLayout(path: string, set: Dataset): Promise<SourceLayout> {
  const read = await readYaml(path, layout);
  if (read.conjunto !== set.id)
    throw new Refusal(`${path}: o mapa é de ${read.conjunto}, e o arquivo foi enviado como ${set.id}.`);
  const stored = new Set(storedOf(set).map(([field]) => field));
  const wrong = Object.keys(read.campos).find((field) => !stored.has(field));
  if (wrong)
    throw new Refusal(`${path}: ${wrong} não é um campo de ${set.id}. Os campos são ${[...stored].join(', ')}.`);
  return read;
}

/** The layouts of known systems that come with the portal, those of one dataset. */
export async function knownLayouts(set: Dataset, folder = SOURCES): Promise<SourceLayout[]> {
  const names = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.yaml')).sort();
  const own = await Promise.all(names.map(async (file) => ((await isOf(join(folder, file), set)) ? file : null)));
  const files = own.filter((file) => file !== null);
  return Promise.all(files.map((file) => readLayout(join(folder, file), set)));
}

const SOURCES = join(import.meta.dirname, '../sources');

const isOf = async (path: string, set: Dataset): Promise<boolean> =>
  new RegExp(`^conjunto: ${set.id}$`, 'm').test(await readFile(path, 'utf8'));

/** The columns of the file that a layout reads. */
export function layoutColumns({ campos, so, exceto, unicas, desdobra }: SourceLayout): string[] {
  const own = Object.values(campos).flatMap(usedBy);
  const unfolded = desdobra && 'colunas' in desdobra ? Object.keys(desdobra.colunas) : [];
  const made = desdobra ? madeBy(desdobra) : () => false;
  const cell =
    desdobra && 'json' in desdobra ? [desdobra.json] : desdobra && 'coluna' in desdobra ? [desdobra.coluna] : [];
  const total = desdobra && 'confere' in desdobra && desdobra.confere ? [desdobra.confere] : [];
  const all = [...own, ...Object.keys(so), ...Object.keys(exceto), ...unicas, ...unfolded, ...total, ...cell];
  return [...new Set(all.filter((column) => !made(column) && !column.startsWith('@')))];
}

const madeBy = (unfolding: NonNullable<SourceLayout['desdobra']>) => (column: string) => {
  if ('colunas' in unfolding) return column === unfolding.chave || column === unfolding.valor;
  return 'json' in unfolding && column.startsWith(`${unfolding.json}.`);
};

/** The columns that a field reads; those that begin with @ are not of the file. */
export function usedBy(pick: FieldPick): string[] {
  const { coluna, colunas, soma, modelo, casa, casos = [] } = full(pick);
  const named =
    modelo !== undefined && casa === undefined ? [...modelo.matchAll(/\{([^{}]+)\}/g)].map((m) => m[1] ?? '') : [];
  const added = (soma ?? []).map((column) => column.replace(/^-/, ''));
  const asked = casos.flatMap(({ se }) => Object.keys(se));
  return [...(coluna === undefined ? [] : [coluna]), ...(colunas ?? []), ...added, ...named, ...asked];
}

export type FullPick = Extract<z.output<typeof pick>, { valor?: string | undefined }>;
export const full = (pick: FieldPick): FullPick => pick;

/** Whether a header is of this layout: every column it must read is there, and every other is one it knows. */
export function fitsHeader(one: SourceLayout, header: HeaderCells): boolean {
  if (one.cabecalho) return one.errado?.map(fold).join('\n') === header.map(fold).join('\n');
  const there = new Set(header.map(fold).filter(Boolean));
  const read = layoutColumns(one).map(fold);
  const known = new Set([...read, ...one.ignora.map(fold)]);
  const starts = one.ignora.filter((column) => column.endsWith('*')).map((column) => fold(column.slice(0, -1)));
  const left = (column: string): boolean => starts.some((start) => column.startsWith(start));
  return missingIn(one, header).length === 0 && [...there].every((column) => known.has(column) || left(column));
}

/** The columns that a layout cannot do without and a header does not have. */
export function missingIn(one: SourceLayout, header: HeaderCells): string[] {
  const there = new Set([...header, ...one.opcionais, ...Object.keys(one.pede)].map(fold));
  return layoutColumns(one).filter((column) => !there.has(fold(column)));
}
