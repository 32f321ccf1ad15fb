import { extname } from 'node:path';
import { FILE_TYPES } from '../../catalog/arquivos/arquivos.ts';
import { Refusal } from '../refusal.ts';
import type { FileType } from './filetype.ts';
import type { DocumentText } from './text.ts';

/** Refuses a file whose name promises another type: it would mislead whoever saves it. */
export function refuseMislabelled(said: string, name: string, { type, endings, active }: FileType): void {
  if (active)
    throw new Refusal(`${said} é uma página ou um programa (HTML, SVG, script), que não se publica. Envie-o em PDF.`);
  const ending = extname(name).toLowerCase();
  if (endings.includes(ending) || (endings.length === 0 && !FAMILIAR.has(ending))) return;
  const really = FILE_TYPES[type] ? `é ${FILE_TYPES[type]}` : 'é outra coisa';
  throw new Refusal(`${said} não é o que o nome diz: o conteúdo ${really}. Envie o arquivo certo ou mude o nome.`);
}

/** Refuses a PDF that runs something where it is opened, since a document is read and not run, and one that nobody can open. */
export function refuseUnopenable(said: string, { script, locked }: Pick<DocumentText, 'script' | 'locked'>): void {
  if (script)
    throw new Refusal(
      `${said} traz um programa (JavaScript ou outro), que alguns leitores executam. Abra-o, use “Imprimir em PDF” e envie o novo arquivo.`,
    );
  if (locked)
    throw new Refusal(
      `${said} só abre com senha, e quem visita o portal não a tem. Salve uma cópia sem senha e envie essa.`,
    );
}

/** Endings whose content we recognise: a file that has one and is of another type is mislabelled. */
const FAMILIAR = new Set(['.pdf', '.png', '.jpg', '.jpeg', '.odt', '.ods', '.docx', '.xlsx', '.zip', '.csv', '.txt']);
