import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

it('the principal process adds up what the others counted, and says how many did not answer', () => {
  const program = resolve(import.meta.dirname, '../../test/workers.ts');
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toContain('\ncontados 3\n');
  expect(stdout).toContain('\nportal_processes_silent 1\n');
});
