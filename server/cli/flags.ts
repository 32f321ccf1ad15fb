import { join } from 'node:path';
import type { Dataset } from '../../catalog/dataset.ts';
import { ENCODINGS } from '../import/read/decode.ts';
import { type ForcedFormat, REPEATED } from '../import/read/table.ts';
import { Refusal } from '../refusal.ts';
import type { CommandContext } from './command.ts';

export const importArguments = [
  { name: 'CONJUNTO', text: 'o que se publica, como contratos ou pagamentos' },
  { name: 'ARQUIVO', text: 'CSV, XLSX, JSON, um .gz ou .zip deles, ou uma pasta de páginas' },
] as const;

export const importOptions = {
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

export type ImportContext = CommandContext<typeof importOptions>;

/** Where the refused lines are written: in the folder of whoever runs the command, unless they name another place. */
export const refusedPathOf = ({ options }: ImportContext, set: Dataset): string =>
  options.recusadas ?? join(process.cwd(), `recusadas-${set.id}.csv`);

/** Parses `1%`, `0,5%` or a share like 0.01. */
export function shareOf(text = '1%'): number {
  const found = /^(\d+(?:[.,]\d+)?)(%?)$/.exec(text.trim());
  const share = found ? Number(found[1]?.replace(',', '.')) / (found[2] ? 100 : 1) : Number.NaN;
  if (share >= 0 && share <= 1) return share;
  throw new Refusal(`--max-refused deve ser uma parte das linhas, como 1%, e não “${text}”.`);
}

export function forcedOf(given: ImportContext['options']): ForcedFormat {
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
