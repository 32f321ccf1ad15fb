import { cut } from '../cut.ts';
import { contratos } from './contratos.ts';
import { licitacao } from './licitacao.ts';

const where = { blnCovid: true };
const law = ['Lei 13.979/2020, art. 4º, § 2º', 'Lei 14.035/2020', 'Lei 14.217/2021'];
const closed =
  'Conjunto encerrado: a emergência de saúde pública terminou em 22 de maio de 2022 e não há novas contratações com esse fundamento. Os registros continuam aqui para consulta.';

export const covidLicitacao = cut(licitacao, {
  id: 'covidlicitacao',
  title: 'Licitações da COVID-19',
  singular: 'Licitação da COVID-19',
  plural: 'licitações da COVID-19',
  about: 'Licitações e dispensas feitas para enfrentar a pandemia, com as mesmas informações das demais.',
  law,
  where,
  closed,
});

export const covidContratos = cut(contratos, {
  id: 'covidcontratos',
  title: 'Contratos da COVID-19',
  singular: 'Contrato da COVID-19',
  plural: 'contratos da COVID-19',
  about: 'Contratos assinados para enfrentar a pandemia, com as mesmas informações dos demais.',
  law,
  where,
  closed,
});
