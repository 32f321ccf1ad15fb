/** Cents of a cell that `reais` wrote, for tests that add rows up: 1.234,56 is 123456. */
export const readCents = (cell = ''): number => Number(cell.replace(/[.,]/g, '') || 0);

/** A day of a cell that `brDate` wrote, in an order that compares: 31/12/2025 is 2025-12-31. */
export const readDay = (cell = ''): string => cell.split('/').reverse().join('-');
