/** A letter as whoever gets it reads it. */
export interface Mail {
  /** Those whom the server was told to give it to. */
  para: string[];
  /** As it came, a line each; the names in lower case. */
  head: { name: string; value: string }[];
  /** One line of the head, decoded; empty when it is not there. */
  of(name: string): string;
  assunto: string;
  texto: string;
  /** The same in HTML; empty in a letter of plain text. */
  html: string;
  raw: string;
}

/** Reads a letter from the bytes of the wire, one character each: of plain text, or with the same in HTML beside it. */
export function read(raw: string, para: string[]): Mail {
  const whole = readPart(raw);
  const [, boundary = ''] = /multipart\/alternative;.*boundary="([^"]+)"/s.exec(whole.of('content-type')) ?? [];
  const parts = boundary === '' ? [whole] : raw.split(`--${boundary}`).slice(1, -1).map(readPart);
  const own = (type: string): string => parts.find((part) => part.of('content-type').includes(type))?.texto ?? '';
  const texto = boundary === '' ? whole.texto : own('text/plain');
  return { ...whole, para, assunto: whole.of('subject'), texto, html: own('text/html'), raw };
}

function readPart(part: string): Pick<Mail, 'head' | 'of' | 'texto'> {
  const raw = part.replace(/^\r\n/, '');
  const at = raw.indexOf('\r\n\r\n');
  const head = raw
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => ({
      name: line.slice(0, line.indexOf(':')).toLowerCase(),
      value: line.slice(line.indexOf(':') + 1),
    }));
  const of = (name: string): string => words(head.find((line) => line.name === name)?.value.trim() ?? '');
  const bytes = decoded(raw.slice(at + 4), of('content-transfer-encoding'));
  return { head, of, texto: bytes.toString('utf8').replaceAll('\r\n', '\n') };
}

function decoded(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  return encoding === 'quoted-printable' ? printable(body.replace(/=\r\n/g, '')) : Buffer.from(body, 'latin1');
}

const printable = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** `=?UTF-8?Q?Prefeitura?=`: between two of them the space is only for the line. */
const words = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      (kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : printable(word.replaceAll('_', ' '))).toString(),
    );
