import { bad, good, type Sample } from './sample.ts';

const usual = { numExercicio: '2026', txtUnidadeOrcamentaria: 'Secretaria Municipal de Educação' };

export const plano: Sample = [
  good({
    ...usual,
    numItemPlano: '1',
    txtObjeto: 'Gêneros alimentícios para a merenda escolar',
    txtCategoria: 'Compras',
    qtdItem: '1',
    txtUnidadeMedida: 'Registro de preços',
    vlrEstimado: 'R$ 850.000,00',
    dtMesPrevisto: '01/2026',
    txtPrioridade: 'Alta',
    txtSituacao: 'Contratada',
    numCertame: 'PE 004/2026',
    txtJustificativa: 'Atender 4.200 alunos da rede municipal',
    lnkPncp: 'https://pncp.gov.br/app/pca/08112233000100/2026',
  }),
  good({
    ...usual,
    numItemPlano: '2',
    txtObjeto: 'Reforma da creche',
    txtCategoria: 'OBRAS',
    vlrEstimado: '410.000,00',
  }),
  good({
    ...usual,
    numItemPlano: '3',
    txtObjeto: 'Notebooks para professores',
    qtdItem: '120',
    dtMesPrevisto: '2026-05',
  }),
  good({
    ...usual,
    numItemPlano: '4',
    txtObjeto: 'Transporte escolar',
    txtPrioridade: 'ALTA',
    txtSituacao: 'Em contratação',
  }),
  bad('dtMesPrevisto', 'não é um mês', {
    ...usual,
    numItemPlano: '5',
    txtObjeto: 'Fardamento',
    dtMesPrevisto: '13/2026',
  }),
  good({ ...usual, numItemPlano: '5', txtObjeto: 'Fardamento', dtMesPrevisto: '3/2026', txtSituacao: 'Adiada' }),
  good({ ...usual, numItemPlano: '6', txtObjeto: 'Livros; "paradidáticos"', txtPrioridade: 'Baixa' }),
  good({ ...usual, numItemPlano: '7', txtObjeto: 'Material\nesportivo', txtSituacao: 'cancelada' }),
  bad('txtObjeto', 'não foi preenchido', { ...usual, numItemPlano: '8', vlrEstimado: '12.000,00' }),
  good({ ...usual, numItemPlano: '8', txtObjeto: 'Instrumentos musicais', txtPrioridade: 'Urgente' }),
  good({ ...usual, numItemPlano: '10', txtObjeto: 'Ar condicionado', vlrEstimado: '0,00' }),
  good({ ...usual, numItemPlano: 'A-1', numExercicio: '2025', txtObjeto: 'Ônibus escolar', txtSituacao: 'Planejada' }),
];
