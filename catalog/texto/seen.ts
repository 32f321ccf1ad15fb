/** Text of plain and accented Latin letters, one space apart: nearly all of it, and nothing in it to mend. */
const TIDY = /^[!-~¡-¬®-ÿ]+(?: [!-~¡-¬®-ÿ]+)*$/;

/**
 * One form for text that looks the same: composed accents, plain spaces, no control characters. Of a text that no screen
 * would show, such as a zero-width space alone, nothing is left.
 */
export function seenText(raw: string): string {
  if (TIDY.test(raw)) return raw;
  // Invisible characters go first: one could keep a letter from its accent and two spaces from being one.
  const seen = raw.replace(INVISIBLE, '').normalize('NFC');
  return seen.replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Format characters and halves of a pair, and the letters and signs that are drawn as nothing: fillers and blanks. */
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
