import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2025',
  txtRegime: 'Estatutário',
  txtCargaHoraria: '40-H',
  txtNivel: 'I a XI',
  txtLei: 'Lei Complementar 12/2010, anexo II',
  dtLei: '15/04/2010',
  dtVigencia: '01/01/2025',
  txtObservacao: 'Tabela vigente no exercício',
};
const magisterio = { ...usual, txtCarreira: 'Magistério', txtLei: 'Lei Complementar 14/2011', dtLei: '20/12/2011' };
const vagas = (made: string, held: string, free: string) => ({
  qtdVagasCriadas: made,
  qtdVagasOcupadas: held,
  qtdVagasLivres: free,
});

export const padrao: Sample = [
  good({
    ...magisterio,
    ...vagas('220', '198', '22'),
    txtCargo: 'Professor',
    vlrInicial: '4.867,77',
    vlrFinal: '6.328,10',
  }),
  good({ ...magisterio, ...vagas('12', '10', '2'), txtCargo: 'COORDENADOR PEDAGÓGICO', vlrInicial: 'R$ 5.062,48' }),
  good({
    ...usual,
    ...vagas('15', '12', '3'),
    txtCargo: 'Médico',
    txtCarreira: 'Saúde',
    vlrInicial: '12.941,06',
    vlrFinal: '16.823,38',
    vlrGratificacao: '3.882,32',
  }),
  good({ ...usual, ...vagas('60', '58', '2'), txtCargo: 'Agente comunitário de saúde', vlrInicial: '3036,00' }),
  good({
    ...usual,
    ...vagas('1', '1', '0'),
    txtCargo: 'Prefeito',
    txtCarreira: 'Agentes políticos',
    txtRegime: 'AGENTE POLITICO',
    txtNivel: '',
    txtCargaHoraria: '',
    vlrInicial: '18.100,00',
    vlrFinal: '18.100,00',
    txtLei: 'Lei 702/2024',
    dtLei: '2024-09-10',
  }),
  good({
    ...usual,
    ...vagas('30', '22', '8'),
    txtCargo: 'Assessor técnico',
    txtCarreira: 'Cargos em comissão',
    txtRegime: 'Comissionado',
    txtNivel: 'CC-4',
    vlrInicial: '2.303,07',
  }),
  bad('vlrFinal', 'o vencimento final é menor que o inicial', {
    ...usual,
    txtCargo: 'Enfermeiro',
    vlrInicial: '5.209,33',
    vlrFinal: '520,93',
  }),
  good({ ...usual, ...vagas('1.024', '990', '34'), txtCargo: 'Auxiliar de serviços gerais', vlrInicial: '1.518,00' }),
  good({ ...usual, txtCargo: 'Datilógrafo', txtObservacao: 'Cargo em extinção', vlrInicial: '1.518,00' }),
  bad('qtdVagasLivres', 'há mais vagas livres do que criadas', {
    ...usual,
    ...vagas('5', '3', '8'),
    txtCargo: 'Eletricista',
    vlrInicial: '1.974,06',
  }),
  good({ ...usual, txtCargo: 'Diretor de escola', txtRegime: 'Função gratificada', vlrGratificacao: '1.216,94' }),
  good({ ...usual, ...vagas('4', '5', ''), txtCargo: 'Procurador', txtCargaHoraria: '20-H', vlrInicial: '7.018,88' }),
];
