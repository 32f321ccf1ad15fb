import { formatDay } from '../../catalog/fields/date.ts';
import type { PntpCriterio, PntpEspelho } from '../../catalog/pntp/answer.ts';
import { CLASS_TITLES, type CriterionItem, ITEM_NAMES, ITEMS } from '../../catalog/pntp/matrix.ts';
import { dayOf } from '../../catalog/texto/moment.ts';
import { sheetPath, workbookParts } from '../export/workbook.ts';
import { elementText } from '../export/xml.ts';
import { ZipWriter } from '../export/zip.ts';
import { tasksOf } from './paper.ts';

type SheetCell = string | number;

const HOW_TITLES = { medido: 'Medido', atestado: 'Atestado', misto: 'Medido e atestado' } as const;

/** Columns in the order of the auditors' form, with their widths; ours stand after them. */
const COLUMNS: readonly (readonly [title: string, width: number])[] = [
  ['Critério', 9],
  ['Dimensão', 30],
  ['O que se avalia', 70],
  ['Classificação', 14],
  ...ITEMS.map((item) => [ITEM_NAMES[item].name, 16] as const),
  ['Links', 60],
  ['Evidências', 80],
  ['O que falta', 60],
  ['Pontos possíveis', 12],
  ['Pontos obtidos', 12],
  ['Como se sabe', 18],
  ['Quem atesta', 40],
];

/** The self-assessment of a body as a workbook: one line for each criterion of the form, and the result on a sheet of its own. */
export async function assessmentWorkbook(body: string, espelho: PntpEspelho): Promise<Buffer> {
  const names = new Map(espelho.dimensoes.map(({ numero, nome }) => [numero, nome]));
  const rows = espelho.criterios.map((one) => criterionRow(one, names.get(one.dimensao) ?? ''));
  const sheets: [string, string][] = [
    [`Autoavaliação ${espelho.edicao}`, sheetXml(COLUMNS, rows)],
    ['Resultado', sheetXml(RESULT_COLUMNS, resultRows(body, espelho))],
  ];
  const zip = new ZipWriter();
  const parts: Uint8Array[] = [];
  for (const [i, [, xml]] of sheets.entries())
    for await (const part of zip.file(sheetPath(i + 1), [Buffer.from(xml)])) parts.push(part);
  for (const [path, xml] of workbookParts(
    sheets.map(([name]) => name),
    [],
  ))
    for await (const part of zip.file(path, [Buffer.from(xml)])) parts.push(part);
  return Buffer.concat([...parts, zip.end()]);
}

function criterionRow(one: PntpCriterio, dimensao: string): SheetCell[] {
  const { numero, pede, classe, itens, enderecos, pontos, obtidos, como, atesto } = one;
  return [
    numero,
    `${one.dimensao}. ${dimensao}`,
    pede,
    CLASS_TITLES[classe],
    ...ITEMS.map((item) => verdictOf(one, item)),
    enderecos.join('\n'),
    itens.map(({ item, prova }) => `${ITEM_NAMES[item].name}: ${prova}`).join('\n'),
    tasksOf(one),
    pontos,
    obtidos,
    HOW_TITLES[como],
    atesto
      ? `${atesto.quem}, em ${formatDay(atesto.em)}, até ${formatDay(atesto.ate)}${atesto.vencido ? ' (vencido)' : ''}: ${atesto.endereco}`
      : '',
  ];
}

/** The auditors' three answers. */
function verdictOf({ itens }: PntpCriterio, item: CriterionItem): string {
  const found = itens.find((one) => one.item === item);
  return !found ? 'Não se aplica' : found.cumprido ? 'Atende' : 'Não atende';
}

const RESULT_COLUMNS = [
  ['Resultado', 40],
  ['Valor', 40],
  ['De', 12],
] as const;

function resultRows(body: string, espelho: PntpEspelho): SheetCell[][] {
  const { indice, nivel, selo, pontos, possiveis, essenciaisPerdidos, dimensoes, medidoEm, edicao } = espelho;
  return [
    ['Órgão', body, ''],
    ['Matriz', `PNTP ${edicao}`, ''],
    ['Medido em', dayOf(medidoEm), ''],
    ['Índice de transparência (%)', indice, 100],
    ['Nível', nivel, ''],
    ['Selo', selo ?? 'Nenhum', ''],
    ['Essenciais não atendidos', essenciaisPerdidos.join(', ') || 'Nenhum', ''],
    ['Pontos', pontos, possiveis],
    ...dimensoes.map((one): SheetCell[] => [`${one.numero}. ${one.nome}`, one.pontos, one.possiveis]),
    ['Aviso', 'É uma conferência do próprio órgão, e não a avaliação do Tribunal de Contas.', ''],
  ];
}

/** A sheet whose first row, the titles, stays in sight. Text is never computed: `=1+1` stays as it is. */
function sheetXml(columns: readonly (readonly [string, number])[], rows: readonly (readonly SheetCell[])[]): string {
  const widths = columns.map(([, width], i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`);
  const lines = [columns.map(([title]) => title), ...rows].map((cells) => `<row>${cells.map(cellXml).join('')}</row>`);
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`,
  ].join('');
}

const cellXml = (cell: SheetCell): string =>
  typeof cell === 'number'
    ? `<c><v>${cell}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${elementText(cell)}</t></is></c>`;
