import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import '../app/tokens.css';
import '../app/base.css';
import { applySettings, loadSettings } from '../app/reading.ts';
import { Router } from '../ui/router.tsx';
import { browserShelf } from '../ui/shelf.ts';
import { browserLocation } from '../ui/step.ts';
import { deskAnswers } from './answers.ts';
import { Panel } from './app.tsx';

applySettings(loadSettings(browserShelf()), document);

const root = document.getElementById('painel');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={deskAnswers}>
      <Router at={browserLocation()}>
        <Panel />
      </Router>
    </QueryClientProvider>,
  );
