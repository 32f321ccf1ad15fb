import { bad, good, type Sample } from './sample.ts';

/** A line of the budget, as every empenho repeats it. */
export const line = {
  codOrgao: '05',
  txtOrgao: 'Secretaria Municipal de Educação',
  codUnidade: '05.001',
  txtDescricaoUnidade: 'Secretaria Municipal de Educação',
  codFuncao: '12',
  txtDescricaoFuncao: 'EDUCAÇÃO',
  codSubFuncao: '361',
  txtDescricaoSubFuncao: 'Ensino fundamental',
  codPrograma: '0010',
  txtDescricaoPrograma: 'Educação de qualidade',
  codAcao: '2010',
  txtDescricaoAcao: 'Manutenção do ensino fundamental',
  txtCategoriaEconomica: 'Despesas correntes',
  txtGrupoDespesa: 'Outras despesas correntes',
  codNaturezaDespesa: '3.3.90.30',
  txtDescricaoElementoDespesa: 'Material de consumo',
  codFonte: '1.500.1001',
  txtDescricaoFonteRecurso: 'Recursos não vinculados de impostos',
};

const education = { ...line, numExercicioFinanc: '2025' };

const council = {
  ...education,
  codOrgao: '01',
  txtOrgao: 'Câmara Municipal',
  codUnidade: '01.001',
  txtDescricaoUnidade: 'Câmara Municipal',
  codFuncao: '01',
  txtDescricaoFuncao: 'Legislativa',
  codSubFuncao: '031',
  txtDescricaoSubFuncao: 'Ação legislativa',
  codPrograma: '0001',
  txtDescricaoPrograma: 'Processo legislativo',
  codAcao: '2000',
  txtDescricaoAcao: 'Manutenção das atividades legislativas',
  codFonte: '1.500.0000',
};

const worth = (vlrOrcamentoInicial: string, vlrOrcamentoAtualizado: string, vlrDisponivel: string) => ({
  vlrOrcamentoInicial,
  vlrOrcamentoAtualizado,
  vlrDisponivel,
});

export const orcamento: Sample = [
  good({ ...education, ...worth('R$ 36.000,00', '0,00', '0,00') }),
  good({ ...education, codFonte: '1.540.0000', ...worth('1.250.000,00', '1.410.500,00', '92.314,77') }),
  good({ ...education, codNaturezaDespesa: '3.3.90.39', ...worth('880000,00', '910000,00', '1,03') }),
  good({
    ...education,
    codAcao: '1010',
    txtDescricaoAcao: 'Ampliação e reforma de escolas',
    txtCategoriaEconomica: 'DESPESAS DE CAPITAL',
    txtGrupoDespesa: 'Investimentos',
    codNaturezaDespesa: '4.4.90.51',
    txtDescricaoElementoDespesa: 'OBRAS E INSTALAÇÕES',
    ...worth('700.000,00', '700.000,00', '700.000,00'),
  }),
  good({ ...education, numExercicioFinanc: '2026', ...worth('40.000,00', '40.000,00', '') }),
  good({ ...council, ...worth('210.000,00', '198.000,00', '12.450,10') }),
  good({ ...council, codNaturezaDespesa: '3.1.90.11', ...worth('3.400.000,00', '3.400.000,00', '0,00') }),
  good({ ...council, codNaturezaDespesa: '3.3.90.14', ...worth('60.000,00', '75.000,00', '8.230,00') }),
  good({ ...council, numExercicioFinanc: '2026', ...worth('230.000,00', '230.000,00', '118.000,00') }),
  good({
    ...education,
    codFuncao: '99',
    txtDescricaoFuncao: 'Reserva de contingência',
    codSubFuncao: '999',
    codAcao: '9999',
    codNaturezaDespesa: '9.9.99.99',
    ...worth('2.000.000,00', '350.000,00', '350.000,00'),
  }),
  bad('vlrDisponivel', 'o disponível é maior que a dotação atualizada', {
    ...education,
    ...worth('10.000,00', '10.000,00', '10.000,01'),
  }),
  bad('vlrOrcamentoInicial', 'não é um número', { ...education, ...worth('dez mil', '10.000,00', '0,00') }),
];
