import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2026',
  txtUnidade: 'UBS Centro',
  txtNome: 'Heloísa Queiroz Pinheiro',
  txtFuncao: 'Médico',
  txtEspecialidade: 'Medicina de família',
  txtDias: 'Segunda a quinta-feira',
  txtHorario: '7h às 13h',
  dtAtualizacao: '03/11/2026',
};

export const profissionais: Sample = [
  good(usual),
  good({ ...usual, txtNome: 'MARCOS DANTAS GOMES', txtFuncao: 'Enfermeiro', txtEspecialidade: 'Enfermagem' }),
  good({ ...usual, txtNome: 'Lívia Alves Rocha', txtFuncao: 'Cirurgião-dentista', txtEspecialidade: 'Odontologia' }),
  good({ ...usual, txtNome: 'Igor Medeiros Costa', txtUnidade: 'Policlínica', txtEspecialidade: 'Cardiologia' }),
  good({
    ...usual,
    txtNome: 'Camila Sales',
    txtUnidade: 'Policlínica',
    txtEspecialidade: 'Ortopedia',
    txtDias: 'Terça',
  }),
  bad('txtNome', 'não foi preenchido', { ...usual, txtNome: '' }),
  good({
    ...usual,
    txtNome: 'Otávio Lira',
    txtFuncao: 'Farmacêutico',
    txtEspecialidade: '',
    dtAtualizacao: '2026-11-03',
  }),
  good({ ...usual, txtNome: 'Joelma Rêgo', txtFuncao: 'Técnico de enfermagem', txtEspecialidade: 'Vacinação' }),
  bad('txtDias', 'não foi preenchido', { ...usual, txtNome: 'Severino Galvão', txtDias: '' }),
  good({ ...usual, txtNome: 'Severino Galvão', txtUnidade: 'UPA 24 horas', txtDias: 'Sábado', txtHorario: '24 horas' }),
  good({ ...usual, txtNome: 'Damião Torres', txtUnidade: 'UPA 24 horas', txtDias: 'Domingo', txtHorario: '24 horas' }),
  good({ ...usual, txtNome: 'Luís Paiva', txtFuncao: 'Psicólogo', txtEspecialidade: 'Psicologia' }),
];
