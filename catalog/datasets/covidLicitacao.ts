import { COVID } from '../codes/covid.ts';
import { cut } from './cut.ts';
import { licitacao } from './licitacao.ts';

export const covidLicitacao = cut(licitacao, {
  ...COVID,
  id: 'covidlicitacao',
  title: 'Licitações da COVID-19',
  singular: 'Licitação da COVID-19',
  plural: 'licitações da COVID-19',
  asked: 'covid pandemia coronavírus licitação emergência',
  about: 'Licitações e dispensas feitas para enfrentar a pandemia, com as mesmas informações das demais.',
});
