import { STATUS_CODES } from 'node:http';
import { BusyFault } from '../limits/busy.ts';
import { type Fault, faultEnvelope } from './fault.ts';

/** A refusal as it is sent: as a page to who reads pages, as JSON to programs. */
export interface RefusedAnswer {
  type: string;
  text: string;
}

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const PROBLEM_TYPE = 'application/problem+json';

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
): RefusedAnswer => {
  if (headers.accept?.includes(PROBLEM_TYPE))
    return { type: PROBLEM_TYPE, text: JSON.stringify(problemOf(fault, url, codigo)) };
  return method === 'GET' && fault instanceof BusyFault && headers.accept?.includes('text/html')
    ? { type: HTML, text: pageOf(fault.message, url) }
    : { type: JSON_TYPE, text: JSON.stringify(envelopeOf(fault, codigo)) };
};

/** The same refusal as problem details (RFC 9457), with what the envelope has besides. The type is a name, not an address. */
function problemOf(fault: Fault, url: string, codigo?: string) {
  const { type, message: detail, ok: _, metadata: __, ...rest } = envelopeOf(fault, codigo);
  const title = TITLES[fault.status] ?? STATUS_CODES[fault.status];
  return {
    type: `tag:portal-da-transparencia,2026:${type}`,
    title,
    status: fault.status,
    detail,
    instance: url,
    ...rest,
  };
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Consulta recusada',
  401: 'Sem identificação',
  403: 'Sem permissão',
  404: 'Não encontrado',
  410: 'Retirado',
  413: 'Grande demais',
  414: 'Longo demais',
  429: 'Muitos pedidos',
  500: 'Falha do portal',
  503: 'Indisponível agora',
};

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
