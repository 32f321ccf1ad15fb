/** A command line that was written wrong: exit code 2, where a Refusal is 1. */
export class UsageError extends Error {
  override name = 'Usage';
}
