import { html } from './html.ts';

/** The script of the app: without a body to draw it could only say that there is none. */
const APP_SCRIPT = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/** The page of a host while its body cannot be looked up: the looks of the portal, and what to do. */
export function writeUnavailable(template: string, message: string): string {
  const said = html`<main id="container" class="unavailable"><h1>O portal volta já</h1><p>${message}</p>
<p>Esta página não se perdeu: o endereço é o mesmo. Se precisar da informação agora, procure o órgão por telefone ou no balcão.</p>
<p><a href="">Tentar de novo</a></p></main>`;
  return template
    .replaceAll(APP_SCRIPT, '')
    .replace('<!--title-->', 'O portal volta já – Portal da Transparência')
    .replace('<!--portal-->', '<meta name="robots" content="noindex">')
    .replace('<div id="root"></div>', () => `<div id="root">${said.text}</div>`);
}
