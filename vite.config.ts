import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offlineWorker } from './scripts/offline.ts';

const server = `http://localhost:${process.env.PORT ?? 3000}`;

/** In development the page comes from Vite, and what the server would write into it from the running server. */
function shell(): Plugin {
  return {
    name: 'portal-shell',
    apply: 'serve',
    async transformIndexHtml(html) {
      const page = await (await fetch(server)).text();
      const data = /<script[^>]* id="portal"[^>]*>.*?<\/script>/s.exec(page)?.[0] ?? '';
      return html.replace('<!--portal-->', data).replace('<!--title-->', 'Portal da Transparência');
    },
  };
}

/** Lets the rows and their styles come before the app, which takes the page over when it is there. */
function patient(): Plugin {
  return {
    name: 'portal-patient',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<script type="module" ', '<script type="module" fetchpriority="low" '),
    },
  };
}

/** What travels together: a visit costs few files, because the headers of one weigh as much as a small file does. */
const groups = [
  { name: 'index', tags: ['$initial' as const], priority: 1 },
  {
    name: 'page',
    test: /web[\\/]outcome\b|web[\\/]ui[\\/]capital\b|catalog[\\/]texto[\\/](?:figures|moment)\b/,
    priority: 1,
  },
  {
    name: 'window',
    test: /web[\\/](?:ui[\\/](?:confirm|dialog|question)|app[\\/]privacy)\b/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'calendar',
    test: /web[\\/]ui[\\/](?:calendar|stand)\b/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'fields',
    test: /catalog[\\/](?:fields[\\/](?!anonymous)|glossario[\\/]fields|favorecidos[\\/]favorecido|(?:dataset|key|query)\b)/,
    includeDependenciesRecursively: false,
  },
  { name: 'chart', test: /web[\\/]chart[\\/]/, includeDependenciesRecursively: false },
  {
    name: 'dataset',
    test: /web[\\/](?:fields|ui|dataset[\\/](?:data|facts|line|states|table|url)\b)|@tanstack/,
    includeDependenciesRecursively: false,
  },
];

/** The renderer of pages: one program for Node, with all that it needs. */
const render = {
  outDir: '../dist/render',
  emptyOutDir: true,
  ssr: 'app/server.tsx',
  target: 'node20',
  copyPublicDir: false,
};

/** The panel: a build of its own, so that no file of a visitor's holds a byte of it. */
const panel = {
  outDir: '../../dist/painel',
  emptyOutDir: true,
  assetsInlineLimit: 0,
  copyPublicDir: false,
  modulePreload: false,
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: mode === 'painel' ? 'web/painel' : 'web',
  base: mode === 'painel' ? '/painel/' : '/',
  plugins: mode === 'painel' ? [react()] : [react(), shell(), patient(), offlineWorker()],
  // Sources have such addresses too: `/api.ts`, `/painel/desk.tsx`.
  server: { proxy: { '^/(?:api|painel)(?:/|$)(?!.*\\.(?:tsx?|css)(?:\\?|$))': server } },
  // The renderer is React's production build, whatever NODE_ENV says where it runs: the other takes three times as long.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  build: isSsrBuild
    ? render
    : mode === 'painel'
      ? panel
      : {
          outDir: '../dist/web',
          emptyOutDir: true,
          assetsInlineLimit: 0,
          // The server reads in it what the first page needs, to announce it in time.
          manifest: true,
          // The server announces the files of a first view, and a pointer those of the next: no list of them in the entry.
          modulePreload: false,
          rolldownOptions: { output: { codeSplitting: { groups } } },
        },
}));
