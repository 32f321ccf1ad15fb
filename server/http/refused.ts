import { BusyFault } from '../limits/busy.ts';
import { type Fault, faultEnvelope } from './fault.ts';

/** A refusal as it is sent: as a page to who reads pages, as JSON to programs. */
export interface RefusedAnswer {
  type: string;
  text: string;
}

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** The part of a request that decides how its refusal is written. */
export interface RefusedRequest {
  method?: string | undefined;
  url?: string | undefined;
  headers: { accept?: string | undefined };
}

/**
 * Writes a refusal for whoever asked: a browser that follows a link, such as one of a file, is shown a page. A fault of
 * our own has a code by which the operator finds it.
 */
export const refusedAnswer = (
  { method, url = '/', headers }: RefusedRequest,
  fault: Fault,
  codigo?: string,
): RefusedAnswer =>
  method === 'GET' && fault instanceof BusyFault && headers.accept?.includes('text/html')
    ? { type: HTML, text: pageOf(fault.message, url) }
    : { type: JSON_TYPE, text: JSON.stringify(envelopeOf(fault, codigo)) };

/** The envelope of an error; one that ends by waiting also tells the place and the seconds. */
const envelopeOf = (fault: Fault, codigo?: string) => ({
  ...faultEnvelope(fault, codigo),
  ...(fault instanceof BusyFault && { fila: fault.fila }),
});

/** A page without style or script: it must cost nothing, and be read by whoever has neither. */
const pageOf = (sentence: string, url: string): string => `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Tente de novo em instantes</title>
<main>
<h1>Tente de novo em instantes</h1>
<p>${escaped(sentence)}</p>
<p><a href="${escaped(url)}">Tentar de novo</a></p>
</main>
</html>
`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
