import { tetos } from '../../catalog/datasets/tetos.ts';
import { verba } from '../../catalog/datasets/verba.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, type Day, nextWorkingDay } from '../calendar.ts';
import { padZeros } from '../contratos/drafts.ts';
import { reais } from '../contratos/rows.ts';
import type { Part } from '../maker.ts';
import { pdf } from '../pdf.ts';
import { hash, Random } from '../random.ts';
import { isServing, type Servant, staff } from '../servidores/staff.ts';
import { mandateStart } from '../servidores/wages.ts';
import { companyOf, isFoundedBy, type Supplier } from '../town/companies.ts';
import { closedMonths, type PayMonth } from '../town/months.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import { CEILINGS, ceilingOf, type RefundCeiling, TOTAL_CEILING } from './ceilings.ts';

interface Refund {
  what: RefundCeiling;
  supplier: Supplier;
  invoice: string;
  day: Day;
  about: string;
  asked: number;
  refused: number;
}

/** What a member handed in for a month, and when it was refunded. */
export interface RefundClaim {
  who: Servant;
  when: PayMonth;
  paid: Day;
  refunds: readonly Refund[];
}

/** Refunds of a city council: in a prefeitura there is no such thing. */
export function refunds(made: World): Part {
  if (made.tenant !== 'cmdemo') return { datasets: [] };
  return {
    datasets: [
      { dataset: verba, rows: () => refundClaims(made).flatMap(rows) },
      { dataset: tetos, rows: () => limits(made) },
    ],
    files: { [Symbol.iterator]: () => papers(made) },
  };
}

/** Those already refunded: of the others nobody knows yet what will be refused. */
export const refundClaims = oncePerWorld((world): readonly RefundClaim[] => {
  const members = staff(world).filter(({ post }) => post === 'Vereador');
  return closedMonths(world).flatMap((when) => {
    const sitting = members.filter((one) => isServing(one, when.first));
    return sitting.map((who) => claim(world, who, when)).filter(({ paid }) => paid <= world.until);
  });
});

function claim(world: World, who: Servant, when: PayMonth): RefundClaim {
  const random = new Random(hash('verba', who.luck, when.year, when.month));
  const kept = CEILINGS.filter(({ often }) => random.chance(often));
  let room = ceilingOf(TOTAL_CEILING, when.year);
  const asked = kept.map((what) => {
    const limit = Math.min(room, ceilingOf(what, when.year));
    const one = refund(world, what, limit, when.first, random);
    room -= one.asked - one.refused;
    return one;
  });
  return {
    who,
    when,
    paid: nextWorkingDay(when.first + random.between(36, 44)),
    refunds: asked.filter((one) => one.asked > 0),
  };
}

/** One in thirty is refused in part. */
function refund({ seed, companies }: World, what: RefundCeiling, limit: number, first: Day, random: Random): Refund {
  const day = nextWorkingDay(first + random.between(2, 24));
  const place = random.between(0, companies - 1);
  const asked = Math.floor((limit * random.between(30, 100)) / 1_000) * 10;
  return {
    what,
    supplier: companyOf(what.trade, isFoundedBy(place, day) ? place : place + 1, seed),
    invoice: padZeros(random.between(101, 98_999), 6),
    day,
    about: random.pick(what.about),
    asked,
    refused: random.chance(1 / 30) ? Math.floor(asked / 40) * 10 : 0,
  };
}

const pathOf = ({ who, when }: RefundClaim): string =>
  `verbas/${when.year}/${padZeros(when.month, 2)}/${who.number}.pdf`;

const rows = (claim: RefundClaim): Cells[] =>
  claim.refunds.map(({ what, supplier, invoice, day, about, asked, refused }) => ({
    numExercicio: String(claim.when.year),
    dtMesAno: `${padZeros(claim.when.month, 2)}/${claim.when.year}`,
    txtParlamentar: claim.who.name,
    txtCategoria: what.name,
    txtFornecedor: supplier.name,
    txtCpfCnpj: supplier.id,
    numNotaFiscal: invoice,
    dtNotaFiscal: brDate(day),
    txtDescricao: about,
    vlrApresentado: reais(asked),
    vlrGlosa: reais(refused),
    vlrRessarcido: reais(asked - refused),
    dtRessarcimento: brDate(claim.paid),
    arqDocumento: pathOf(claim),
  }));

function* papers(made: World): Generator<{ path: string; bytes: Buffer }> {
  for (const claim of refundClaims(made)) {
    if (claim.refunds.length === 0) continue;
    const lines = claim.refunds.map(
      ({ what, supplier, invoice, day, asked }) =>
        `${what.name}: nota ${invoice}, de ${brDate(day)}, ${supplier.name}, R$ ${reais(asked)}.`,
    );
    const head = 'Documento de demonstração: órgão, empresas, pessoas e valores são inventados.';
    const title = `Verba indenizatória de ${padZeros(claim.when.month, 2)}/${claim.when.year}`;
    yield { path: pathOf(claim), bytes: pdf(title, [head, `Parlamentar: ${claim.who.name}.`, ...lines]) };
  }
}

function* limits({ exercises }: World): Generator<Cells> {
  for (const { year } of exercises)
    for (const one of [TOTAL_CEILING, ...CEILINGS])
      yield {
        numExercicio: String(year),
        txtCategoria: one.name,
        vlrTetoMensal: reais(ceilingOf(one, year)),
        txtRegra: one.rule,
        txtNorma: `Resolução 6/${mandateStart(year)}`,
        dtVigencia: `01/02/${mandateStart(year)}`,
      };
}
