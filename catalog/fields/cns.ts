const SHAPE = /^[12789]\d{14}$/;

/** Whether fifteen digits are a number of the national health card (CNS), by its weighted sum. */
export function validCns(digits: string): boolean {
  if (!SHAPE.test(digits)) return false;
  const sum = Array.from(digits, (digit, i) => Number(digit) * (digits.length - i)).reduce((a, b) => a + b, 0);
  return sum % 11 === 0;
}
