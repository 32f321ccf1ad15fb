import { bad, good, type Sample } from './sample.ts';

const line = (codNaturezaReceita: string, txtClassificacao: string, codFonte: string) => ({
  numExercicio: '2025',
  codUnidade: '04.001',
  txtDescricaoUnidade: 'Secretaria Municipal de Finanças',
  codNaturezaReceita,
  txtClassificacao,
  codFonte,
});
const fpm = line('1.7.1.1.51.1.1', 'Cota-parte do FPM – cota mensal – Principal', '1.500.0000');
const iss = line('1.1.1.4.51.1.1', 'ISS – Principal', '1.500.0000');

export const previstas: Sample = [
  good({ ...fpm, vlrPrevisaoInicial: '34.000.000,00', vlrPrevisaoAtualizado: '35.200.000,00' }),
  good({
    ...fpm,
    blnDeducao: 'Sim',
    vlrPrevisaoInicial: '-6.800.000,00',
    vlrPrevisaoAtualizado: '-7.040.000,00',
  }),
  good({ ...iss, vlrPrevisaoInicial: '7.900.000,00', vlrPrevisaoAtualizado: '7.900.000,00' }),
  good({ ...iss, numExercicio: '2026', vlrPrevisaoInicial: '8.300.000,00', vlrPrevisaoAtualizado: '8.300.000,00' }),
  good({
    ...line('1.1.1.2.50.0.1', 'IPTU – Principal', '1.500.0000'),
    vlrPrevisaoInicial: 'R$ 4.100.000,00',
    vlrPrevisaoAtualizado: '4.100.000',
  }),
  good({
    ...line('1.2.4.1.50.0.1', 'COSIP – Principal', '1.751.0000'),
    txtDescricaoFonteRecurso: 'Contribuição para o custeio da iluminação pública (COSIP)',
    vlrPrevisaoInicial: '2.050.000,00',
    vlrPrevisaoAtualizado: '2.050.000,00',
  }),
  good({
    ...line('17515001', 'Transferências do FUNDEB – Principal', '1.540.0000'),
    codUnidade: '05.001',
    txtDescricaoUnidade: 'Secretaria Municipal de Educação',
    vlrPrevisaoInicial: '29.800.000,00',
    vlrPrevisaoAtualizado: '31.000.000,00',
  }),
  good({
    ...line('1.3.2.1.01.0.1', 'Remuneração de depósitos bancários – Principal', '1.500.0000'),
    vlrPrevisaoInicial: '350.000,00',
    vlrPrevisaoAtualizado: '350.000,00',
  }),
  good({
    ...line('2.4.1.4.99.0.1', 'Outras transferências de convênios da União – Principal', '1.700.0000'),
    vlrPrevisaoInicial: '0,00',
    vlrPrevisaoAtualizado: '1.600.000,00',
  }),
  good({
    ...line('2.2.1.3.01.0.1', 'Alienação de bens móveis e semoventes – Principal', '1.755.0000'),
    vlrPrevisaoInicial: '120.000,00',
    vlrPrevisaoAtualizado: '120.000,00',
  }),
  bad('codFonte', 'o valor obrigatório não foi preenchido', {
    ...line('1.1.1.4.51.1.1', 'ISS – Principal', ''),
    vlrPrevisaoInicial: '1,00',
    vlrPrevisaoAtualizado: '1,00',
  }),
  bad('vlrPrevisaoAtualizado', 'não é', {
    ...iss,
    vlrPrevisaoInicial: '7.900.000,00',
    vlrPrevisaoAtualizado: 'sete milhões',
  }),
];
