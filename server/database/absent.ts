/** Codes of PostgreSQL's and of the system's for a server that cannot be reached, lets nobody in or went away. */
const CODES = /^(?:08|53300|57P|ECONN|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;
/** The driver's own words for the same, which come without a code. */
const WORDS = /^(?:Connection terminated|timeout expired|timeout exceeded|Query read timeout|Client has encountered)/;

/** Whether a failure is of the server or of the way to it, and not of what was asked. */
export function isServerAbsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return CODES.test(code) || WORDS.test(error.message);
}
