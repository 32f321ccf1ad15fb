/** A text that begins a sentence or a heading. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
