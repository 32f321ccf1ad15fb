import { pca } from '../../catalog/datasets/pca.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { monthOf } from '../calendar.ts';
import { chooseSubject, priceOfSubject } from '../contratos/drafts.ts';
import type { Tender } from '../licitacao/tender.ts';
import { tenders } from '../licitacao/tenders.ts';
import type { DatasetMaker } from '../maker.ts';
import { hash, Random } from '../random.ts';
import { padZeros, reais } from '../text.ts';
import type { World } from '../town/world.ts';

export const pcaMaker: DatasetMaker = { dataset: pca, rows: planned };

/** What the end of a tender makes of the plan for it. */
const ENDS: Readonly<Record<string, string>> = {
  Homologada: 'Contratada',
  Ratificada: 'Contratada',
  Deserta: 'Adiada',
  Fracassada: 'Adiada',
  Revogada: 'Cancelada',
  Anulada: 'Cancelada',
};

/** What the body planned to contract in each exercise: what it did, and what it has not come to yet. */
function* planned(world: World): Generator<Cells> {
  for (const tender of tenders(world)) if (foreseen(world, tender)) yield plannedTender(world, tender);
  yield* ahead(world);
}

/** Some things nobody can plan. */
const foreseen = (world: World, { year, sequence }: Tender): boolean =>
  new Random(hash('plano', world.seed, world.tenant, year, sequence)).chance(0.9);

function plannedTender(world: World, tender: Tender): Cells {
  const random = new Random(hash('item do plano', world.seed, world.tenant, tender.year, tender.sequence));
  return {
    ...written(world, tender.year, tender.sequence, random),
    txtObjeto: tender.object,
    txtCategoria: tender.category,
    txtUnidadeOrcamentaria: tender.unit,
    vlrEstimado: thousands(tender.estimated),
    dtMesPrevisto: `${padZeros(Math.max(1, monthOf(tender.opened) - random.between(0, 1)), 2)}/${tender.year}`,
    txtSituacao: ENDS[tender.situation] ?? 'Em contratação',
    numCertame: tender.number,
  };
}

/** A plan is made before prices are known: it speaks in thousands. */
const thousands = (cents: number): string => reais(Math.ceil(cents / 100_000) * 100_000);

const written = ({ cnpj }: World, year: number, sequence: number, random: Random): Cells => ({
  numItemPlano: padZeros(sequence, 3),
  numExercicio: String(year),
  qtdItem: '1',
  txtUnidadeMedida: 'Contratação',
  txtPrioridade: random.pick(['Alta', 'Média', 'Média', 'Baixa']),
  txtJustificativa: random.pick([
    'Manter o serviço sem interrupção',
    'Contrato atual termina no ano',
    'Meta do plano plurianual',
    'Demanda da população registrada na ouvidoria',
  ]),
  lnkPncp: `https://pncp.gov.br/app/pca/${cnpj}/${year}`,
});

/** One in so many of an exercise's purchases is still to come. */
const AHEAD = 25;

function* ahead(world: World): Generator<Cells> {
  const last = world.exercises.at(-1);
  if (!last) return;
  for (let i = 0; i < Math.ceil(last.contracts / AHEAD); i++) {
    const random = new Random(hash('por vir', world.seed, world.tenant, last.year, i));
    const subject = chooseSubject(world.subjects, random);
    yield {
      ...written(world, last.year, 2 * last.contracts + 100 + i, random),
      txtObjeto: `${random.pick(subject.what)} ${random.pick(subject.whom)}`,
      txtCategoria: subject.category,
      txtUnidadeOrcamentaria: random.pick(subject.units),
      vlrEstimado: thousands(priceOfSubject(subject, random.pick(subject.months), random)),
      dtMesPrevisto: `${padZeros(random.between(monthOf(world.until), 12), 2)}/${last.year}`,
      txtSituacao: 'Planejada',
    };
  }
}
