import { bad, good, type Sample } from './sample.ts';

const prefeitura = { codUnidade: '04.001', txtDescricaoUnidade: 'Secretaria Municipal de Finanças' };
const livres = { codFonte: '1.500.0000', txtDescricaoFonteRecurso: 'Recursos não vinculados de impostos' };
const fpm = {
  ...prefeitura,
  ...livres,
  numExercicio: '2025',
  dtMes: '01/2025',
  codNaturezaReceita: '1.7.1.1.51.1.1',
  txtClassificacao: 'Cota-parte do FPM – cota mensal – Principal',
};
const iptu = {
  ...prefeitura,
  ...livres,
  numExercicio: '2025',
  dtMes: '03/2025',
  codNaturezaReceita: '1.1.1.2.50.0.1',
  txtClassificacao: 'IPTU – Principal',
};

export const receitas: Sample = [
  good({ ...fpm, vlrArrecadacao: '2.840.115,90' }),
  good({ ...fpm, blnDeducao: 'Sim', vlrArrecadacao: '-568.023,18' }),
  good({ ...fpm, dtMes: '02/2025', vlrArrecadacao: '3.602.440,71' }),
  good({ ...fpm, dtMes: '02/2025', blnDeducao: 'sim', vlrArrecadacao: '-720.488,14' }),
  good({ ...iptu, vlrLancado: '1.930.000,00', vlrArrecadacao: '812.604,33' }),
  good({
    ...iptu,
    blnDeducao: 'Sim',
    txtClassificacao: 'IPTU – Principal (restituições)',
    vlrArrecadacao: '-1.204,00',
  }),
  good({
    ...iptu,
    codNaturezaReceita: '11125003',
    txtClassificacao: 'IPTU – Dívida ativa',
    vlrArrecadacao: '9.120,18',
  }),
  good({ ...iptu, dtMes: '2025-04', vlrArrecadacao: 'R$ 240.918,02' }),
  good({
    ...fpm,
    codNaturezaReceita: '1.3.2.1.01.0.1',
    txtClassificacao: 'Remuneração de depósitos bancários – Principal',
    txtConta: 'Banco do Brasil, ag. 1588-1, c/c 10.204-2',
    vlrArrecadacao: '11.482,37',
  }),
  good({
    ...fpm,
    numExercicio: '2020',
    dtMes: '06/2020',
    codNaturezaReceita: '1.7.1.8.99.1.1',
    txtClassificacao: 'Outras transferências da União – Principal',
    codFonte: '1.707.0000',
    txtDescricaoFonteRecurso: 'Auxílio financeiro da Lei Complementar 173/2020 (COVID-19)',
    vlrArrecadacao: '1.402.771,15',
    blnCovid: 'Sim',
  }),
  bad('dtMes', 'o mês não é do exercício', { ...fpm, numExercicio: '2024', vlrArrecadacao: '1,00' }),
  bad('blnDeducao', 'é uma dedução com valor positivo', { ...fpm, blnDeducao: 'Sim', vlrArrecadacao: '568.023,18' }),
];
