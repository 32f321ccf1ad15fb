import { ataItens } from '../../catalog/datasets/ataItens.ts';
import { atas } from '../../catalog/datasets/atas.ts';
import { chamamentos } from '../../catalog/datasets/chamamentos.ts';
import { licitacao } from '../../catalog/datasets/licitacao.ts';
import { licitDocumentos } from '../../catalog/datasets/licitDocumentos.ts';
import { licitItens } from '../../catalog/datasets/licitItens.ts';
import { participantes } from '../../catalog/datasets/participantes.ts';
import { pca } from '../../catalog/datasets/pca.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import * as prices from '../atas/records.ts';
import { dayOf } from '../calendar.ts';
import * as called from '../chamamentos/calls.ts';
import { pandemicContracts } from '../contratos/pandemic.ts';
import type { EmptyStatement, Part } from '../maker.ts';
import { plan } from '../pca/pca.ts';
import type { World } from '../town/world.ts';
import { tenderFiles } from './documents.ts';
import * as rows from './rows.ts';
import { successfulTender, type Tender, tenders } from './tenders.ts';

/** Tenders and what goes with them: records of prices, public calls and the plan of each year. */
export function licitations(made: World): Part {
  const each = (of: (one: Tender) => Iterable<Cells>) => () => flat(all(made), of);
  const town = made.tenant === 'pmdemo';
  return {
    datasets: [
      { dataset: licitacao, rows: each((one) => rows.licitacao(made, one)) },
      { dataset: licitItens, rows: each(rows.itens) },
      { dataset: participantes, rows: each((one) => rows.participantes(made, one)) },
      { dataset: licitDocumentos, rows: each((one) => rows.documentos(made, one)) },
      { dataset: atas, rows: () => flat(prices.priceRecords(made), prices.ata) },
      { dataset: ataItens, rows: () => flat(prices.priceRecords(made), prices.itens) },
      { dataset: chamamentos, rows: () => (town ? flat(called.publicCalls(made), called.chamamento) : []) },
      { dataset: pca, rows: () => plan(made) },
    ],
    files: { [Symbol.iterator]: () => files(made) },
    statements: town ? [] : made.exercises.map(({ year }) => uncalled(made, year)),
  };
}

/** Every tender there is, those of the pandemic first: they lie before the exercises of the world. */
function* all(made: World): Generator<Tender> {
  for (const one of pandemicContracts(made)) yield successfulTender(made, [one], dayOf(`${one.year}-01-02`));
  yield* tenders(made);
}

function* flat<A, B>(list: Iterable<A>, of: (one: A) => Iterable<B>): Generator<B> {
  for (const one of list) yield* of(one);
}

function* files(made: World): Generator<{ path: string; bytes: Buffer }> {
  yield* flat(tenders(made), (one) => tenderFiles(made, one));
  yield* flat(prices.priceRecords(made), prices.written);
  if (made.tenant === 'pmdemo') yield* flat(called.publicCalls(made), called.written);
}

/** A council has no partners to choose. */
const uncalled = ({ name, until }: World, year: number): EmptyStatement => ({
  dataset: chamamentos,
  from: dayOf(`${year}-01-01`),
  to: Math.min(dayOf(`${year}-12-31`), until),
  text: `A ${name} não realizou chamamento público em ${year}.`,
});
