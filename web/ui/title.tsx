import { type ReactNode, useEffect } from 'react';
import { portal } from '../portal.ts';

/** The page's heading. It takes the focus when a visitor comes from another page, and gives the window its name. */
export function Title({ page, children }: { page: string; children: ReactNode }) {
  useEffect(() => {
    document.title = [page, portal.frame?.cliente.txtCliente, 'Portal da Transparência'].filter(Boolean).join(' – ');
  }, [page]);
  return <h1 tabIndex={-1}>{children}</h1>;
}
