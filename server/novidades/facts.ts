import type { RecordFact } from '../../catalog/novidades/record.ts';
import { type Html, html } from '../page/html.ts';

/** Facts as a list of definitions, for readers that show HTML. */
export const factsHtml = (facts: readonly RecordFact[]): Html =>
  facts.length === 0
    ? html``
    : html`<dl>${facts.map(({ label, text }) => html`<dt>${label}</dt><dd>${text}</dd>`)}</dl>`;
