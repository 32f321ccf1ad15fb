export const SEEN_COOKIE = 'cookiesAceitos';
const YEAR = 31_536_000;

/** Marks this browser as told of the cookie, and gives whether it had been told before. */
function greet(): boolean {
  const knewCookie = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SEEN_COOKIE}=`));
  document.cookie = `${SEEN_COOKIE}=1; path=/; max-age=${YEAR}; samesite=lax`;
  return knewCookie;
}

/**
 * Whether the visitor knew of the cookie. Read once, when the page opens: the cookie set then must not hide the banner.
 */
export const knewCookie = greet();
