import type { Ensaio } from '../../../catalog/painel/publicar/answer.ts';
import type { ChosenFile } from './dropped.ts';
import { identifyFile } from './identity.ts';
import type { PendingFiles } from './pending.ts';
import type { FileIdentity } from './pieces.ts';
import type { AnnouncedFile } from './uploader.ts';

interface IdentifiedFile extends ChosenFile {
  identity: FileIdentity;
}

/** The calls that announcing needs. */
export interface AnnounceCalls {
  /** Tells the server of files to come: a new ensaio, or more files of one. */
  announce(files: readonly Pick<FileIdentity, 'nome' | 'tamanho'>[]): Promise<Ensaio>;
  /** The ensaio, or null if it is gone. */
  find(id: string): Promise<Ensaio | null>;
}

/** The files as the server expects them: some from before, which go on, and the others announced together. */
export async function announceFiles(
  chosen: readonly ChosenFile[],
  pending: PendingFiles,
  calls: AnnounceCalls,
): Promise<AnnouncedFile[]> {
  const identified = await Promise.all(chosen.map(withIdentity));
  const known = await Promise.all(identified.map((one) => resumed(one, pending, calls)));
  const fresh = identified.filter((_, i) => known[i] === null);
  const begun = fresh.length > 0 ? await begin(fresh, pending, calls) : [];
  return [...known.filter((one) => one !== null), ...begun];
}

const withIdentity = async (one: ChosenFile): Promise<IdentifiedFile> => ({
  ...one,
  identity: await identifyFile(one.file, one.nome),
});

/** The file where it was left, if the server still waits for the rest of it. */
async function resumed(
  one: IdentifiedFile,
  pending: PendingFiles,
  calls: AnnounceCalls,
): Promise<AnnouncedFile | null> {
  const place = pending.find(one.identity);
  if (!place) return null;
  const ensaio = await calls.find(place.ensaio);
  const file = ensaio?.arquivos.find(({ id }) => id === place.arquivo);
  if (ensaio?.estado === 'recebendo' && file && file.recebido < file.tamanho) return announcedAs(one, place);
  pending.remove(place);
  return null;
}

async function begin(fresh: readonly IdentifiedFile[], pending: PendingFiles, calls: AnnounceCalls) {
  const ensaio = await calls.announce(fresh.map(({ identity: { nome, tamanho } }) => ({ nome, tamanho })));
  // The server lists files in the order in which they were announced; new ones come last.
  const places = ensaio.arquivos.slice(-fresh.length).map(({ id }) => ({ ensaio: ensaio.id, arquivo: id }));
  const begun = fresh.flatMap((one, i) => {
    const place = places[i];
    return place ? [{ one, place }] : [];
  });
  pending.add(begun.map(({ one, place }) => ({ ...one.identity, ...place })));
  return begun.map(({ one, place }) => announcedAs(one, place));
}

const announcedAs = ({ file, nome }: IdentifiedFile, { ensaio, arquivo }: AnnouncedFile['place']): AnnouncedFile => ({
  file,
  nome,
  place: { ensaio, arquivo },
});
