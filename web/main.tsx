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

// A host that is nobody's has one page, whatever the path.
if (!portal.tenant && location.pathname !== LOST) history.replaceState(null, '', LOST);

// Before the first paint, so that the page does not change size under the reader's eyes.
show(load(browserShelf()), document);

// After a deployment the parts of an open page may be gone: fetched anew once, they are the new ones. Never in a loop.
window.addEventListener('vite:preloadError', (event) => {
  if (reloadOnce(sessionStorage, Date.now())) {
    event.preventDefault();
    location.reload();
  }
});

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
