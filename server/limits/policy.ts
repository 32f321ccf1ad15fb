/** A rate that a request was counted for, and what is left of it. */
export interface RatePolicy {
  name: 'endereco' | 'orgao';
  /** Requests in a window, and the seconds of it. */
  quota: number;
  window: number;
  remaining: number;
  /** Seconds until there is more. */
  seconds: number;
}

/**
 * The rates as header fields, by draft-ietf-httpapi-ratelimit-headers-10. The older set of three fields (`RateLimit-Limit`,
 * `-Remaining`, `-Reset`) can tell of one rate only, and here there are two.
 */
export const rateHeaders = (
  policies: readonly RatePolicy[],
): Readonly<Record<'ratelimit-policy' | 'ratelimit', string>> => ({
  'ratelimit-policy': policies.map(({ name, quota, window }) => `"${name}";q=${quota};w=${window}`).join(', '),
  ratelimit: policies.map(({ name, remaining, seconds }) => `"${name}";r=${remaining};t=${seconds}`).join(', '),
});
