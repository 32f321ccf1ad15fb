import { fileTypeFromBuffer } from 'file-type';
import { ANEXO_ENDINGS, ANEXO_KINDS } from '../../catalog/mensagens/anexo.ts';
import { Fault } from '../http/fault.ts';

const PLAIN = 'text/plain';

/** The type of a file by its content, if such files may come with a message. Its name proves nothing. */
export async function acceptedType(bytes: Buffer, name: string): Promise<string> {
  const found = await fileTypeFromBuffer(bytes);
  // A voice message is “audio/ogg; codecs=opus”: the codec does not matter here.
  const type = found ? (found.mime.split(';')[0] ?? '') : isText(bytes) ? PLAIN : null;
  if (type !== null && type in ANEXO_ENDINGS) return type;
  throw new Fault(
    415,
    'UNSUPPORTED_TYPE',
    `“${name}” não é um arquivo que se possa enviar aqui, qualquer que seja o nome dele. Envie ${ANEXO_KINDS}.`,
  );
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Whether bytes are plain text in UTF-8, without markup or a script. */
function isText(bytes: Buffer): boolean {
  try {
    const text = decoder.decode(bytes);
    return !/[\u0000-\u0008\u000b\u000e-\u001f]/.test(text) && !/^\s*(?:<[!?a-z]|#!)/i.test(text);
  } catch {
    return false;
  }
}

/** A file name without paths or control signs, with the ending of the file's real type. */
export function safeFileName(given: string, type: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const ending = ANEXO_ENDINGS[type] ?? 'bin';
  const stem = last
    .normalize('NFC')
    .replace(/[\p{C}"*:<>?|;%]/gu, '')
    .replace(/\.[^.]{0,10}$/, '')
    .replace(/^[.\s]+/, '')
    .slice(0, 80)
    .trim();
  return `${stem || 'arquivo'}.${ending}`;
}
