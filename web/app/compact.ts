import { useEffect, useState } from 'react';

/** Past this the header gives its room to the page. */
const FAR = 50;

export function useCompact(): boolean {
  const [compact, setCompact] = useState(() => window.scrollY > FAR);
  useEffect(() => {
    const look = () => setCompact(window.scrollY > FAR);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return compact;
}
