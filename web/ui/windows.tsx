import { Fragment, type ReactNode } from 'react';
import { Store, useStore } from './store.ts';
import { toast } from './toast.tsx';

/** The content of a window, given the way to close it. */
export type Content = (close: () => void) => ReactNode;

const opened = new Store<readonly { name: string; content: Content }[]>([]);
const names = new Set<string>();

function close(name: string): void {
  names.delete(name);
  opened.change((windows) => windows.filter((window) => window.name !== name));
}

/**
 * Opens a window over the page, from anywhere. What it is made of comes when it is first asked for, because most
 * visitors never open one; false where it did not come. Asked for again while it is there, it is not opened twice.
 */
export async function show(name: string, load: () => Promise<Content>): Promise<boolean> {
  if (names.has(name)) return false;
  names.add(name);
  try {
    const content = await load();
    opened.change((windows) => [...windows, { name, content }]);
    return true;
  } catch {
    names.delete(name);
    toast('Esta janela não abriu. Confira sua conexão e tente de novo.');
    return false;
  }
}

/** The place of windows: outside the parts of the page, whose colours and sizes are not theirs. */
export function Windows() {
  return useStore(opened).map(({ name, content }) => <Fragment key={name}>{content(() => close(name))}</Fragment>);
}
