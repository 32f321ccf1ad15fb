import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2025',
  txtNivel: 'Superior',
  txtInstituicao: 'Universidade do Estado do Rio Grande do Norte',
  txtUnidadeOrcamentaria: 'Secretaria Municipal de Educação',
  vlrBolsa: '900,00',
  txtAgente: 'Centro de Integração do Sertão',
};

export const estagiarios: Sample = [
  good({ ...usual, txtNome: 'Júlia Maia Paiva', dtInicio: '03/02/2025', dtFim: '02/02/2026' }),
  good({ ...usual, txtNome: 'IGOR MEDEIROS COSTA', dtInicio: '2025-02-03', dtFim: '2025-12-19' }),
  good({ ...usual, txtNome: 'Lívia Alves Rocha', txtNivel: 'SUPERIOR', dtInicio: '10/03/2025', dtFim: '09/03/2026' }),
  good({
    ...usual,
    txtNome: 'Bruno Fernandes',
    txtNivel: 'Ensino Medio',
    txtInstituicao: 'Escola Estadual Monsenhor Honório',
    vlrBolsa: 'R$ 600,00',
    dtInicio: '01/04/2025',
    dtFim: '31/12/2025',
  }),
  good({
    ...usual,
    txtNome: 'Vitória Lira Moura',
    txtNivel: 'Educação profissional',
    txtInstituicao: 'Instituto Federal do Rio Grande do Norte',
    txtUnidadeOrcamentaria: 'Fundo Municipal de Saúde',
    vlrBolsa: '700,00',
    dtInicio: '05/05/2025',
    dtFim: '',
  }),
  bad('dtFim', 'o término vem antes do início', {
    ...usual,
    txtNome: 'Leandro Torres',
    dtInicio: '02/06/2025',
    dtFim: '01/06/2025',
  }),
  good({ ...usual, txtNome: 'Camila Sales', vlrBolsa: '0,00', txtAgente: '', dtInicio: '16/06/2025' }),
  good({
    ...usual,
    txtNome: 'Marcos Dantas Gomes',
    txtUnidadeOrcamentaria: 'Secretaria Municipal de Finanças',
    dtInicio: '01/07/2025',
    dtFim: '30/06/2026',
  }),
  bad('dtInicio', 'não é uma data', { ...usual, txtNome: 'Fabiana Guedes', dtInicio: 'julho de 2025' }),
  good({
    ...usual,
    numExercicio: '2026',
    txtNome: 'Heloísa Queiroz Pinheiro',
    dtInicio: '02/02/2026',
    dtFim: '01/02/2027',
    vlrBolsa: '950,00',
  }),
  good({
    ...usual,
    numExercicio: '2026',
    txtNome: 'João Paulo Câmara Soares',
    txtNivel: 'Pós-graduação',
    dtInicio: '02/03/2026',
    dtFim: '31/12/2026',
    vlrBolsa: '1.400,00',
  }),
  good({ ...usual, numExercicio: '2026', txtNome: 'Patrícia Nogueira', dtInicio: '9/3/2026', dtFim: '8/9/2026' }),
];
