import { useState } from 'react';
import type { ChosenFile } from './dropped.ts';

/** Tells the files that can be sent from those that cannot, with the reason. */
function sortChosen(files: readonly ChosenFile[]): { sendable: ChosenFile[]; refused: string[] } {
  const empty = files.filter(({ file }) => file.size === 0);
  return {
    sendable: files.filter(({ file }) => file.size > 0),
    refused:
      files.length === 0
        ? ['A pasta não tem arquivos. Escolha outra.']
        : empty.map(({ nome }) => `“${nome}” está vazio. Gere o arquivo de novo no seu sistema.`),
  };
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
