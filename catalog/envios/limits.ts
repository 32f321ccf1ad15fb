/** The largest file that may be sent: a year of payroll of a capital is a tenth of it. */
export const LARGEST_UPLOAD = 2 * 1024 ** 3;
