import { momentOf } from '../../../catalog/texto/moment.ts';
import type { KeptPage } from './record.ts';

/** Addresses of the styles: those of the whole portal, and those of what the worker writes. */
export interface OfflineStyles {
  portal: readonly string[];
  own: string;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const linked = (href: string): string => `<link rel="stylesheet" href="${href}">`;

const RETRY = '<a class="offline-retry" href="">Tentar de novo</a>';

/** A kept page with a note of its age above everything else. */
export function withNote(html: string, since: string, { own }: OfflineStyles): string {
  const note =
    `<div id="sem-conexao" class="offline-note" role="status"><p><strong>Sem conexão.</strong> ` +
    `Esta página foi guardada neste aparelho em <time datetime="${since}">${momentOf(since)}</time> ` +
    `e pode não ser a mais nova.</p>${RETRY}</div>`;
  return html.replace(/<\/head>/, (end) => linked(own) + end).replace(/<body[^>]*>/, (start) => start + note);
}

/** The page at an address that was never visited: it says why there is nothing, and what can be read meanwhile. */
export function offlinePage(pages: readonly KeptPage[], { portal, own }: OfflineStyles): string {
  const items = pages.map(
    ({ address, title, since }) =>
      `<li><a href="${escaped(address)}">${escaped(title)}</a> <time datetime="${since}">${momentOf(since)}</time></li>`,
  );
  const kept =
    items.length > 0
      ? `<h2>O que dá para ler agora</h2><p>As últimas páginas que você visitou, como estavam na hora indicada.</p><ul>${items.join('')}</ul>`
      : '<p>Nenhuma página foi guardada ainda: as dez últimas que você visitar poderão ser lidas sem conexão.</p>';
  return (
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>Sem conexão – Portal da Transparência</title>${[...portal, own].map(linked).join('')}</head>` +
    '<body class="offline-page"><header><img src="/LogoTop.png" alt="" width="52" height="52">' +
    '<strong>Portal da Transparência</strong></header><main><h1>Sem conexão</h1>' +
    '<p>Esta página ainda não foi visitada neste aparelho, e sem internet não há como buscá-la. Confira sua rede.</p>' +
    `<p>${RETRY}</p>${kept}</main></body></html>`
  );
}
