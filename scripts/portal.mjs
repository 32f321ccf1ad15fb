#!/usr/bin/env node
// `npx portal …` runs the build when it is of these very sources, else the sources themselves.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`O portal precisa do Node 20.19 ou mais novo; este é o ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Runs the sources without building: a new build would remove the screens of a running portal, so that is left to `npm
 * start`.
 */
async function sources() {
  const { install } = await import('./tasks.mjs');
  await install();
  console.error('Usando os fontes, que demoram mais a iniciar: falta compilar esta versão (npm run build).');
  const { register } = await import('tsx/esm/api');
  register();
  await import('../server/cli/portal.ts');
}

try {
  const { built, command } = await import('./tasks.mjs');
  if (built()) await import(command);
  else await sources();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
