import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2026',
  codCnes: '2407795',
  txtUnidade: 'UBS Centro',
  txtTipo: 'Unidade básica de saúde',
  txtEspecialidades: 'Clínica geral; enfermagem; odontologia; vacinação',
  txtHorario: 'Segunda a sexta-feira, das 7h às 17h',
  txtEndereco: 'Rua São José, 12, Centro',
  txtBairro: 'Centro',
  txtTelefone: '(84) 3000-0201',
  txtEmail: 'ubs.centro@valeclaro.example',
  dtAtualizacao: '03/11/2026',
};

export const unidades: Sample = [
  good(usual),
  good({ ...usual, codCnes: '2407809', txtUnidade: 'UBS Alto da Serra', txtBairro: 'Alto da Serra' }),
  good({ ...usual, codCnes: '2407817', txtUnidade: 'UBS Lagoa', txtTipo: 'UNIDADE BASICA DE SAUDE' }),
  good({
    ...usual,
    codCnes: '2407825',
    txtUnidade: 'Policlínica',
    txtTipo: 'Policlínica',
    dtAtualizacao: '2026-11-03',
  }),
  good({ ...usual, codCnes: '2407833', txtUnidade: 'UPA 24 horas', txtTipo: 'Unidade de pronto atendimento' }),
  bad('txtHorario', 'não foi preenchido', { ...usual, txtUnidade: 'UBS Várzea', txtHorario: '' }),
  good({
    ...usual,
    codCnes: '',
    txtUnidade: 'Posto de apoio do Sítio Carnaúba',
    txtTipo: 'Posto de apoio',
    txtEmail: '',
  }),
  good({ ...usual, codCnes: '2407841', txtUnidade: 'Farmácia Central', txtTipo: 'Farmácia' }),
  bad('dtAtualizacao', 'não é uma data', { ...usual, txtUnidade: 'UBS Várzea', dtAtualizacao: 'novembro' }),
  good({ ...usual, codCnes: '2407850', txtUnidade: 'CAPS', txtTipo: 'Centro de atenção psicossocial' }),
  good({ ...usual, codCnes: '2407868', txtUnidade: 'Laboratório Municipal', txtTipo: 'Laboratório' }),
  good({ ...usual, numExercicio: '2025', dtAtualizacao: '15/12/2025' }),
];
