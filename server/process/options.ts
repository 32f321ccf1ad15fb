import { parseArgs } from 'node:util';
import { Refusal } from '../refusal.ts';

/** How the portal is asked to start. */
export interface StartOptions {
  help: boolean;
  /** Processes that serve visitors; null where one does everything by itself. */
  processes: number | null;
}

const MOST = 64;
const COUNT = `--processos deve ser um número inteiro de 1 a ${MOST}, como em npm start -- --processos 4`;

export const START_HELP = `Inicia o portal.

  npm start                     um processo
  npm start -- --processos 4    quatro processos na mesma porta, vigiados por um principal
  npm start -- --help           esta página

Com --processos, um processo que cai é iniciado de novo, e kill -USR2 no principal os troca um a um pela versão que está
no disco, sem perder pedidos. Ctrl-C e SIGTERM esperam o fim dos pedidos em andamento; repetidos, encerram na hora.
As variáveis de ambiente estão em docs/operar.md.`;

/** Reads the words after `npm start --`, or refuses them with a sentence that says what is accepted. */
export function parseStartOptions(words: readonly string[]): StartOptions {
  const { values, positionals } = parsed(words);
  if (positionals.length > 0) throw unknown(positionals[0] ?? '');
  const { help = false, processos } = values;
  if (processos !== undefined && !(/^\d{1,2}$/.test(processos) && Number(processos) >= 1 && Number(processos) <= MOST))
    throw new Refusal(`${COUNT}, e não “${processos}”.`);
  return { help, processes: processos === undefined ? null : Number(processos) };
}

const unknown = (word: string): Refusal =>
  new Refusal(`O início do portal não conhece “${word}”. Veja o que ele aceita com npm start -- --help.`);

function parsed(words: readonly string[]) {
  const given = words.find((word) => word.startsWith('-') && !/^--(?:help|processos)(?:=|$)/.test(word));
  try {
    return parseArgs({
      args: [...words],
      options: { help: { type: 'boolean' }, processos: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw given === undefined ? new Refusal(`${COUNT}.`) : unknown(given);
  }
}
