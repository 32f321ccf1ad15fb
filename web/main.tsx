import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './app/tokens.css';
import './app/base.css';
import './app/outage.css';
import { Screens } from './app/app.tsx';
import { applySettings, loadSettings } from './app/reading.ts';
import { loadDefinition } from './catalog.ts';
import { browserPortal, PortalContext } from './portal.ts';
import { reloadForPart } from './ui/reload.ts';
import { Router } from './ui/router.tsx';
import { browserShelf } from './ui/shelf.ts';
import { browserLocation } from './ui/step.ts';

const LOST = '/tenant-not-found';

// A host that belongs to no body has one page, whatever the path.
if (!browserPortal().tenant && location.pathname !== LOST) history.replaceState(null, '', LOST);

// The settings of the reader, where the script in the head could not apply them.
applySettings(loadSettings(browserShelf()), document);

// After a deployment the parts of an open page may be gone.
window.addEventListener('vite:preloadError', () => void reloadForPart());

/** Takes over the page that the server rendered, or draws it where the server sent its frame alone. */
function start(root: HTMLElement): void {
  const app = (
    <PortalContext value={browserPortal()}>
      <Router at={browserLocation()}>
        <Screens />
      </Router>
    </PortalContext>
  );
  if (root.firstChild === null) createRoot(root).render(app);
  // A difference between the two renders is a fault of ours: it is told, and fails the browser tests.
  else startTransition(() => void hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) }));
}

const root = document.getElementById('root');
if (root) {
  // The page was rendered with these definitions at hand, and is taken over the same way.
  const needed = root.dataset.definitions?.split(' ').filter(Boolean) ?? [];
  Promise.allSettled(needed.map(loadDefinition)).then(() => start(root));
}
