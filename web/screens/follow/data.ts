import { useRef, useState } from 'react';
import type { Acompanhada, Anexo } from '../../../catalog/mensagem/answer.ts';
import { readChave, readProtocolo } from '../../../catalog/mensagem/protocolo.ts';
import type { Problem } from '../../../catalog/query.ts';
import { ApiError, fetchFile, post } from '../../api.ts';
import { save } from '../../message/receipt.ts';

/** What opens a message. */
export interface Pass {
  protocolo: string;
  chave: string;
}

const problem = (field: string, message: string): Problem => ({ field, value: '', message });

/** Reads what was typed, or says which of the two cannot be right. */
export function readPass(protocolo: string, chave: string): { pass: Pass } | { problems: Problem[] } {
  const pass = { protocolo: readProtocolo(protocolo), chave: readChave(chave) };
  if (pass.protocolo !== null && pass.chave !== null) return { pass: { protocolo: pass.protocolo, chave: pass.chave } };
  return {
    problems: [
      ...(pass.protocolo === null ? [problem('protocolo', 'Confira o protocolo: são 13 números')] : []),
      ...(pass.chave === null ? [problem('chave', 'Confira a chave: são 16 letras e números')] : []),
    ],
  };
}

export const look = (pass: Pass): Promise<Acompanhada> => post('/mensagens/consulta', pass);

/** Something that is added to a message: what was said, and to which door it goes. */
export const add = (pass: Pass, door: string, body: object): Promise<Acompanhada> =>
  post(`/mensagens/${door}`, { ...pass, ...body });

export async function download(pass: Pass, { id, nome }: Anexo): Promise<void> {
  save(await fetchFile('/mensagens/anexo', { ...pass, id }), nome);
}

/** One thing at a time: what is wrong with it, and whether it is on its way. */
export function useAsk<T>(done: (answer: T) => void) {
  const [state, setState] = useState<State>({ problems: [], failure: null, attempt: 0, busy: false });
  const running = useRef(false);
  const show = (problems: readonly Problem[], failure: ApiError | null = null) =>
    setState(({ attempt }) => ({ problems, failure, attempt: attempt + 1, busy: false }));
  const run = async (problems: readonly Problem[], work: () => Promise<T>) => {
    if (running.current) return;
    if (problems.length > 0) return show(problems);
    running.current = true;
    setState((own) => ({ ...own, busy: true }));
    try {
      const answer = await work();
      setState({ problems: [], failure: null, attempt: 0, busy: false });
      done(answer);
    } catch (error) {
      const own = error instanceof ApiError ? error : new ApiError(500, {});
      show(own.problems, own.problems.length > 0 ? null : own);
    } finally {
      running.current = false;
    }
  };
  return { ...state, run };
}

interface State {
  problems: readonly Problem[];
  failure: ApiError | null;
  attempt: number;
  busy: boolean;
}
