import { NOTAS } from '../../catalog/mensagens/resposta.ts';
import type { AvaliacoesAnswer, Servico } from '../../catalog/servicos/answer.ts';
import { ROTULO_DE_CANAL } from '../../catalog/servicos/canal.ts';
import { csvLine } from '../../catalog/texto/csv.ts';
import { guardFormula } from '../../catalog/texto/formula.ts';

type ServiceColumn = readonly [string, (one: Servico) => string | number | null];

/** Columns of the charter: what the law asks of each service, and what people think of it. */
const COLUMNS: readonly ServiceColumn[] = [
  ['Serviço', ({ titulo }) => titulo],
  ['Assunto', ({ assunto }) => assunto],
  ['O que é', ({ resumo }) => resumo],
  ['Quem pode pedir', ({ publico }) => publico],
  ['Requisitos', ({ requisitos }) => requisitos.join('; ')],
  ['Documentos', ({ documentos }) => documentos.join('; ')],
  ['Etapas', ({ etapas }) => etapas.map((etapa, i) => `${i + 1}. ${etapa}`).join(' ')],
  ['Prazo máximo', ({ prazo }) => prazo],
  ['Custo', ({ custo }) => custo],
  ['Canais', ({ canais }) => canais.map((canal) => ROTULO_DE_CANAL[canal]).join('; ')],
  ['Link', ({ link }) => link],
  ['Unidade', ({ unidade }) => unidade],
  ['Local', ({ local }) => local],
  ['Horário', ({ horario }) => horario],
  ['Telefone', ({ telefone }) => telefone],
  ['E-mail', ({ email }) => email],
  ['Onde reclamar', ({ reclamacao }) => reclamacao],
  ['Avaliações', ({ avaliacao }) => avaliacao.respostas],
  ['Nota média, de 1 a 5', ({ avaliacao }) => avaliacao.media],
  ['Atualizado em', ({ atualizado }) => atualizado],
];

/** CSV of the charter for spreadsheets, with everything that it says of each service. */
export const charterCsv = (services: readonly Servico[]): string =>
  sheetOf([COLUMNS.map(([title]) => title), ...services.map((one) => COLUMNS.map(([, cell]) => cell(one)))]);

/** CSV of what people think of the services in a year. */
export const marksCsv = ({ ano, data }: AvaliacoesAnswer): string =>
  sheetOf([
    ['Ano', 'Serviço', 'Avaliações', 'Nota média, de 1 a 5', ...NOTAS],
    ...data.map(({ titulo, respostas, media, notas }) => [ano, titulo, respostas, media, ...notas]),
  ]);

const sheetOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((cells) => `${csvLine(cells.map(printed))}\r\n`).join('')}`;

const printed = (value: string | number | null): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : guardFormula(value ?? '');
