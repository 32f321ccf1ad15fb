/** A piece of a text that stayed, came or left. */
export interface ComparedWords {
  estado: 'igual' | 'novo' | 'retirado';
  texto: string;
}

/** Words beyond which two texts are shown one after the other: comparing each with each would take too long. */
const MOST_WORDS = 1_500;

/** The words of two texts, told apart: those that stayed, those taken away and those added. */
export function compareWords(before: string, after: string): ComparedWords[] {
  const [one, other] = [wordsIn(before), wordsIn(after)];
  if (one.length > MOST_WORDS || other.length > MOST_WORDS)
    return joined([
      { estado: 'retirado', texto: before },
      { estado: 'novo', texto: after },
    ]);
  return joined(walked(one, other, commonLengths(one, other)));
}

const wordsIn = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** Length of the longest common sequence of the rests of both lists from each place on. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  return lengths;
}

function walked(one: readonly string[], other: readonly string[], lengths: readonly Uint16Array[]): ComparedWords[] {
  const found: ComparedWords[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [left = '', right = ''] = [one[i], other[j]];
    if (i < one.length && left === right) {
      found.push({ estado: 'igual', texto: left });
      i += 1;
      j += 1;
    } else if (i < one.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      found.push({ estado: 'retirado', texto: left });
      i += 1;
    } else {
      found.push({ estado: 'novo', texto: right });
      j += 1;
    }
  }
  return found;
}

/** Neighbours of one state as one piece; empty ones are left out. */
function joined(pieces: readonly ComparedWords[]): ComparedWords[] {
  const all: ComparedWords[] = [];
  for (const { estado, texto } of pieces) {
    const last = all.at(-1);
    if (last?.estado === estado) last.texto += texto;
    else if (texto !== '') all.push({ estado, texto });
  }
  return all;
}
