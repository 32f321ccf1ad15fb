import type { Dataset } from '../../catalog/dataset.ts';
import { html } from '../plain/html.ts';
import type { Plain, Visit } from '../plain/page.ts';

/** The page of something that a body of this kind does not have. */
export const exempt = ({ route }: Visit, set: Dataset): Plain => ({
  title: route.title,
  about: set.about,
  path: `/${set.id}`,
  sources: [],
  content: html`<p><strong>Não se aplica a este órgão.</strong> ${set.bodies?.why}</p>
<p>Base legal: ${set.law.join('; ')}.</p>
<p><a href="/mapa">Ver tudo o que este órgão publica</a></p>`,
});
