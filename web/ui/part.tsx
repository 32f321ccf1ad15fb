import { type ComponentType, type FunctionComponent, lazy, use } from 'react';
import { RenderingContext } from '../rendering.ts';

/**
 * A component that travels apart. Its name is that of its file in the build's manifest, so that the server can announce
 * the scripts and styles of the parts that a page shows.
 */
export function lazyPart<P extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<P> }>,
): FunctionComponent<P> {
  const Part = lazy(load);
  return function PartOf(props: P) {
    use(RenderingContext)?.needPart(name);
    return <Part {...props} />;
  };
}
