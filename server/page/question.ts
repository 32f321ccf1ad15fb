import type { Dados } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Route } from '../../catalog/routes.ts';
import type { PageQuestion } from '../../catalog/site/render.ts';

/** The figure that matters on a page. */
export interface PageFigure {
  label: string;
  value: string;
}

/** A page in a few words: what it is called, what it is asked, its figure, and of when its data are. */
export interface PageSummary {
  /** Path and question in their one spelling. */
  address: string;
  title: string;
  /** What the page is one of, which names nobody. */
  subject: string;
  /** What is shown, in words; null where the title says it all. */
  says: string | null;
  figure: PageFigure | null;
  /** Null where the page shows no data of its own. */
  dados: Dados | null;
  /** Whether the page is about a person, of whom nothing is told elsewhere. */
  isPersonal: boolean;
  /** Path that shows the same as it stood after the load of its data, also when they have changed; null where none does. */
  state: string | null;
}

/** What a page is summarized with: its route, and the way to its data. */
export interface SummaryQuestion {
  url: string;
  route: Route;
  set: Dataset | undefined;
  /** The kind of the body. */
  body: string;
  ask: PageQuestion['ask'];
}

/** Asks the API; null where it refuses. */
export async function askAnswer<T>(ask: PageQuestion['ask'], path: string): Promise<T | null> {
  const { status, json } = await ask(path);
  return status === 200 ? JSON.parse(json) : null;
}

/** Path of an address, without a slash at its end. */
export const addressPath = (url: string): string => url.split('?', 1)[0]?.replace(/(?<=.)\/$/, '') ?? '/';

/** Question of an address, name by name. */
export const addressQuestion = (url: string): URLSearchParams => new URL(url, 'http://x').searchParams;
