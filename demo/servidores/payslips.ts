import { closedMonths, type PayMonth } from '../town/months.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import { type Payslip, payslipsOf } from './pay.ts';
import { type Servant, staff } from './staff.ts';

/** Every payslip, month by month, made as it is drawn. */
export function* payslips(world: World): Generator<{ who: Servant; when: PayMonth; slip: Payslip }> {
  const people = staff(world);
  for (const when of closedMonths(world))
    for (const who of people) for (const slip of payslipsOf(who, when)) yield { who, when, slip };
}

/** What a payroll of a unit cost. Money is in cents. */
export interface UnitPayroll extends Pick<PayMonth, 'year' | 'month'> {
  unit: string;
  /** As `idTipoFolha`: 0 is the regular one. */
  kind: string;
  people: number;
  gross: number;
  /** What exceeded the ceiling and was not paid. */
  cap: number;
  obligatory: number;
}

/** Gross pay for each month, unit and kind of payroll: the sums of the rows of `servidores`. */
export const unitPayrolls = oncePerWorld((world): readonly UnitPayroll[] => {
  const sums = new Map<string, UnitPayroll>();
  for (const { who, when, slip } of payslips(world)) {
    const key = `${when.year} ${when.month} ${who.unit} ${slip.kind}`;
    const sum = sums.get(key) ?? {
      year: when.year,
      month: when.month,
      unit: who.unit,
      kind: slip.kind,
      people: 0,
      gross: 0,
      cap: 0,
      obligatory: 0,
    };
    sum.people += 1;
    sum.gross += slip.gross;
    sum.cap += slip.cap;
    sum.obligatory += slip.obligatory;
    sums.set(key, sum);
  }
  return [...sums.values()];
});
