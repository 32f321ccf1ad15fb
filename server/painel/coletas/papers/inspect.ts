import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { type FileType, sniffFile } from '../../../arquivos/filetype.ts';
import type { DocumentReader } from '../../../arquivos/reading/reader.ts';
import { refuseMislabelled, refuseUnopenable } from '../../../arquivos/refuse.ts';
import { fileDigest } from '../../../arquivos/register.ts';
import { type DocumentText, UNREAD_DOCUMENT } from '../../../arquivos/text.ts';
import type { HarvestPaper } from '../../../harvest/papers.ts';
import { cleanJpeg } from '../../../mensagens/metadata/jpeg.ts';
import { cleanPng } from '../../../mensagens/metadata/png.ts';
import { Refusal } from '../../../refusal.ts';
import { pictureSize } from '../../../tenants/logo.ts';
import { PaperRefused } from './fetch.ts';

/** A file that may be published: its type by its bytes, and its text. */
export interface InspectedPaper {
  tipo: string;
  /** The ending of the path it is served at. */
  ending: string;
  tamanho: number;
  sha256: string;
  texto: string;
  /** What somebody should look at; null where the portal read all of it. */
  aviso: string | null;
}

/** Most pixels of a side of a picture: a small file can unpack into gigabytes. */
const MAX_SIDE = 8_000;

/** Looks at a file that came, by the rules of any document, or refuses it with what is wrong. Of a picture only what is seen is kept. */
export async function inspectPaper(
  { kind, url, titulo, ano }: HarvestPaper,
  path: string,
  reader: DocumentReader,
): Promise<InspectedPaper> {
  const name = nameIn(url);
  const found = await sniffFile(path, name);
  if (kind === 'foto') await keepPicture(path, found);
  const tamanho = (await stat(path)).size;
  const read = kind === 'foto' ? UNREAD_DOCUMENT : await readPaper({ path, name, found, tamanho }, reader);
  if (read.cpfs.length > 0) throw new PaperRefused(showsCpf(read, titulo, ano));
  return {
    tipo: found.type,
    ending: kind === 'foto' ? (found.endings[0] ?? '') : extname(name).toLowerCase(),
    tamanho,
    sha256: await fileDigest(path),
    texto: read.text,
    aviso: kind === 'documento' && read.text === '' ? UNREAD : null,
  };
}

const UNREAD = 'o portal não leu o texto deste arquivo; confira se ele mostra CPF';

function nameIn(url: HarvestPaper['url']): string {
  try {
    return basename(decodeURIComponent(url?.pathname ?? ''));
  } catch {
    return 'arquivo';
  }
}

interface FoundPaper {
  path: string;
  name: string;
  found: FileType;
  tamanho: number;
}

async function readPaper({ path, name, found, tamanho }: FoundPaper, reader: DocumentReader): Promise<DocumentText> {
  if (!/\.[a-z0-9]{1,5}$/i.test(name)) throw new PaperRefused('o nome do arquivo não diz de que tipo ele é');
  try {
    refuseMislabelled('o arquivo', name, found);
    const read = await reader.read({ path, type: found.type, size: tamanho });
    refuseUnopenable('o arquivo', read);
    return read;
  } catch (error) {
    throw error instanceof Refusal ? new PaperRefused(error.message) : error;
  }
}

const CLEANERS: Readonly<Record<string, (bytes: Buffer) => Buffer | null>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
};

/** Leaves of a picture what is seen: the place and the device where it was taken are nobody's business. */
async function keepPicture(path: string, { type }: FileType): Promise<void> {
  const clean = CLEANERS[type];
  if (!clean) throw new PaperRefused('o arquivo não é uma foto em JPEG ou PNG');
  const bytes = await readFile(path);
  const size = pictureSize(bytes);
  const kept = clean(bytes);
  if (!kept || !size || size.includes(0)) throw new PaperRefused('a foto está incompleta ou danificada');
  if (Math.max(...size) > MAX_SIDE) throw new PaperRefused(`a foto tem ${size.join(' por ')} pontos: reduza-a`);
  await writeFile(path, kept);
}

/** What somebody may do with a document that shows a CPF: the next reading finds what they publish in its place. */
function showsCpf({ cpfs, pages }: DocumentText, titulo: string, ano: number): string {
  const where = `${pages > 0 ? 'página' : 'linha'} ${cpfs[0]}`;
  return `mostra CPF (${where}). Tarje-o na origem ou publique em Documentos, no painel, uma cópia conferida, com o título “${titulo}” e o ano ${ano}: a próxima leitura a encontra`;
}
