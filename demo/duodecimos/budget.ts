/** The council's budget in one year, in cents; other years are computed from it. */
const YEAR = 2026;
const CENTS = 650_000_000;

/** The budget of the council in a year: the same for both bodies, whole reais for each month. */
export function councilBudget(year: number): number {
  let cents = CENTS;
  for (let at = YEAR; at > year; at--) cents = (cents * 968) / 1_000;
  for (let at = YEAR; at < year; at++) cents = (cents * 1_033) / 1_000;
  return Math.round(cents / 1_200_000) * 1_200_000;
}
