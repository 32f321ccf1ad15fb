/** What the law of a year says about pay. Money is in cents. */
interface WageLaw {
  minimum: number;
  /** National floor of teachers, forty hours. */
  teachers: number;
  /** What the town's pay scales are worth, in hundredths of a percent of 2023. */
  revision: number;
  /** Tops of the four steps of the general social security. */
  steps: readonly [number, number, number, number];
  /** Steps of the income tax: from, rate in tenths of a percent, and what is taken off again. */
  tax: readonly (readonly [number, number, number])[];
}

const tax = (exempt: number, less: readonly [number, number, number, number]): WageLaw['tax'] => [
  [466_468, 275, less[3]],
  [375_105, 225, less[2]],
  [282_665, 150, less[1]],
  [exempt, 75, less[0]],
];

const KNOWN: Readonly<Record<number, WageLaw>> = {
  2023: {
    minimum: 132_000,
    teachers: 442_055,
    revision: 10_000,
    steps: [132_000, 257_129, 385_694, 750_749],
    tax: tax(211_200, [15_840, 37_040, 65_173, 88_496]),
  },
  2024: {
    minimum: 141_200,
    teachers: 458_057,
    revision: 10_462,
    steps: [141_200, 266_668, 400_003, 778_602],
    tax: tax(225_920, [16_944, 38_144, 66_277, 89_600]),
  },
  2025: {
    minimum: 151_800,
    teachers: 486_777,
    revision: 10_967,
    steps: [151_800, 279_388, 419_083, 815_741],
    tax: tax(242_880, [18_216, 39_416, 67_549, 90_873]),
  },
  2026: {
    minimum: 162_100,
    teachers: 513_063,
    revision: 11_434,
    steps: [162_100, 290_284, 435_427, 847_555],
    tax: tax(242_880, [18_216, 39_416, 67_549, 90_873]),
  },
};
const FIRST = 2023;
const LAST = 2026;

/** A year that no law is known of lives by the nearest one. */
export function wageLaw(year: number): WageLaw {
  const known = KNOWN[Math.min(LAST, Math.max(FIRST, year))];
  if (!known) throw new Error(`no figures of ${year}`);
  return known;
}

const RATES = [75, 90, 120, 140] as const;

/** General social security, step by step up to its ceiling. */
export function socialSecurity(base: number, year: number): number {
  let below = 0;
  let due = 0;
  for (const [i, top] of wageLaw(year).steps.entries()) {
    due += Math.max(0, Math.min(base, top) - below) * (RATES[i] ?? 0);
    below = top;
  }
  return Math.round(due / 1_000);
}

/** What the town's own pension fund takes. */
export const pensionFund = (base: number): number => Math.round((base * 14) / 100);

/** Pensioners contribute only from what exceeds the ceiling of the general scheme. */
export const socialSecurityCeiling = (year: number): number => wageLaw(year).steps[3];

/** Income tax withheld, the reduction of Lei 15.270/2025 counted from 2026 on. */
export function incomeTax(base: number, year: number): number {
  const [, rate = 0, less = 0] = wageLaw(year).tax.find(([from]) => base > from) ?? [];
  const due = Math.max(0, Math.round((base * rate) / 1_000) - less);
  return year < LAST ? due : Math.max(0, due - reduction(base));
}

function reduction(base: number): number {
  if (base <= 500_000) return 31_289;
  return base < 735_000 ? 97_862 - Math.round((base * 133_145) / 1_000_000) : 0;
}
