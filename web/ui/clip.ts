import { toast } from './toast.tsx';

/** Puts a text where it can be pasted. Without https, or without leave, there is none: it is offered to copy by hand. */
export async function clip(text: string, done: string, ask: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    window.prompt(ask, text);
  }
}
