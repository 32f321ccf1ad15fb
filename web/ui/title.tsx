import { type ReactNode, use, useEffect } from 'react';
import { titleOf } from '../../catalog/site/head.ts';
import { usePortal } from '../portal.ts';
import { RenderingContext } from '../rendering.ts';
import { describeHead, pageAbout } from './describe.ts';
import { useLocation } from './router.tsx';

/** The description of the page in the head of the document: see `catalog/site/head.ts`. */
export interface HeadDescription {
  /** One sentence; without it, what the routes say of the page. */
  about?: string | undefined;
  /** The page's one address, where it is another than the one it was asked by. */
  path?: string | undefined;
  personal?: boolean | undefined;
}

interface Props {
  page: string;
  told?: HeadDescription | undefined;
  children: ReactNode;
}

/** The page's heading. It takes the focus when a visitor comes from another page, and gives the window its name. */
export function Title({ page, told: { about, path, personal } = {}, children }: Props) {
  const { pathname } = useLocation();
  const { frame, chamber } = usePortal();
  const body = frame?.cliente.txtCliente;
  const rendering = use(RenderingContext);
  rendering?.describe(pageAbout({ title: page, about, path: path ?? pathname, personal }, chamber));
  useEffect(() => {
    document.title = titleOf(page, body);
    describeHead(pageAbout({ title: page, about, path: path ?? pathname, personal }, chamber), body);
  }, [page, about, path, personal, pathname, chamber, body]);
  return <h1 tabIndex={-1}>{children}</h1>;
}
