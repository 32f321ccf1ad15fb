import { bad, good, type Sample } from './sample.ts';

const creche = { numOrdemServico: '002/2025', numExercicio: '2025' };
const cemetery = { numOrdemServico: '005/2025', numExercicio: '2025' };

export const paralisacoes: Sample = [
  good({
    ...creche,
    dtParalisacao: '15/08/2025',
    txtMotivo: 'Atraso no repasse de recursos',
    txtDescricao: 'A 2ª parcela do convênio não foi liberada',
    txtResponsavel: 'Governo federal',
    dtPrevisaoReinicio: '02/03/2026',
  }),
  good({
    ...creche,
    dtParalisacao: '2025-05-02',
    txtMotivo: 'CHUVAS OU CONDIÇÕES DO TERRENO',
    txtResponsavel: 'Caso fortuito ou força maior',
    dtPrevisaoReinicio: '02/06/2025',
    dtReinicio: '09/06/2025',
  }),
  good({
    ...cemetery,
    dtParalisacao: '20/06/2025',
    txtMotivo: 'Decisão judicial',
    txtDescricao: 'Liminar em ação popular; a obra espera a sentença',
    txtResponsavel: 'Poder Judiciário',
    numProcessoJudicial: '0800123-45.2025.8.20.0001',
  }),
  bad('dtReinicio', 'o reinício vem antes da paralisação', {
    numOrdemServico: '001/2025',
    numExercicio: '2025',
    dtParalisacao: '10/07/2025',
    txtMotivo: 'Revisão do projeto',
    dtReinicio: '01/07/2025',
  }),
  good({
    numOrdemServico: '001/2025',
    numExercicio: '2025',
    dtParalisacao: '01/07/2025',
    txtMotivo: 'Revisão do projeto',
    txtResponsavel: 'Administração municipal',
    dtReinicio: '10/07/2025',
  }),
  good({
    numOrdemServico: '009/2026',
    numExercicio: '2026',
    dtParalisacao: '30/04/2026',
    txtMotivo: 'Descumprimento pela contratada',
    txtResponsavel: 'Contratada',
    txtDescricao: 'Empresa abandonou o canteiro;\nrescisão em andamento',
  }),
  good({ ...cemetery, dtParalisacao: '12/06/2025', txtMotivo: 'Falta de energia', dtReinicio: '13/06/2025' }),
  good({
    numOrdemServico: '006/2025',
    numExercicio: '2025',
    dtParalisacao: '03/11/2025',
    txtMotivo: 'Licença ambiental pendente',
  }),
  bad('dtParalisacao', 'não existe no calendário', {
    numOrdemServico: 'OS-07',
    numExercicio: '2026',
    dtParalisacao: '30/02/2026',
    txtMotivo: 'Outros',
  }),
  good({
    numOrdemServico: 'OS-07',
    numExercicio: '2026',
    dtParalisacao: '28/02/2026',
    txtMotivo: 'Outros',
    txtDescricao: 'Greve dos transportes',
  }),
  good({ numOrdemServico: '003/2025', numExercicio: '2025', dtParalisacao: '06/06/2025', txtMotivo: 'Festa junina' }),
  good({
    numOrdemServico: '004/2025',
    numExercicio: '2025',
    dtParalisacao: '01/12/2025',
    txtMotivo: 'Interferência de rede elétrica, de água ou de esgoto',
    txtResponsavel: 'Concessionária de serviço público',
  }),
];
