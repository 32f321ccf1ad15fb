import { COVID } from '../codes/covid.ts';
import { contratos } from './contratos.ts';
import { cut } from './cut.ts';

export const covidContratos = cut(contratos, {
  ...COVID,
  id: 'covidcontratos',
  title: 'Contratos da COVID-19',
  singular: 'Contrato da COVID-19',
  plural: 'contratos da COVID-19',
  asked: 'covid pandemia coronavírus contrato emergência',
  about: 'Contratos assinados para enfrentar a pandemia, com as mesmas informações dos demais.',
});
