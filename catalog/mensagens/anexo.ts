const MB = 1024 ** 2;

export const ANEXOS = { maximo: 5, cada: 10 * MB, todos: 25 * MB } as const;

const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const OASIS = 'application/vnd.oasis.opendocument.';

/** What may come with a message, by its content, and the ending each is given. */
export const ANEXO_ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/x-m4a': 'm4a',
  [`${OFFICE}wordprocessingml.document`]: 'docx',
  [`${OFFICE}spreadsheetml.sheet`]: 'xlsx',
  [`${OASIS}text`]: 'odt',
  [`${OASIS}spreadsheet`]: 'ods',
  'text/plain': 'txt',
};

export const ANEXO_KINDS = 'PDF, foto, planilha, documento de texto ou áudio';

/** What a page says before anybody chooses a file. */
export const ANEXOS_LIMITS = `${ANEXO_KINDS}. Até ${ANEXOS.cada / MB} MB cada, ${ANEXOS.maximo} arquivos e ${ANEXOS.todos / MB} MB ao todo.`;

/** What a page says of what files tell about whoever made them. */
export const ANEXOS_TRACES =
  'Das fotos o portal apaga o lugar, o dia e o aparelho em que foram feitas. Documentos e áudios podem trazer o nome de quem os fez: confira antes.';

/** `1,4 MB`, `12 KB`. */
export function sizeOf(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / MB).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;
}

/** Why a file cannot come along, before a byte of it travels; null when it may. */
export function refuseFile(name: string, bytes: number, others: readonly number[]): string | null {
  if (bytes === 0) return `“${name}” está vazio. Escolha outro arquivo.`;
  if (bytes > ANEXOS.cada)
    return `“${name}” tem ${sizeOf(bytes)}, e o limite é de ${sizeOf(ANEXOS.cada)} por arquivo. Reduza-o ou divida-o.`;
  if (others.length >= ANEXOS.maximo) return `São no máximo ${ANEXOS.maximo} arquivos. Tire um para pôr “${name}”.`;
  if (others.reduce((sum, one) => sum + one, bytes) > ANEXOS.todos)
    return `Com “${name}” os arquivos passam de ${sizeOf(ANEXOS.todos)} ao todo. Tire um ou reduza-os.`;
  return null;
}
