import { askApi } from '../api.ts';

export interface SearchSuggestion {
  texto: string;
  para: string;
  tipo: 'pagina' | 'termo' | 'pergunta' | 'unidade' | 'servico' | 'nome' | 'arquivo' | 'palavra';
}

/** The pause in typing after which suggestions are asked for: a quick typist asks once for a word. */
const PAUSE = 180;

/** Asks for suggestions, once the typist pauses. */
export async function askSuggestions(term: string, signal: AbortSignal): Promise<{ data: SearchSuggestion[] }> {
  await wait(signal);
  return askApi(`/busca/sugestoes?termo=${encodeURIComponent(term)}`, signal);
}

const wait = (signal: AbortSignal): Promise<void> =>
  new Promise((done, fail) => {
    const timer = setTimeout(done, PAUSE);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      fail(signal.reason);
    });
  });
