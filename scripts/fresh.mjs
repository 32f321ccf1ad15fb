// Tells whether installing and building can be skipped.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** @typedef {{ version: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package */

/** @param {string} file @returns {Record<string, Package>} */
const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** Whether npm skips a package on this system. @param {Package} one */
function foreign({ optional, os = [process.platform], cpu = [process.arch], libc }) {
  return optional && (libc || !os.includes(process.platform) || !cpu.includes(process.arch));
}

/** Whether node_modules has what the lockfile asks for, by the list that npm leaves there when done. @param {string} root */
export function installed(root) {
  const there = packagesIn(join(root, 'node_modules/.package-lock.json'));
  const { '': _ourselves, ...wanted } = packagesIn(join(root, 'package-lock.json'));
  return Object.entries(wanted).every(([path, one]) =>
    there[path] ? there[path].version === one.version : foreign(one),
  );
}

const ROOMS = ['catalog', 'demo', 'server', 'web'];
const FILES = [
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'scripts/offline.ts',
  'scripts/tasks.mjs',
  'generated/definitions.json',
  'generated/pages.json',
];

/** A room's files; its tests are not built. @param {string} root @param {string} room */
function filesOf(root, room) {
  return readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && !/\.test\.tsx?$/.test(one.name))
    .map((one) => relative(root, join(one.parentPath, one.name)))
    .sort();
}

/** Hash of all sources by content, because a checkout gives every file a new date. @param {string} root */
export function digest(root) {
  const hash = createHash('sha256');
  const files = [...FILES, ...ROOMS.flatMap((room) => filesOf(root, room))];
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
