import { createContext, use } from 'react';
import type { About } from '../catalog/site/head.ts';
import type { AnswerOutcome } from './outcome.ts';

/** What a page says of itself; where it has no sentence, the routes have one. */
export type OwnAbout = Omit<About, 'about'> & { about: string | undefined };

/** What a page asks for and says of itself while the server renders it. */
export interface Rendering {
  ask<T>(path: string): Promise<AnswerOutcome<T>>;
  /** Names a module that the page needs in the browser too. */
  needPart(name: string): void;
  needDefinition(id: string): void;
  /** Gives the page a rule of style under the name of a class. */
  style(name: string, declarations: string): void;
  describe(about: OwnAbout): void;
  /** What the address names was never published. */
  miss(): void;
  /** The page stands for another address. */
  move(to: string): void;
}

/** The render in progress; null in the browser. */
export const RenderingContext = createContext<Rendering | null>(null);

/** Gives the page the status of one that does not exist. */
export const useMissing = (): void => use(RenderingContext)?.miss();
