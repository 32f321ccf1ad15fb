import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  root: 'web',
  plugins: [react(), shell()],
  server: { proxy: { '/api': server } },
  build: { outDir: '../dist/web', emptyOutDir: true, assetsInlineLimit: 0 },
});
