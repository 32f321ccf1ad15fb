import { type Dataset, fieldOf } from '../../../catalog/dataset.ts';
import { latestPeriod } from '../../../catalog/list/opening.ts';
import type { Ensaio, EnsaioPeriodo, EnsaioResumo } from '../../../catalog/painel/publicar/answer.ts';
import { printQuery } from '../../../catalog/query.ts';
import { hideCpf } from '../../../catalog/texto/privacy.ts';
import type { Warning } from '../../import/check/warnings.ts';
import type { PeriodChange } from '../../import/publish/periods.ts';
import { describeColumn, describeFields, describeReading } from './columns.ts';
import { decisionsOf } from './decisions.ts';
import { errorsOf } from './errors.ts';
import type { EnsaioFolder } from './folder.ts';
import type { EnsaioBeside, EnsaioLine } from './lists.ts';
import { type EnsaioRow, isEndedEnsaio } from './store.ts';
import { deskSentence, warningAdvice, withoutExamples } from './words.ts';

/** What stands around a rehearsal and its own row does not say. */
export interface EnsaioContext {
  /** The person who asks. */
  pessoa: string;
  datasets: readonly Dataset[];
  folder: EnsaioFolder;
  /** What was published since the rehearsal; null when nothing was. */
  changed: string | null;
  /** Other rehearsals of the dataset that are under way. */
  beside: readonly EnsaioBeside[];
  /** Other rehearsals of the same drop. */
  siblings: readonly EnsaioBeside[];
}

const titleIn = (datasets: readonly Dataset[], dataset: string | null): string | null =>
  datasets.find(({ id }) => id === dataset)?.title ?? null;

/** The public page of a dataset's loads, at this one. */
const loadLink = (dataset: string, id: number): { id: number; href: string } => ({
  id,
  href: `/cargas/${dataset}#carga-${id}`,
});

/** The token of a rehearsal: what was said of the files, and what stood when they were rehearsed. */
export const rehearsalToken = ({ revisao, relato }: Pick<EnsaioRow, 'revisao' | 'relato'>): string =>
  `${revisao}.${relato?.standing ?? 0}`;

/** A rehearsal as a line of a list. */
export async function summariseEnsaio(
  row: EnsaioLine,
  { pessoa, datasets, folder }: Pick<EnsaioContext, 'pessoa' | 'datasets' | 'folder'>,
): Promise<EnsaioResumo> {
  const whole = row.estado !== 'recebendo';
  const arquivos = await Promise.all(
    row.arquivos.map(async ({ id, nome, tamanho }) => ({
      id,
      nome: hideCpf(nome),
      tamanho,
      recebido: whole ? tamanho : await folder.received(row, id),
    })),
  );
  return {
    id: row.id,
    lote: row.lote,
    estado: row.estado,
    dataset: row.dataset,
    titulo: titleIn(datasets, row.dataset),
    arquivos,
    pessoa: row.quem,
    meu: row.pessoa === pessoa,
    criadoEm: row.criadoEm.toISOString(),
    mexidoEm: row.mexidoEm.toISOString(),
    aceitas: row.aceitas,
    recusadas: row.recusadas,
    carga: row.carga !== null && row.dataset ? loadLink(row.dataset, row.carga) : null,
  };
}

const lineOf = (row: EnsaioRow): EnsaioLine => ({
  ...row,
  aceitas: row.relato?.report?.accepted ?? 0,
  recusadas: row.relato?.report?.refused ?? 0,
});

/** A rehearsal with all that a person decides by. */
export async function describeEnsaio(row: EnsaioRow, context: EnsaioContext): Promise<Ensaio> {
  const { datasets, siblings } = context;
  const set = datasets.find(({ id }) => id === row.dataset) ?? null;
  const isAtWork = row.estado === 'lendo' || row.estado === 'publicando';
  return {
    ...(await summariseEnsaio(lineOf(row), context)),
    mensagem: row.mensagem,
    porque: row.porque,
    candidatos: row.candidatos.map(({ dataset, sure, why }) => ({
      dataset,
      titulo: titleIn(datasets, dataset) ?? dataset,
      certo: sure,
      porque: deskSentence(why),
    })),
    progresso: isAtWork ? (row.progresso ?? { lidas: 0, etapa: null }) : null,
    ...readingPart(set, row),
    ...figuresPart(set, row),
    ...verdictPart(set, row, context.changed),
    presentes: presentPeople(row, context),
    irmaos: siblings
      .filter(({ id }) => id !== row.id)
      .map(({ id, dataset }) => ({ id, dataset, titulo: titleIn(datasets, dataset) })),
  };
}

/** How the files were read, and what becomes of each column. */
function readingPart(
  set: Dataset | null,
  { relato, pedido }: EnsaioRow,
): Pick<Ensaio, 'leitura' | 'colunas' | 'campos' | 'faltam'> {
  const reading = relato?.reading;
  if (!set) return { leitura: null, colunas: [], campos: [], faltam: [] };
  const campos = describeFields(set);
  if (!reading) return { leitura: null, colunas: [], campos, faltam: [] };
  return {
    leitura: describeReading(reading, pedido, relato.report),
    colunas: reading.columns.map((one) => describeColumn(set, one, reading.remembered)),
    campos,
    faltam: describeFields(set, reading.missing),
  };
}

/** What the rows come to, by period, and what was asked of them. */
function figuresPart(
  set: Dataset | null,
  { relato, pedido }: EnsaioRow,
): Pick<Ensaio, 'lidas' | 'emendadas' | 'periodos' | 'deFora' | 'opcoes' | 'periodoDito' | 'consulta' | 'avisos'> {
  const report = relato?.report;
  return {
    lidas: report?.read ?? 0,
    emendadas: relato?.mended ?? 0,
    periodos: set && report ? report.changes.map((change) => describePeriod(set, change)) : [],
    deFora: (report?.leftOut ?? []).map(({ periodo, linhas }) => ({ periodo, linhas })),
    opcoes: {
      periodo: [...pedido.periodo],
      referencia: pedido.referencia,
      acrescenta: report?.append ?? pedido.acrescenta,
      repetidas: pedido.repetidas,
    },
    periodoDito: set && saidPeriod(set),
    consulta: set && report ? newestQuestion(set, report.changes) : '',
    avisos: (report?.warnings ?? []).map(describeWarning),
  };
}

/** How a person writes a period of a dataset: a month where it has months, and else a year. */
function saidPeriod(set: Dataset): Ensaio['periodoDito'] {
  const field = fieldOf(set, set.period);
  const month = field.parse('2025-03');
  return { rotulo: field.label, exemplo: month.ok ? field.format(month.value) : '2025' };
}

/** The public list opens at its own newest period, where an older file would not be seen. */
function newestQuestion(set: Dataset, changes: readonly PeriodChange[]): string {
  const newest = changes
    .flatMap(({ periodo, depois }) => ((depois.linhas ?? 0) > 0 ? [periodo] : []))
    .sort()
    .at(-1);
  const period = newest === undefined ? null : fieldOf(set, set.period).parse(newest);
  return period?.ok ? printQuery(set, latestPeriod(set, period.value)) : '';
}

/** Whether the rehearsal may be published, and what stands in its way. */
function verdictPart(
  set: Dataset | null,
  row: EnsaioRow,
  changed: string | null,
): Pick<Ensaio, 'erros' | 'decisoes' | 'ficha' | 'mudou' | 'igual'> {
  const { relato, estado } = row;
  const none = { erros: [], decisoes: [], ficha: null, mudou: null, igual: null };
  if (!relato) return none;
  if (estado === 'recusado') return { ...none, erros: errorsOf(set, relato) };
  const { report } = relato;
  if (estado !== 'ensaiado' || !report || !set) return none;
  if (report.unchanged) return { ...none, igual: report.carga === null ? null : loadLink(set.id, report.carga) };
  return { ...none, decisoes: decisionsOf(relato), ficha: rehearsalToken(row), mudou: changed };
}

function describePeriod(set: Dataset, { periodo, antes, depois, referencia }: PeriodChange): EnsaioPeriodo {
  const names = Object.keys(depois).filter((name) => name !== 'linhas');
  return {
    periodo,
    linhasAntes: antes?.linhas ?? null,
    linhasDepois: depois.linhas ?? 0,
    referencia,
    somas: names.map((campo) => ({
      campo,
      label: fieldOf(set, campo).label,
      antes: antes ? (antes[campo] ?? 0) : null,
      depois: depois[campo] ?? 0,
    })),
  };
}

const describeWarning = ({ tipo, quantas, mensagem, exemplos = [] }: Warning): Ensaio['avisos'][number] => ({
  tipo,
  frase: deskSentence(withoutExamples(mensagem, exemplos)),
  linhas: quantas,
  exemplos: [...exemplos],
  oQueFazer: warningAdvice(tipo),
});

/** Seconds after which somebody who does not ask any more has left. */
const LEFT_MS = 30_000;

/** Who is at the same dataset: those with a rehearsal of it open now, and those who left one under way. */
function presentPeople(row: EnsaioRow, { beside, pessoa }: EnsaioContext): Ensaio['presentes'] {
  const rows: EnsaioBeside[] = [row, ...beside.filter(({ id }) => id !== row.id)].filter(
    (one) => !isEndedEnsaio(one) || one === row,
  );
  const now = Date.now();
  return rows.flatMap((one) => {
    const open = Object.entries(one.presencas).filter(([, { visto }]) => now - Date.parse(visto) < LEFT_MS);
    const here = open.map(([id, { nome, desde }]) => ({
      nome,
      desde,
      ensaio: one.id,
      aberto: true,
      voce: id === pessoa,
    }));
    if (one === row || open.some(([id]) => id === one.pessoa)) return here;
    const left = { nome: one.quem, desde: one.criadoEm.toISOString(), ensaio: one.id, aberto: false };
    return [...here, { ...left, voce: one.pessoa === pessoa }];
  });
}
