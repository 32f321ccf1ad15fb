import { createRoot } from 'react-dom/client';
import './app/tokens.css';
import './app/base.css';
import './app/plain.css';
import { App } from './app/app.tsx';
import { load, show } from './app/reading.ts';
import { reloadOnce } from './app/reload.ts';
import { portal } from './portal.ts';
import { browserShelf } from './ui/shelf.ts';

const LOST = '/tenant-not-found';

// A host that belongs to no body has one page, whatever the path.
if (!portal.tenant && location.pathname !== LOST) history.replaceState(null, '', LOST);

// The settings are applied before the first paint, so that the page does not change size under the reader's eyes.
show(load(browserShelf()), document);

// After a deployment the parts of an open page may be gone: the page is fetched anew once, never in a loop.
window.addEventListener('vite:preloadError', (event) => {
  if (reloadOnce(sessionStorage, Date.now())) {
    event.preventDefault();
    location.reload();
  }
});

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
