export const SEEN_COOKIE = 'cookiesAceitos';
const YEAR = 31_536_000;

let knew: boolean | undefined;

/**
 * Whether this browser had been told of the cookie before this visit, which marks it as told. Read once, when the page
 * opens: the cookie set then must not hide the banner.
 */
export function knewCookie(): boolean {
  if (knew === undefined) {
    knew = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SEEN_COOKIE}=`));
    document.cookie = `${SEEN_COOKIE}=1; path=/; max-age=${YEAR}; samesite=lax`;
  }
  return knew;
}
