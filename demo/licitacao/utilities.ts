import { SOLE_SUPPLIER } from '../contratos/modality.ts';
import { exerciseOpening } from '../despesa/model.ts';
import { type YearlyBill, yearlyBills } from '../despesa/sources/bills.ts';
import { withArticle } from '../kit/text.ts';
import type { PurchaseSubject } from '../town/subjects.ts';
import type { World } from '../town/world.ts';
import type { Licitacao } from './model.ts';

const MONTHS = 12;

/**
 * The direct contracting of light, water and telephone: each has one supplier in town, and an empenho of its bills cites the
 * number of the process that chose it (Lei 14.133/2021, art. 74, I).
 */
export function* utilityLicitacoes(world: World): Generator<Licitacao> {
  for (const bill of yearlyBills(world)) if (bill.sequence > 0) yield utilityLicitacao(bill);
}

function utilityLicitacao({ empenho, object, sequence }: YearlyBill): Licitacao {
  const { year, line, process, tender, creditor } = empenho;
  const unit = line.action.unit.name;
  const about = `${object}, para ${withArticle(unit)}`;
  const price = Math.ceil(estimateOf(empenho) / MONTHS);
  const opened = exerciseOpening(year);
  return {
    year,
    sequence,
    number: tender,
    modality: SOLE_SUPPLIER,
    unit,
    process,
    object: about,
    category: 'Serviços',
    subject: subjectOf(object, unit),
    registered: false,
    covid: false,
    published: opened,
    opened,
    homologated: opened,
    estimated: price * MONTHS,
    total: price * MONTHS,
    situation: 'Ratificada',
    reason: '',
    items: [{ about, unit: 'Mês', quantity: MONTHS, price, lot: 1, estimate: price, taken: MONTHS, winner: creditor }],
    contracts: [],
  };
}

/** What the year is expected to cost: the empenho is made for 93 % of it, and reinforced in November. */
const estimateOf = ({ cents }: YearlyBill['empenho']): number => Math.ceil(cents / 0.93);

const subjectOf = (object: string, unit: string): PurchaseSubject => ({
  weight: 0,
  category: 'Serviços',
  units: [unit],
  trade: 'engenharia',
  what: [object],
  whom: [`para ${withArticle(unit)}`],
  value: [0, 0],
  months: [MONTHS],
  renewed: 1,
  way: 'expert',
});
