import { addMonths, dayOf, nextWorkingDay, previousWorkingDay } from '../../kit/calendar.ts';
import { hash, Random } from '../../kit/random.ts';
import { padZeros } from '../../kit/text.ts';
import { type UnitPayroll, unitPayrolls } from '../../servidores/payslips.ts';
import { EDUCACAO, SAUDE } from '../../town/units.ts';
import type { World } from '../../town/world.ts';
import { actionOf, FREE_SOURCE } from '../actions.ts';
import { dotationOf, type Empenho, newLiquidacao } from '../model.ts';

/** What the employer adds to every payroll for social security, in points of a hundred. */
const EMPLOYER = 21;
/** The sources of wages: teachers' from the FUNDEB, those of health from the minimum that the constitution sets for it. */
const WAGES: Readonly<Record<string, string>> = { [EDUCACAO]: '1.540.1070', [SAUDE]: '1.500.1002' };
/** The sources of what the employer adds, which in schools counts towards the minimum of education. */
const CHARGES: Readonly<Record<string, string>> = { ...WAGES, [EDUCACAO]: '1.500.1001' };

/** One empenho for each payroll of a unit, and one for what the employer owes on it. Names are in `servidores`. */
export function* empenhosOfPayroll(world: World): Generator<Empenho> {
  for (const one of unitPayrolls(world)) {
    const wages = one.gross - one.cap;
    const month = `${padZeros(one.month, 2)}/${one.year}`;
    if (wages <= 0) continue;
    yield wage(world, one, wages, '3.1.90.11', 'Folha de pagamento', `Folha de pagamento de ${month}`);
    const due = Math.round((wages * EMPLOYER) / 100);
    yield wage(world, one, due, '3.1.90.13', 'Previdência social', `Contribuição patronal sobre a folha de ${month}`);
  }
}

function wage(world: World, one: UnitPayroll, cents: number, nature: string, to: string, about: string): Empenho {
  const random = new Random(hash('folha', world.seed, world.tenant, one.year, one.month, one.unit, one.kind, nature));
  const end = addMonths(dayOf(`${one.year}-${padZeros(one.month, 2)}-01`), 1) - 1;
  const day = previousWorkingDay(end - random.between(2, 5));
  const owed = newLiquidacao(previousWorkingDay(end - 1), cents);
  const on = nextWorkingDay(end + random.between(0, 4));
  if (on <= world.until) owed.payments.push({ number: 0, day: on, cents });
  const action = actionOf(one.unit);
  return {
    number: 0,
    year: one.year,
    day,
    kind: 'Ordinário',
    line: dotationOf(action, nature, (nature === '3.1.90.13' ? CHARGES : WAGES)[one.unit] ?? FREE_SOURCE),
    creditor: { name: `${to} – ${one.unit}`, id: '' },
    about: `${about}: ${one.people} ${one.people === 1 ? 'pessoa' : 'pessoas'}, ${one.unit}`,
    process: '',
    modality: 'Não se aplica',
    tender: '',
    ground: 'Lei 4.320/1964, art. 60',
    contract: null,
    agreement: '',
    amendment: '',
    cents,
    changes: [],
    settlements: [owed],
  };
}
