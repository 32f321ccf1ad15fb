import type { PntpCriterio, PntpFalta, PntpItem } from '../../catalog/pntp/answer.ts';
import { CLASS_TITLES, ITEM_NAMES } from '../../catalog/pntp/matrix.ts';
import { csvLine } from '../../catalog/texto/csv.ts';
import type { BodyMeasure } from './mirror.ts';

const points = (value: number): string => value.toLocaleString('pt-BR', { minimumFractionDigits: 2 });

/** The letters of the items that are met, or of those that are not: `DA`. */
export const itemLetters = (itens: readonly PntpItem[], met: boolean): string =>
  itens
    .filter(({ cumprido }) => cumprido === met)
    .map(({ item }) => ITEM_NAMES[item].letter)
    .join('');

/** What shows that a criterion is met, or what is missing. */
const proofOf = ({ itens }: PntpCriterio): string =>
  itens.map(({ item, prova }) => `${ITEM_NAMES[item].letter}: ${prova}`).join(' · ');

/** What to do of a criterion, each with the command or the screen that does it. */
export const tasksOf = ({ falta }: PntpCriterio): string =>
  falta.map(({ texto, ...way }) => texto + wayOf(way)).join('\n');

/** How something is done: ` No painel: /painel/textos. No terminal: portal tenant apply tenants/pmdemo` */
const wayOf = ({ painel, comando }: Pick<PntpFalta, 'painel' | 'comando'>): string =>
  (painel ? ` No painel: ${painel}.` : '') + (comando ? ` No terminal: ${comando}` : '');

/** One line that says where a body stands: `92,4%, selo Ouro; faltam os essenciais 4.3`. */
export function standingLine({ indice, nivel, selo, essenciaisPerdidos }: BodyMeasure): string {
  const seal = selo ? `selo ${selo}` : `${nivel}, sem selo`;
  const missed = essenciaisPerdidos.length > 0 ? `; essenciais não cumpridos: ${essenciaisPerdidos.join(', ')}` : '';
  return `${indice.toLocaleString('pt-BR', { minimumFractionDigits: 1 })}%, ${seal}${missed}`;
}

const HEADS = ['critério', 'classe', 'pontos', 'obtidos', 'cumpridos', 'faltam', 'prova', 'o que fazer', 'endereços'];

const cellsOf = (one: PntpCriterio): string[] => [
  one.numero,
  CLASS_TITLES[one.classe],
  points(one.pontos),
  points(one.obtidos),
  itemLetters(one.itens, true),
  itemLetters(one.itens, false),
  proofOf(one),
  tasksOf(one),
  one.enderecos.join(' '),
];

/** The criteria as a file for spreadsheets, in the order of the matrix. */
export const mirrorCsv = ({ criterios }: BodyMeasure): string =>
  `${[HEADS, ...criterios.map(cellsOf)].map((cells) => csvLine(cells)).join('\n')}\n`;

const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The mirror of a body as a chapter of a document. */
export function mirrorMarkdown(name: string, measure: BodyMeasure): string {
  const dimensions = new Map(measure.dimensoes.map((one) => [one.numero, one]));
  const chapters = [...dimensions.values()].map(({ numero, nome, pontos, possiveis }) => {
    const rows = measure.criterios.filter(({ dimensao }) => dimensao === numero).map(markdownRow);
    const head = `### ${numero}. ${nome}: ${points(pontos)} de ${points(possiveis)}`;
    return [
      head,
      '',
      '| Critério | Classe | Pontos | Itens | Prova | Onde |',
      '|---|---|---|---|---|---|',
      ...rows,
    ].join('\n');
  });
  return [`## ${name}`, '', `**${standingLine(measure)}.**`, '', chapters.join('\n\n'), ''].join('\n');
}

function markdownRow({ numero, classe, pontos, obtidos, itens, enderecos, ...one }: PntpCriterio): string {
  const lost = itemLetters(itens, false);
  const items = `${itemLetters(itens, true)}${lost ? ` (falta ${lost})` : ''}`;
  const proof = escaped(proofOf({ numero, classe, pontos, obtidos, itens, enderecos, ...one }));
  const where = enderecos.map((address) => `\`${address}\``).join(' ');
  return `| ${numero} | ${classe} | ${points(obtidos)} de ${points(pontos)} | ${items} | ${proof} | ${where} |`;
}
