import { routes } from '../../catalog/routes.ts';
import { finder } from '../../catalog/site/finder.ts';
import { type About, type Tag, tagsOf } from '../../catalog/site/head.ts';
import { chamber, pages } from '../catalog.ts';
import { portal } from '../portal.ts';

const find = finder(routes(pages));

/** Writes the head of the document for the page that is shown, as the server would. */
export function describe({ about, path: asked, ...page }: Omit<About, 'about'> & { about: string | undefined }): void {
  const path = asked.replace(/(?<=.)\/$/, '');
  const known = find(path, chamber)?.about;
  const tags = tagsOf(
    { ...page, path, about: about ?? known ?? '' },
    location.origin,
    portal.frame?.cliente.txtCliente,
  );
  const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
  // The structured data that the server wrote holds for the page that was served alone.
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
