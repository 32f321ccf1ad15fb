import { ASSUMPTIONS } from './assumptions.ts';

const { people, municipalities, medianPeople, rowsFixed, rowsPerPerson, years } = ASSUMPTIONS;

/**
 * Inhabitants of so many municipalities, smallest first, as every so many-th of the country: the quantiles of a
 * log-normal distribution whose middle and whole are the country's.
 */
export function populations(bodies: number): number[] {
  const spread = Math.sqrt(2 * Math.log(people.value / municipalities.value / medianPeople.value));
  const drawn = Array.from(
    { length: bodies },
    (_, i) => medianPeople.value * Math.exp(spread * normalQuantile((i + 0.5) / bodies)),
  );
  const whole = drawn.reduce((sum, one) => sum + one, 0);
  const wanted = (people.value / municipalities.value) * bodies;
  // Few bodies have no large city among them: the rest of the country is spread over those that are there.
  return drawn.map((one) => Math.round((one * wanted) / whole));
}

/** Rows that a body of so many inhabitants publishes in all its years. */
export const publishedRows = (inhabitants: number): number =>
  Math.round((rowsFixed.value + rowsPerPerson.value * inhabitants) * years.value);

/** The value that such a share of a normal distribution does not exceed (Acklam's approximation, good to 1e-9). */
export function normalQuantile(share: number): number {
  if (share > 0.5) return -normalQuantile(1 - share);
  if (share < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(share));
    return polynomial(TAIL, q) / (polynomial(TAIL_BELOW, q) * q + 1);
  }
  const q = share - 0.5;
  return (polynomial(MIDDLE, q * q) * q) / (polynomial(MIDDLE_BELOW, q * q) * q * q + 1);
}

/** Value of a polynomial whose coefficients come highest power first. */
const polynomial = (coefficients: readonly number[], at: number): number =>
  coefficients.reduce((sum, one) => sum * at + one, 0);

const MIDDLE = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239,
];
const MIDDLE_BELOW = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572];
const TAIL = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
];
const TAIL_BELOW = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416];
