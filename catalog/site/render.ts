import type { About } from './head.ts';
import type { Frame } from './shell.ts';

/** What a page knows of its body before it asks anything. */
export interface PagePortal {
  tenant: {
    slug: string;
    tipo: string;
    /** Whether everybody may see the mirror of the body. */
    espelho: boolean;
    /** Inhabitants by the latest estimate of IBGE, where the body says it. */
    habitantes?: number | null;
    /** Addresses of another system, where the body hears people there. */
    ouvidoria?: string | null;
    esic?: string | null;
  } | null;
  frame: Frame | null;
  /** Base address of the API; null means the one made from the host. */
  api: string | null;
  /** Whether the portal is that of a câmara, which has some pages of its own. */
  chamber: boolean;
  /** `https://pmdemo.transparencia.example.com.br` */
  origin: string;
  /** What came of a form that a browser sent to this page by itself; its feature knows the rest of it. */
  posted?: PostedPage;
  /** Whether the page is shown inside one of somebody else's: what it is about, and nothing around it. */
  embedded?: true;
}

/** The outcome of a form, as the page shows it that the form was sent to. */
export interface PostedPage {
  page: string;
}

/** An answer of the API as it travels: its status and its body, still JSON. */
export interface PageAnswer {
  status: number;
  json: string;
}

/** A page to be rendered: its address, its body, and the way to the data. */
export interface PageQuestion {
  /** Path and query as they came. */
  url: string;
  portal: PagePortal;
  /** Asks the API for a path like `/contratos?numAnoPub=2026`. A refusal is an answer too. */
  ask(path: string): Promise<PageAnswer>;
  /** Milliseconds after which the render is given up. */
  wait: number;
}

/** A rendered page, and what the document around it must say. */
export interface RenderedPage {
  html: string;
  /** What the head says of the page. */
  about: About;
  /** Modules that the page needs in the browser, as the build's manifest names them. */
  parts: readonly string[];
  /** Datasets whose definitions the page needs in the browser. */
  definitions: readonly string[];
  /** Rules of style that the page computed. */
  styles: string;
  /** Answers that the page was made of, in the order in which they were asked for. */
  answers: ReadonlyMap<string, PageAnswer>;
  /** Whether what the address names was never published. */
  missing: boolean;
  /** The address that the page stands for, where it has another. */
  moved: string | null;
}

/** Renders the first view of any page, with the components that the browser takes over. */
export type RenderPage = (question: PageQuestion) => Promise<RenderedPage>;
