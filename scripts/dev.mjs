// Runs server and screens, each reloading as its sources change. Vite serves the screens and asks the server for data.
import { spawn } from 'node:child_process';
import { build, install, program, root } from './tasks.mjs';

await install();
// The server fills the built page, also in development, so there must be a build.
await build();

const commands = [
  [program.tsx, 'watch', '--clear-screen=false', 'server/main.ts'],
  [program.vite, '--clearScreen', 'false'],
];
const running = commands.map((args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }));

// Ctrl-C reaches both children by itself, and a second signal would cut the server off, so we only wait for them.
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
