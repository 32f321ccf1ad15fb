import { useEffect, useState } from 'react';

/** The scroll, in pixels, past which the header becomes smaller. */
const FAR = 50;

export function useCompact(): boolean {
  const [compact, setCompact] = useState(false);
  useEffect(() => {
    const look = () => setCompact(window.scrollY > FAR);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return compact;
}
