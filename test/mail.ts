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
  raw: string;
}

/** Reads a letter of plain text from the bytes of the wire, one character each. */
export function read(raw: string, para: string[]): Mail {
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
  return { para, head, of, assunto: of('subject'), texto: bytes.toString('utf8').replaceAll('\r\n', '\n'), raw };
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
