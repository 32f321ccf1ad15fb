import { atos } from '../../catalog/datasets/atos.ts';
import { relacoes } from '../../catalog/datasets/relacoes.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { brDate, type Day } from '../calendar.ts';
import type { Part } from '../maker.ts';
import { pdf } from '../pdf.ts';
import { gazetteDay, gazetteIssue } from '../town/gazette.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import { actParagraphs, type NormativeAct } from './act.ts';
import { COUNCIL_SERIES } from './council.ts';
import { DECREE_SERIES } from './decrees.ts';
import { countInspectorOrders, inspectorOrders } from './designations.ts';
import { LAW_SERIES } from './laws.ts';
import { ORDER_SERIES } from './orders.ts';
import { enactSeries } from './series.ts';

/** What is decided, besides who inspects a contract. */
const decided = oncePerWorld((world): readonly NormativeAct[] => {
  const laws = enactSeries(world, LAW_SERIES);
  return [
    ...laws,
    ...enactSeries(world, world.tenant === 'pmdemo' ? [DECREE_SERIES, ...ORDER_SERIES] : COUNCIL_SERIES, laws),
  ];
});

/** So many of each of the two sorts are there to be opened as documents: the newest. */
const DOCUMENTED = 30;

/** Leis, decretos, resoluções, portarias and how they stand to each other. */
export function acts(made: World): Part {
  return {
    datasets: [
      { dataset: atos, rows: () => each(made, (act, path) => [ato(made, act, path)]) },
      { dataset: relacoes, rows: () => each(made, (act) => act.ties.map((tie) => relacao(act, tie))) },
    ],
    files: { [Symbol.iterator]: () => each(made, papers) },
  };
}

/** Something of every act, with the path of its document if it has one. */
function* each<T>(made: World, of: (act: NormativeAct, path: string) => Iterable<T>): Generator<T> {
  const own = decided(made);
  const newest = new Set([...own].sort((a, b) => b.day - a.day).slice(0, DOCUMENTED));
  for (const act of own) yield* of(act, newest.has(act) ? pathOf(act) : '');
  let left = countInspectorOrders(made);
  for (const act of inspectorOrders(made)) {
    yield* of(act, left <= DOCUMENTED ? pathOf(act) : '');
    left -= 1;
  }
}

const FOLDERS: Readonly<Record<string, string>> = { 'Lei Ordinária': 'lei', 'Lei Complementar': 'lei-complementar' };

function pathOf({ kind, number, year }: NormativeAct): string {
  const name = FOLDERS[kind] ?? kind.toLowerCase().replaceAll(' ', '-');
  return `atos/${year}/${name}-${number.replaceAll('/', '-').replaceAll('.', '')}.pdf`;
}

function ato({ until }: World, act: NormativeAct, path: string): Cells {
  const out = gazetteDay(act.day, until);
  return {
    numAtoNormativo: act.number,
    numExercicio: String(act.year),
    txtTipoAto: act.kind,
    txtEmenta: act.say().summary,
    txtAssunto: act.subject,
    txtAutor: act.author,
    dtAto: brDate(act.day),
    dtPublicacao: out === null ? '' : brDate(out),
    txtVeiculo: out === null ? '' : gazetteIssue(out),
    txtSituacao: situation(act, until),
    txtTexto: actParagraphs(act).join('\n'),
    arqTexto: path,
  };
}

/** After so many days what an act of passing interest ordered has passed. */
const PASSING = 30;

function situation({ ties, brief, day }: NormativeAct, until: Day): string {
  const said = ties.map(({ relation }) => relation);
  if (said.includes('É revogado por')) return 'Revogado';
  if (brief && day + PASSING < until) return 'Efeitos exauridos';
  return said.includes('É alterado por') ? 'Alterado' : 'Vigente';
}

const relacao = (act: NormativeAct, { relation, other, part, since }: NormativeAct['ties'][number]): Cells => ({
  numAtoNormativo: act.number,
  numExercicio: String(act.year),
  txtRelacao: relation,
  txtTipoRelacionado: other.kind,
  numAtoRelacionado: other.number,
  numExercicioRelacionado: String(other.year),
  txtEmentaRelacionada: other.say().summary,
  txtDispositivo: part,
  dtRelacao: brDate(since),
});

/** The document of an act. It is published as it is, so no CPF may stand in it. */
function* papers(act: NormativeAct, path: string): Generator<{ path: string; bytes: Buffer }> {
  if (path === '') return;
  const [title = '', ...text] = actParagraphs(act).map(hideCpf);
  yield { path, bytes: pdf(title, ['Documento de demonstração: órgão, empresas e pessoas são inventados.', ...text]) };
}
