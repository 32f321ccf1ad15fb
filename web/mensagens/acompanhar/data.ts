import type { Acompanhada, Anexo } from '../../../catalog/mensagens/answer.ts';
import { readChave, readProtocolo } from '../../../catalog/mensagens/protocolo.ts';
import type { Pairs, Problem } from '../../../catalog/query.ts';
import { fetchFile, postApi } from '../../send.ts';
import { saveFile } from '../receipt.ts';

/** The protocol and the key that open a message. */
export interface MessagePass {
  protocolo: string;
  chave: string;
}

/** The pass as the fields of a form, which go in no address. */
export const passPairs = ({ protocolo, chave }: MessagePass): Pairs => [
  ['protocolo', protocolo],
  ['chave', chave],
];

const problem = (field: string, message: string): Problem => ({ field, value: '', message });

/** Reads a protocol and a key as typed, or says which of them cannot be right. */
export function readPass(protocolo: string, chave: string): { pass: MessagePass } | { problems: Problem[] } {
  const pass = { protocolo: readProtocolo(protocolo), chave: readChave(chave) };
  if (pass.protocolo !== null && pass.chave !== null) return { pass: { protocolo: pass.protocolo, chave: pass.chave } };
  return {
    problems: [
      ...(pass.protocolo === null ? [problem('protocolo', 'Confira o protocolo: são 13 números')] : []),
      ...(pass.chave === null ? [problem('chave', 'Confira a chave: são 16 letras e números')] : []),
    ],
  };
}

export const lookUpMessage = (pass: MessagePass): Promise<Acompanhada> => postApi('/mensagens/consulta', pass);

/** Adds a complement, an appeal or a survey to a message. */
export const addToMessage = (pass: MessagePass, door: string, body: object): Promise<Acompanhada> =>
  postApi(`/mensagens/${door}`, { ...pass, ...body });

export async function downloadOwnFile(pass: MessagePass, { id, nome }: Anexo): Promise<void> {
  saveFile(await fetchFile('/mensagens/anexo', { ...pass, id }), nome);
}
