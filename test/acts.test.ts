import { expect, it } from 'vitest';
import { actWords } from '../catalog/painel/registro/diferenca.ts';
import { shipped, sourceOf } from './graph.ts';

/** Every kind of act that the server writes into the log of a body. */
const acts = shipped
  .filter((path) => path.startsWith('server/'))
  .flatMap((path) => [...sourceOf(path).matchAll(/acao: '([a-z]+\.[a-z-]+)'/g)].map(([, acao = '']) => acao));

it('every act of the panel is read with its accents', () => {
  expect(acts.length).toBeGreaterThan(40);
  const plain = /[cs]ao\b|[cs]oes\b|cluid[ao]\b|encia\b|\borgao|papeis/i;
  expect(acts.map(actWords).filter((words) => plain.test(words))).toEqual([]);
});
