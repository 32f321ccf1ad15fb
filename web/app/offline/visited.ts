import { LOGO } from './choice.ts';
import type { OfflineMessage } from './message.ts';

const NOTE = 'sem-conexao';

const filesInUse = (): string[] => {
  const { origin } = location;
  const built = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${origin}/assets/`));
  return [...new Set([...built.map((name) => name.slice(origin.length)), LOGO])];
};

let told: string | null = null;

/** Tells the worker which page is read, so that it can be read again without a connection. */
export async function tellVisited(visited: string): Promise<void> {
  if (told === null) addEventListener('online', tellConnected);
  // The note is of the page that was loaded; a page that the app drew since then is a new one.
  else if (told !== visited) document.getElementById(NOTE)?.remove();
  told = visited;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ visited, files: filesInUse() } satisfies OfflineMessage);
}

/** Says in the note of a kept page that the connection is back. */
function tellConnected(): void {
  const said = document.querySelector(`#${NOTE} p`);
  if (said) said.textContent = 'A conexão voltou. Tente de novo para ver os dados de agora.';
}
