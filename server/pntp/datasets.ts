import { concerns } from '../../catalog/body.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { PntpFalta } from '../../catalog/pntp/answer.ts';
import type { Criterion } from '../../catalog/pntp/criterion.ts';
import type { PlaceFindings } from '../../catalog/pntp/finding.ts';
import { type DatasetFacts, gradeDataset, nothingOf } from '../../catalog/pntp/grade.ts';
import type { Matrix, MatrixLine } from '../../catalog/pntp/matrix.ts';
import { hasWorkList } from './pending.ts';
import type { MeasuredPlace, MirrorSource } from './place.ts';

/** A dataset that serves a criterion, and what is asked of it. */
export interface ServingDataset {
  set: Dataset;
  asked: Criterion;
}

/** The datasets that serve a criterion and concern a kind of body. */
export const servingDatasets = (datasets: readonly Dataset[], numero: string, tipo: string): ServingDataset[] =>
  datasets.flatMap((set) => {
    const asked = set.pntp?.[numero];
    return asked && concerns(set, tipo) && isAskedAt(set, tipo) ? [{ set, asked }] : [];
  });

/** Whether a list is one that the auditors ask a body for. Those in place of a page of other bodies are a câmara's alone. */
const isAskedAt = ({ chamber }: Dataset, tipo: string): boolean => chamber === undefined || tipo === 'camara';

/** The criteria that a dataset serves and that no statement answers: every body has such things. */
export const criteriaThatNeedData = ({ criterios }: Matrix, { pntp = {} }: Dataset): string[] =>
  criterios.filter(({ numero, aceitaDeclaracao }) => !aceitaDeclaracao && pntp[numero]).map(({ numero }) => numero);

const NOTHING: DatasetFacts = { anos: {}, recente: null, referencia: null, declarados: [] };

/** The datasets that a criterion is measured at. Tables shown with a list answer for its content, the list for its age. */
export function datasetPlaces(source: MirrorSource, line: MatrixLine): MeasuredPlace[] {
  const serving = servingDatasets(source.datasets, line.numero, source.tenant.tipo);
  const hasPage = serving.some(({ set }) => set.menu);
  return serving.map((one) => datasetPlace(source, line, one, hasPage && !one.set.menu));
}

function datasetPlace(source: MirrorSource, line: MatrixLine, one: ServingDataset, isPart: boolean): MeasuredPlace {
  const { set, asked } = one;
  const facts = source.facts.get(set.id)?.[line.numero] ?? NOTHING;
  const whole = gradeDataset(line, set, asked, facts, source.tried.get(set.id), source.today);
  const { atualidade: _, serie: __, ...content } = whole;
  const findings: PlaceFindings = isPart ? content : whole;
  return {
    para: pageOfDataset(line.numero, set, asked),
    publica: { titulo: set.title, painel: publishing(set) },
    findings,
    falta: missingOf(source, line, one, findings, Object.keys(facts.anos).length > 0),
    pendencias: Object.values(facts.anos).reduce((sum, { pendentes }) => sum + pendentes, 0),
  };
}

/** Screens that add up the lists of a criterion, where the auditors look first. */
const SCREENS: Readonly<Record<string, string>> = {
  '3.1': '/receita',
  '3.2': '/receita',
  '4.1': '/despesa',
  '4.2': '/despesa',
};

/** The page that shows what a criterion asks of a dataset. */
function pageOfDataset(numero: string, { id, chamber }: Dataset, { onde }: Criterion): string {
  const screen = SCREENS[numero];
  if (screen && !chamber) return screen;
  if (!onde || onde.values.length > MOST_VALUES) return `/${id}`;
  return `/${id}?${onde.values.map((value) => `${onde.field}=${encodeURIComponent(value)}`).join('&')}`;
}

/** Values of a filter that an address may name: a longer one fits in no form, and the whole list shows the same rows. */
const MOST_VALUES = 3;

function missingOf(
  source: MirrorSource,
  line: MatrixLine,
  one: ServingDataset,
  findings: PlaceFindings,
  hasRows: boolean,
): PntpFalta[] {
  const { set, asked } = one;
  // What was never published is missing, not old.
  const isNew = findings.disponibilidade?.prova === nothingOf(set);
  const unmet = line.itens.filter((item) => findings[item]?.cumprido === false && !(isNew && item === 'atualidade'));
  return unmet.map((item) => {
    const prova = findings[item]?.prova;
    const mayState = line.aceitaDeclaracao && isAboutNothing(item, hasRows, prova);
    const wanted = hasRows && !mayState ? wantedBy(source, one, item) : one;
    return {
      texto: WORDS[item](wanted.set.title, proofWithin(set, prova)) + (mayState ? STATE[item] : '.'),
      comando: COMMANDS[item](source.tenant.slug, wanted, mayState),
      painel: SCREENS_OF[item](wanted.set, mayState),
      para: item === 'disponibilidade' && hasWorkList(set, asked) ? `/pntp/${line.numero}` : `/${set.id}`,
    };
  });
}

/** What has to be published: the dataset that rows must have something in, where that is what they lack. */
function wantedBy({ datasets }: MirrorSource, one: ServingDataset, item: Item): ServingDataset {
  const beside = datasets.find(({ id }) => id === one.asked.acompanha?.dataset);
  return beside && (item === 'disponibilidade' || item === 'serie') ? { ...one, set: beside } : one;
}

/** Whether a statement could mend it: one that denies rows which lack something is refused. */
const isAboutNothing = (item: Item, hasRows: boolean, prova = ''): boolean =>
  item === 'disponibilidade' ? !hasRows : item !== 'serie' || prova.includes(': nada');

/** What is found of data in a sentence that has named them already. */
const proofWithin = ({ title }: Dataset, prova = ''): string =>
  prova.startsWith(`${title}: `) ? prova.slice(title.length + 2) : prova;

type Item = MatrixLine['itens'][number];

const WORDS: Readonly<Record<Item, (title: string, proof: string) => string>> = {
  disponibilidade: (title, proof) => `Publique o que falta em ${title} (${proof})`,
  atualidade: (title, proof) => `Publique os dados novos de ${title} (${proof})`,
  serie: (title, proof) => `Publique os anos que faltam em ${title} (${proof})`,
  gravacao: (title, proof) => `Atualize o portal, que não grava ${title} por inteiro (${proof})`,
  filtro: (title, proof) => `Atualize o portal, que não filtra ${title} como se pede (${proof})`,
};

/** What may be said in place of publishing, where a statement answers the criterion. */
const STATE: Readonly<Record<Item, string>> = {
  disponibilidade: ' ou declare que não houve.',
  atualidade: ' ou declare que não houve desde então.',
  serie: ' ou declare que neles não houve.',
  gravacao: '.',
  filtro: '.',
};

const importing = (slug: string, { set }: ServingDataset): string =>
  `portal import --tenant ${slug} ${set.id} ARQUIVO.csv`;

const stating = (slug: string, one: ServingDataset): string =>
  `portal state --tenant ${slug} --dataset ${one.set.id}${partOf(one)} --de AAAA-MM-DD --ate AAAA-MM-DD --texto "Não houve no período."`;

/** The option that keeps a statement within the rows that the criterion speaks of. */
function partOf({ asked: { onde } }: ServingDataset): string {
  if (!onde) return '';
  return ` --onde "${onde.field}=${onde.values.length === 1 ? onde.values[0] : 'VALOR'}"`;
}

const COMMANDS: Readonly<Record<Item, (slug: string, one: ServingDataset, mayState: boolean) => string | null>> = {
  disponibilidade: importing,
  atualidade: importing,
  serie: (slug, one, mayState) => (mayState ? stating : importing)(slug, one),
  gravacao: () => null,
  filtro: () => null,
};

const publishing = ({ id }: Dataset): string => `/painel/publicar?dataset=${id}`;

/** The screen of the panel that does what a command does. */
const SCREENS_OF: Readonly<Record<Item, (set: Dataset, mayState: boolean) => string | null>> = {
  disponibilidade: publishing,
  atualidade: publishing,
  serie: (set, mayState) => (mayState ? `/painel/declaracoes?dataset=${set.id}` : publishing(set)),
  gravacao: () => null,
  filtro: () => null,
};
