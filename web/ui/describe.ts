import { routes } from '../../catalog/routes.ts';
import { finder } from '../../catalog/site/finder.ts';
import { type About, type Tag, tagsOf } from '../../catalog/site/head.ts';
import { chamber, pages } from '../catalog.ts';
import { portal } from '../portal.ts';

const find = finder(routes(pages));

/** Keeps the head of the document as the server would write it for the page that is shown. */
export function describe({ about, path: asked, ...page }: Omit<About, 'about'> & { about: string | undefined }): void {
  const path = asked.replace(/(?<=.)\/$/, '');
  const known = find(path, chamber)?.about;
  const tags = tagsOf(
    { ...page, path, about: about ?? known ?? '' },
    location.origin,
    portal.frame?.cliente.txtCliente,
  );
  const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
  // What was told of the page that was served holds for that one alone.
  if (canonical && canonical !== location.origin + path) document.getElementById('dados')?.remove();
  for (const tag of tags) put(tag);
}

function put({ element, key, name, value }: Tag): void {
  const found = document.head.querySelector(`${element}[${key}="${name}"]`);
  if (value === null) {
    found?.remove();
    return;
  }
  const own = found ?? document.head.appendChild(document.createElement(element));
  own.setAttribute(key, name);
  own.setAttribute(element === 'link' ? 'href' : 'content', value);
}
