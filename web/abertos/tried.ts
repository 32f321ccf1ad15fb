import { useEffect, useState } from 'react';
import { ApiError } from '../api.ts';
import { useAnswer } from '../dataset/data.ts';
import { handedAnswer } from '../outcome.ts';

/** What came of a call to the API. */
export interface TriedCall {
  status: number;
  text: string;
  /** Milliseconds until it was read whole; unknown of a call that the server made for the page. */
  took: number | null;
  headers: readonly (readonly [string, string])[];
}

/** Headers that tell a program something. */
const TOLD = ['content-type', 'etag', 'link', 'ratelimit', 'ratelimit-policy', 'retry-after', 'x-fila-lugar'];

/** Characters of an answer that are shown. */
const MOST = 20_000;

/** Calls the API from the browser and measures it. */
async function callMeasured(address: string, signal: AbortSignal): Promise<TriedCall> {
  const begun = performance.now();
  const response = await fetch(`/api${address}`, { signal, cache: 'no-cache' });
  const text = await response.text();
  const headers = TOLD.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { status: response.status, text, took: performance.now() - begun, headers };
}

const OFFLINE: TriedCall = {
  status: 0,
  text: 'Não foi possível falar com o servidor. Confira sua conexão e tente de novo.',
  took: null,
  headers: [],
};

/**
 * What an address answers. The page that the server sends has it already, and works without a program; from then on the
 * browser asks, and measures.
 */
export function useTried(address: string | null): TriedCall | null {
  const path = address?.startsWith('/v1/') ? address.slice('/v1'.length) : null;
  const isServed = path !== null && (import.meta.env.SSR || handedAnswer(path) !== undefined);
  const { data, error } = useAnswer<unknown>(isServed ? path : null);
  const [tried, setTried] = useState<{ address: string; call: TriedCall } | null>(null);
  useEffect(() => {
    if (address === null || isServed) return;
    const leaving = new AbortController();
    callMeasured(address, leaving.signal).then(
      (call) => setTried({ address, call }),
      () => !leaving.signal.aborted && setTried({ address, call: OFFLINE }),
    );
    return () => leaving.abort();
  }, [address, isServed]);
  if (isServed && error)
    return { status: error instanceof ApiError ? error.status : 0, text: error.message, took: null, headers: [] };
  if (isServed && data) return { status: 200, text: JSON.stringify(data), took: null, headers: [] };
  return tried && tried.address === address ? tried.call : null;
}

/** An answer as people read it: JSON in lines, and not more of it than a page can hold. */
export function shownAnswer(text: string): string {
  const pretty = prettyJson(text);
  return pretty.length > MOST ? `${pretty.slice(0, MOST)}\n… (cortado aqui; abra o endereço para ver tudo)` : pretty;
}

function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
