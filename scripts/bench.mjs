// Measures the built portal with a program of bench/: `npm run bench -- list csv` and `npm run faults -- 4 9` run only some
// measures; BENCH_ROWS=50000 and FAULTS_SCALE=0.3 make a quick trial.
import { spawn } from 'node:child_process';
import { build, install, program, root } from './tasks.mjs';

try {
  await install();
  await build();
  const child = spawn(process.execPath, [program.tsx, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
