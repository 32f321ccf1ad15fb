import { type ComponentType, type FunctionComponent, lazy, use } from 'react';
import { RenderingContext } from '../rendering.ts';
import { reloadForPart } from './reload.ts';

/**
 * A component that travels apart. Its name is that of its file in the build's manifest, so that the server can announce
 * the scripts and styles of the parts that a page shows.
 */
export function lazyPart<P extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyPart<P> {
  const Part = lazy(() => load().catch(reloadOrFail));
  const PartOf = (props: P) => {
    use(RenderingContext)?.needPart(name);
    return <Part {...props} />;
  };
  return Object.assign(PartOf, { load });
}

/** Waits for the page that is fetched anew, so that the reader sees no failure that is about to mend itself. */
async function reloadOrFail(failure: unknown): Promise<never> {
  if (await reloadForPart()) return new Promise(() => {});
  throw failure;
}

export type LazyPart<P> = FunctionComponent<P> & {
  /** Loads its module before it is drawn. */
  load(): Promise<unknown>;
};
