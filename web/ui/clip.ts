import { toast } from './toast.tsx';

/**
 * Copies a text. Without https, or without leave, the browser has no clipboard for us: then the text is offered to copy
 * by hand.
 */
export async function clip(text: string, done: string, ask: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    window.prompt(ask, text);
  }
}
