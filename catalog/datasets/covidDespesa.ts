import { COVID } from '../codes/covid.ts';
import { cut } from './cut.ts';
import { empenhos } from './empenhos.ts';

export const covidDespesa = cut(empenhos, {
  ...COVID,
  id: 'coviddespesa',
  title: 'Despesas da COVID-19',
  singular: 'Empenho da COVID-19',
  plural: 'empenhos da COVID-19',
  asked: 'covid pandemia coronavírus gasto despesa vacina',
  about: 'Empenhos feitos para enfrentar a pandemia, com o que foi liquidado e pago de cada um.',
  // The address of the original system says no exercise: of two with the same number the page shows both.
  key: ['codOrgao', 'codUnidade', 'numDocEmpenho'],
});
