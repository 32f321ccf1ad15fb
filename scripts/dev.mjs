// Server and screens, each reloading as its sources change. The screens come from Vite, which asks the server for data.
import { spawn } from 'node:child_process';
import { build, install, program, root } from './tasks.mjs';

await install();
// The server writes the page around what was built, also in development.
await build();

const commands = [
  [program.tsx, 'watch', '--clear-screen=false', 'server/main.ts'],
  [program.vite, '--clearScreen', 'false'],
];
const running = commands.map((args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }));

// Ctrl-C reaches both by itself, and a second signal would cut the server off; we only wait for them.
let ending = false;
process.on('SIGINT', () => {
  ending = true;
});
for (const child of running) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    if (!ending) for (const other of running) other.kill('SIGTERM');
  });
}
