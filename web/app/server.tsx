import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import type { About } from '../../catalog/site/head.ts';
import type { PageAnswer, PageQuestion, RenderedPage, RenderPage } from '../../catalog/site/render.ts';
import { definitionFile } from '../definitions.ts';
import { type AnswerOutcome, outcomeOf } from '../outcome.ts';
import { PortalContext } from '../portal.ts';
import { type OwnAbout, type Rendering, RenderingContext } from '../rendering.ts';
import { pageAbout } from '../ui/describe.ts';
import { Router } from '../ui/router.tsx';
import { locationAt } from '../ui/step.ts';
import { Screens } from './app.tsx';

/** Renders the first view of a page. All it learns is in its own context: many pages are rendered at the same time. */
export const renderPage: RenderPage = async (question) => {
  const page = new PageInProgress(question);
  const html = await markupOf(
    <RenderingContext value={page}>
      <PortalContext value={question.portal}>
        <Router at={locationAt(question.url)}>
          <Screens />
        </Router>
      </PortalContext>
    </RenderingContext>,
    AbortSignal.timeout(question.wait),
  );
  return page.finished(html);
};

/** What one page asks for and says of itself while it is rendered. */
class PageInProgress implements Rendering {
  readonly #question: PageQuestion;
  readonly #asked = new Map<string, Promise<AnswerOutcome<unknown>>>();
  readonly #answers = new Map<string, PageAnswer>();
  readonly #parts = new Set<string>();
  readonly #definitions = new Set<string>();
  readonly #styles = new Map<string, string>();
  #about: About = { title: '', about: '', path: '/' };
  #missing = false;
  #moved: string | null = null;

  constructor(question: PageQuestion) {
    this.#question = question;
  }

  // One promise for each path: React renders a component again until what it waits for is there.
  ask<T>(path: string): Promise<AnswerOutcome<T>> {
    const asked = this.#asked.get(path) ?? this.#fetch(path);
    this.#asked.set(path, asked);
    return asked as Promise<AnswerOutcome<T>>;
  }

  async #fetch(path: string): Promise<AnswerOutcome<unknown>> {
    const answer = await this.#question.ask(path);
    this.#answers.set(path, answer);
    return outcomeOf(answer.status, JSON.parse(answer.json));
  }

  needPart(name: string): void {
    this.#parts.add(name);
  }

  needDefinition(id: string): void {
    this.#definitions.add(id);
    this.#parts.add('definitions.ts').add(definitionFile(id));
  }

  style(name: string, declarations: string): void {
    this.#styles.set(name, declarations);
  }

  describe(about: OwnAbout): void {
    this.#about = pageAbout(about, this.#question.portal.chamber);
  }

  miss(): void {
    this.#missing = true;
  }

  move(to: string): void {
    this.#moved = to;
  }

  finished(html: string): RenderedPage {
    // A question that the API refuses is told on the page, which stays out of search engines.
    const refused = [...this.#answers.values()].some(({ status }) => status >= 400 && status < 500);
    return {
      html,
      about: refused ? { ...this.#about, personal: true } : this.#about,
      parts: [...this.#parts],
      definitions: [...this.#definitions],
      styles: [...this.#styles].map(([name, declarations]) => `.${name}{${declarations}}`).join(''),
      answers: this.#answers,
      missing: this.#missing,
      moved: this.#moved,
    };
  }
}

/** The whole HTML of an element, with everything it waited for in its place. A component that fails fails the page. */
async function markupOf(element: ReactNode, signal: AbortSignal): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(element, {
    // Content is never moved into its place by a script afterwards: readers without scripts see it where it belongs.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  if (failures.length > 0) throw failures[0];
  return new Response(stream).text();
}
