import { useState } from 'react';
import { LARGEST_UPLOAD } from '../../../catalog/envios/limits.ts';
import { LONGEST_NAME, MOST_FILES } from '../../../catalog/painel/publicar/limits.ts';
import type { ChosenFile } from './dropped.ts';

/** What of a chosen file tells whether it can be sent. */
type Sized = Pick<ChosenFile, 'nome'> & { file: Pick<File, 'size'> };

/** Tells the files that can be sent from those that cannot, with the reason. */
export function sortChosen<T extends Sized>(files: readonly T[]): { sendable: T[]; refused: string[] } {
  if (files.length === 0) return { sendable: [], refused: ['A pasta não tem arquivos. Escolha outra.'] };
  const sendable = files.filter((one) => whyNot(one) === null);
  if (sendable.length > MOST_FILES)
    return {
      sendable: [],
      refused: [`São ${sendable.length} arquivos, e um envio leva até ${MOST_FILES}. Divida a pasta.`],
    };
  return { sendable, refused: files.map(whyNot).filter((why) => why !== null) };
}

function whyNot({ nome, file: { size } }: Sized): string | null {
  if (size === 0) return `“${nome}” está vazio. Gere o arquivo de novo no seu sistema.`;
  if (size > LARGEST_UPLOAD) return `“${nome}” passa de 2 GB. Divida-o por período, ou compacte-o em ZIP.`;
  if (nome.length > LONGEST_NAME) return `O nome de “${nome.slice(0, 60)}…” é longo demais. Dê outro, mais curto.`;
  return null;
}

/** Sends what is chosen, and keeps the reasons why something was not sent. */
export function useFileChoice(send: (files: readonly ChosenFile[]) => Promise<void>) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const begin = async (files: readonly ChosenFile[]) => {
    const { sendable, refused } = sortChosen(files);
    setProblems(refused);
    if (sendable.length === 0) return;
    setBusy(true);
    try {
      await send(sendable);
    } catch (error) {
      setProblems([...refused, error instanceof Error ? error.message : 'O envio não começou. Tente de novo.']);
    } finally {
      setBusy(false);
    }
  };
  return { choose: (files: ChosenFile[]) => void begin(files), problems, busy };
}
