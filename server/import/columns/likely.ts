import { type Dataset, storedOf } from '../../../catalog/dataset.ts';
import { fold } from '../../../catalog/fields/choice.ts';

/** Words that stand before any name and tell no column from another. */
const COMMON: ReadonlySet<string> = new Set(
  'a o as os e de da do das dos em no na por para com data dia dt valor valores vlr vl numero num nr n codigo cod qtd qtde tipo total'.split(
    ' ',
  ),
);

/** The share of all words of two names that both have, from which one is taken for the other. */
const ALIKE = 0.5;

const everyWord = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** The words of a name that tell it from others; all of them where none does. */
export function tellingWords(text: string): Set<string> {
  const all = everyWord(text);
  const telling = all.filter((word) => !COMMON.has(word));
  return new Set(telling.length > 0 ? telling : all);
}

/** A field's name in words, without the letters that say its kind: `dtInicioVigencia` is `Inicio Vigencia`. */
const spelled = (name: string): string => name.replace(/^[a-z]+/, '').replace(/([a-z])([A-Z])/g, '$1 $2');

/** The share of all words of two names that both have. */
export const alike = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const both = [...a].filter((word) => b.has(word)).length;
  return both / (a.size + b.size - both);
};

interface Said {
  /** The words that tell. */
  telling: ReadonlySet<string>;
  /** All of them, which decide between two names that tell the same. */
  all: ReadonlySet<string>;
}

const saidIn = (text: string): Said => ({ telling: tellingWords(text), all: new Set(everyWord(text)) });

/** How much two names have in common besides what tells: “Objeto do contrato” begins as “Objeto” does. */
const alsoAlike = (a: Said, b: Said): number => Number([...a.telling][0] === [...b.telling][0]) + alike(a.all, b.all);

/** Finds the field that a column sounds like, “Data de início” for “Início”. To be proposed, never to be taken. */
export function likelyFields(set: Dataset): (column: string) => string | null {
  const fields = storedOf(set).map(([name, { label }]) => ({ name, said: [saidIn(label), saidIn(spelled(name))] }));
  return (column) => {
    const own = saidIn(column);
    const scores = fields.map(({ name, said }) => ({
      name,
      score: Math.max(...said.map(({ telling }) => alike(own.telling, telling))),
      whole: said.reduce((sum, one) => sum + alsoAlike(own, one), 0),
    }));
    const [best, second] = scores.sort((a, b) => b.score - a.score || b.whole - a.whole);
    if (!best || best.score < ALIKE) return null;
    const isTied = second?.score === best.score && second.whole === best.whole;
    return isTied ? null : best.name;
  };
}
