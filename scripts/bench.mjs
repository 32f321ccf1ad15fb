// Measures the built portal. `npm run bench -- list csv` measures only some; BENCH_ROWS=50000 makes a quick trial.
import { spawn } from 'node:child_process';
import { build, install, program, root } from './tasks.mjs';

try {
  await install();
  await build();
  const args = [program.tsx, 'bench/main.ts', ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
