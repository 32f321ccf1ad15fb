import { type MouseEvent, Suspense, useState } from 'react';
import { button } from '../ui/button.ts';
import { Link } from '../ui/link.tsx';
import { lazyPart } from '../ui/part.tsx';
import { useLocation } from '../ui/router.tsx';
import { Sign } from '../ui/sign.tsx';

const CitePanel = lazyPart('citar/panel.tsx', () => import('./panel.tsx'));

/** Shows how to cite the page: over it, or without scripts on a page of its own. */
export function CiteButton({ className }: { className?: string | undefined }) {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const de = pathname + search;
  const show = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link
        className={[button(), className].filter(Boolean).join(' ')}
        to={`/citar?de=${encodeURIComponent(de)}`}
        onClick={show}
      >
        <Sign name="quote" />
        Citar
      </Link>
      {open && (
        <Suspense fallback={null}>
          <CitePanel de={de} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
