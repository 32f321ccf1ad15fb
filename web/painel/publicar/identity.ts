import type { FileIdentity } from './pieces.ts';

/** Bytes at the beginning of a file that tell it from another of the same name and size. */
const OPENING = 64 * 1024;

/** Identifies a file by name, size, day of change and first bytes, so that it can go on after the browser was closed. */
export async function identifyFile(file: File, nome = file.name): Promise<FileIdentity> {
  const opening = await file.slice(0, OPENING).arrayBuffer();
  return { nome, tamanho: file.size, modificadoEm: file.lastModified, inicio: digestOf(new Uint8Array(opening)) };
}

/** FNV-1a over 64 bits, in hexadecimal: it finds a file again and proves nothing, so it need not be cryptographic. */
function digestOf(bytes: Uint8Array): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (const byte of bytes) {
    low = (low ^ byte) >>> 0;
    // Multiplies by 2^40 + 0x1b3 in two halves of 32 bits.
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 2 ** 32) + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}
