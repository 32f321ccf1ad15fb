/** What a visitor typed, cut so that an answer never echoes a novel. */
export const brief = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
