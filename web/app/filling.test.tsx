import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import Filling from './filling.tsx';

it('says how far the demonstration is and names each list that is not there yet', () => {
  const text = renderToStaticMarkup(<Filling progress={{ prontos: 3, total: 45, faltam: ['Contratos', 'Obras'] }} />);
  expect(text).toContain('3 de 45 conjuntos prontos');
  expect(text).toContain('Contratos, Obras.');
});
