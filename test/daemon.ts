import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Waits until a program that a test started accepts connections on a port of the loopback address. */
export async function untilListening(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await setTimeout(20);
  }
}

/** Ends such a program and removes its folder. */
export async function endDaemon(child: ChildProcess, dir: string): Promise<void> {
  if (child.exitCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  await rm(dir, { recursive: true, force: true });
}
