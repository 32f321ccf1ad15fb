const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Characters that XML 1.0 cannot hold, and the carriage return, which its readers turn into a line feed. */
const UNWRITABLE = /[\x00-\x08\x0b-\x1f\ufffe\uffff]/g;

/** Writes a character as workbooks do: `_x000D_`. */
const escaped = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** Text inside an element of a workbook. */
export const elementText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign).replace(UNWRITABLE, escaped);

/** Text inside an attribute in double quotes. */
export const attributeText = (text: string): string => elementText(text).replaceAll('"', '&quot;');
