import { useEffect } from 'react';
import { useLocation } from '../ui/router.tsx';

/**
 * Tells the server which page of the portal was opened, so that the most visited can be shown. Only the name of the page
 * goes: no key, no question, nothing of who asks. A browser that will not send it misses nothing.
 */
export function useCount(): void {
  const [, page = ''] = useLocation().pathname.split('/');
  useEffect(() => {
    if (page) navigator.sendBeacon?.(`/api/v1/acessos?pagina=${encodeURIComponent(`/${page}`)}`);
  }, [page]);
}
