import { type ReactNode, use, useEffect } from 'react';
import { titleOf } from '../../catalog/site/title.ts';
import { usePortal } from '../portal.ts';
import { type OwnAbout, RenderingContext } from '../rendering.ts';
import { useLocation } from './router.tsx';

/** The description of the page in the head of the document: see `catalog/site/head.ts`. */
export interface HeadDescription {
  /** One sentence; without it, what the routes say of the page. */
  about?: string | undefined;
  /** The page's one address, where it is another than the one it was asked by. */
  path?: string | undefined;
  personal?: boolean | undefined;
  /** The feed of what is new on it, by its path in the API. */
  feed?: string | undefined;
}

interface Props {
  page: string;
  told?: HeadDescription | undefined;
  children: ReactNode;
}

/** The page's heading. It takes the focus when a visitor comes from another page, and gives the window its name. */
export function Title({ page, told: { about, path, personal, feed } = {}, children }: Props) {
  const { pathname } = useLocation();
  const { frame, chamber } = usePortal();
  const body = frame?.cliente.txtCliente;
  const own = { title: page, about, path: path ?? pathname, personal, feed };
  use(RenderingContext)?.describe(own);
  const said = JSON.stringify(own);
  useEffect(() => {
    if (isServed(titleOf(page, body))) return;
    document.title = titleOf(page, body);
    // Without a connection the head stays that of the page before, which no reader sees.
    describe(JSON.parse(said), chamber, body).catch(() => undefined);
  }, [page, said, chamber, body]);
  return <h1 tabIndex={-1}>{children}</h1>;
}

let served = true;

/** Whether the page is the one that the server sent, head and all. Asked of the first page of a visit alone. */
function isServed(title: string): boolean {
  const first = served && document.title === title;
  served = false;
  return first;
}

async function describe(own: OwnAbout, chamber: boolean, body: string | undefined): Promise<void> {
  const { describeHead, pageAbout } = await import('./describe.ts');
  describeHead(pageAbout(own, chamber), body);
}
