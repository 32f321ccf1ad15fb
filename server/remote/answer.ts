import { Readable } from 'node:stream';
import { Refusal } from '../refusal.ts';

const MEGABYTE = 1024 ** 2;

/** Bytes of one answer that is read into memory, where it takes several times as much: as text, and as what is read in it. */
export const MOST_ANSWER_BYTES = 64 * MEGABYTE;
/** Bytes of one that goes to the disk as it comes. */
export const MOST_FILE_BYTES = 4 * 1024 * MEGABYTE;

/**
 * The pieces of an answer from a host, no more than it may have. They are counted as they come, unpacked: what the headers
 * say is of the packed answer, or nothing. The connection of one that is too long is closed.
 */
export async function* boundedPieces(host: string, { body }: Response, most: number): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const piece of body ? Readable.fromWeb(body) : []) {
    read += piece.length;
    if (read > most) throw tooLong(host, most);
    yield piece;
  }
}

/** The same as text, without a byte order mark. */
export async function boundedText(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of pieces) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}

const tooLong = (host: string, most: number): Refusal =>
  new Refusal(
    `${host} mandou mais de ${(most / MEGABYTE).toLocaleString('pt-BR')} MB em uma só resposta. Confira o endereço; ` +
      'se for o certo, peça esses dados em um arquivo e publique o arquivo.',
  );
