import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '../../catalog/site/render.ts';

/** Loads the renderer of pages that the build made of the web app. */
export async function loadRenderer(renderDir: string): Promise<RenderPage> {
  const { renderPage }: { renderPage: RenderPage } = await import(pathToFileURL(join(renderDir, 'server.js')).href);
  return renderPage;
}
