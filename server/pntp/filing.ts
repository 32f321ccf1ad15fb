import type { Arquivo, ArquivosAnswer } from '../../catalog/arquivos/answer.ts';
import type { TriedDataset } from '../../catalog/pntp/tried.ts';
import { type FilesChoice, listFiles } from '../arquivos/view.ts';
import type { PortalAsker } from './ask.ts';

/** The filters of the lists of files, as a sentence names them. */
export const FILE_FILTERS = { ano: 'ano', periodo: 'período', parte: 'parte', termo: 'palavra do título' } as const;

/** A filter with a value to look for, and which files are then about it. */
interface FileQuestion {
  choice: FilesChoice;
  isAbout(file: Arquivo): boolean;
}

/** Files of each answer that are looked at. */
const FEW = 20;

/** Asks for the files of a body by each filter of their list. */
export async function tryFileLists({ read, tenant }: PortalAsker): Promise<TriedDataset> {
  const list = (choice: FilesChoice): Promise<ArquivosAnswer | null> =>
    read((client) => listFiles(client, tenant, { termo: '', ...choice, _page: 1, _size: FEW }));
  const whole = await list({});
  const filtros: string[] = [];
  for (const [name, question] of Object.entries(whole ? questionsOf(whole) : {})) {
    const answer = question && (await list(question.choice));
    const works = answer && answer.total > 0 && answer.data.every(question.isAbout);
    // What no file has cannot be looked for.
    if (works || question === null) filtros.push(name);
  }
  return { comLinhas: (whole?.total ?? 0) > 0, arquivos: {}, filtros };
}

/** A question for each filter, with a value that one of the files has: the oldest year, so that the newest do not answer it unasked. */
const questionsOf = ({
  anos,
  periodos,
  partes,
  data,
}: ArquivosAnswer): Record<keyof typeof FILE_FILTERS, FileQuestion | null> => ({
  ano: questionOf(anos.at(-1)?.chave, (ano) => ({ choice: { ano }, isAbout: (file) => file.ano === ano })),
  periodo: questionOf(periodos[0]?.chave, (periodo) => ({
    choice: { periodo },
    isAbout: (file) => file.periodo === periodo,
  })),
  parte: questionOf(partes[0]?.chave, (parte) => ({
    choice: { parte },
    isAbout: (file) => file.partes.includes(parte),
  })),
  termo: questionOf(data.at(-1)?.titulo, (termo) => ({ choice: { termo }, isAbout: (file) => file.titulo === termo })),
});

const questionOf = <V>(value: V | undefined, make: (value: V) => FileQuestion): FileQuestion | null =>
  value === undefined ? null : make(value);
