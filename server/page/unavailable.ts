import { html } from './html.ts';

/** The script of the app: without a body to draw it could only say that there is none. */
const APP_SCRIPT = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/** The page of a host while its body cannot be looked up: the looks of the portal, and what to do. */
export function writeUnavailable(template: string, message: string): string {
  const said = html`<main id="container" class="unavailable"><h1>O portal volta já</h1><p>${message}</p>
<p>Esta página não se perdeu: o endereço é o mesmo. Se precisar da informação agora, procure o órgão por telefone ou no balcão.</p>
<p><a href="">Tentar de novo</a></p></main>`;
  return placed(template, 'O portal volta já', said.text);
}

interface BodyContact {
  txtEmail: string;
  txtNumTelefone: string;
}

/** The page of a body that is suspended: the reason, and how to reach the body itself. */
export function writeSuspended(template: string, sentence: string, { txtEmail, txtNumTelefone }: BodyContact): string {
  const said = html`<main id="container" class="unavailable"><h1>Portal suspenso</h1><p>${sentence}</p>
<p>Se precisar de uma informação, escreva para <a href="mailto:${txtEmail}">${txtEmail}</a> ou ligue para ${txtNumTelefone}. O direito de pedi-la (Lei 12.527/2011) continua o mesmo.</p></main>`;
  return placed(template, 'Portal suspenso', said.text);
}

const placed = (template: string, title: string, said: string): string =>
  template
    .replaceAll(APP_SCRIPT, '')
    .replace('<!--title-->', `${title} – Portal da Transparência`)
    .replace('<!--portal-->', '<meta name="robots" content="noindex">')
    .replace('<div id="root"></div>', () => `<div id="root">${said}</div>`);
