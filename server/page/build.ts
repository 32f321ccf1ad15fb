import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildManifest } from './links.ts';

/** The HTML of the app, and what the build says of its files. */
export interface WebBuild {
  template: string;
  /** Digest of the script in the page, which the policy names. */
  script: string;
  manifest: BuildManifest;
}

/** Reads what the build of the web app left in its folder. */
export async function readBuild(webDir: string): Promise<WebBuild> {
  const template = await readFile(join(webDir, 'index.html'), 'utf8');
  const script = /<script>(.*?)<\/script>/s.exec(template)?.[1] ?? '';
  const digest = createHash('sha256').update(script).digest('base64');
  return { template, script: digest, manifest: await BuildManifest.read(webDir) };
}
