/** A file that a person chose, with its path inside the folder it came in. */
export interface ChosenFile {
  file: File;
  nome: string;
}

/** Names that systems leave in folders and that nobody means to send. */
const LEFTOVERS = /^(?:\.|~\$|thumbs\.db$|desktop\.ini$|__macosx$)/i;

/** The files of an input, with their paths where a folder was chosen. */
export const filesOfInput = (files: FileList | null): ChosenFile[] =>
  [...(files ?? [])].map((file) => ({ file, nome: file.webkitRelativePath || file.name })).filter(isMeant);

/** The files of a drop, folders unfolded. The list of entries must be read before the event ends. */
export async function filesOfDrop({ items, files }: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null);
  const known = entries.filter((entry) => entry !== null);
  if (known.length === 0) return filesOfInput(files);
  const found = await Promise.all(known.map((entry) => filesOfEntry(entry)));
  return found
    .flat()
    .filter(isMeant)
    .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR', { numeric: true }));
}

async function filesOfEntry(entry: FileSystemEntry): Promise<ChosenFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, nome: entry.fullPath.replace(/^\//, '') }];
  }
  if (!isFolder(entry)) return [];
  const inside = await entriesOf(entry.createReader());
  return (await Promise.all(inside.map((one) => filesOfEntry(one)))).flat();
}

/** All entries of a folder: a browser gives a hundred at a time. */
async function entriesOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  return some.length === 0 ? [] : [...some, ...(await entriesOf(reader))];
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const isMeant = ({ nome }: ChosenFile): boolean => !nome.split('/').some((part) => LEFTOVERS.test(part));
