import { routeAbout } from '../../catalog/abouts.ts';
import { routes } from '../../catalog/routes.ts';
import { finder } from '../../catalog/site/finder.ts';
import { type About, type HeadTag, tagsOf } from '../../catalog/site/head.ts';
import { datasetPages } from '../catalog.ts';
import type { OwnAbout } from '../rendering.ts';

const find = finder(routes(datasetPages));

/** What the head says of a page; where the page itself says nothing, what the routes say of its address. */
export function pageAbout({ about, path: asked, ...page }: OwnAbout, chamber: boolean): About {
  const path = asked.replace(/(?<=.)\/$/, '');
  const route = find(path, chamber);
  return { ...page, path, about: about ?? (route && routeAbout(route)) ?? '' };
}

/** Writes the head of the document for the page that is shown, as the server would. */
export function describeHead(about: About, body: string | undefined): void {
  const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
  // The structured data that the server wrote holds for the page that was served alone.
  if (canonical && canonical !== location.origin + about.path) document.getElementById('dados')?.remove();
  for (const tag of tagsOf(about, location.origin, body)) put(tag);
}

function put({ element, key, name, value, type }: HeadTag): void {
  const found = document.head.querySelector(`${element}[${key}="${name}"]`);
  if (value === null) {
    found?.remove();
    return;
  }
  const own = found ?? document.head.appendChild(document.createElement(element));
  own.setAttribute(key, name);
  if (type) own.setAttribute('type', type);
  own.setAttribute(element === 'link' ? 'href' : 'content', value);
}
