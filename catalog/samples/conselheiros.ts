import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2026',
  txtConselho: 'Conselho Municipal de Saúde',
  txtArea: 'Saúde',
  txtNome: 'Heloísa Queiroz Pinheiro',
  txtSegmento: 'Usuários',
  txtEntidade: 'Associação de Moradores do Alto da Serra',
  txtVaga: 'Titular',
  txtFuncao: 'Presidente',
  dtInicioMandato: '01/07/2025',
  dtFimMandato: '30/06/2027',
};
const member = (txtNome: string, txtSegmento: string, txtVaga = 'Titular') => ({
  ...usual,
  txtNome,
  txtSegmento,
  txtVaga,
  txtFuncao: '',
});

export const conselheiros: Sample = [
  good(usual),
  good(member('MARCOS DANTAS GOMES', 'Usuários', 'SUPLENTE')),
  good(member('Lívia Alves Rocha', 'Trabalhadores da saúde')),
  good({ ...member('Igor Medeiros Costa', 'Gestão'), txtEntidade: 'Secretaria Municipal de Saúde' }),
  good({ ...member('Camila Sales', 'Gestão', 'Suplente'), txtEntidade: '' }),
  bad('txtSegmento', 'não foi preenchido', member('Otávio Lira', '')),
  good(member('Otávio Lira', 'Prestadores de serviços')),
  good({ ...member('Joelma Rêgo', 'Pais de alunos'), txtConselho: 'Conselho do Fundeb (Cacs)', txtArea: 'Fundeb' }),
  bad('dtFimMandato', 'vem antes do início', { ...member('Severino Galvão', 'Usuários'), dtFimMandato: '30/06/2024' }),
  good({ ...member('Severino Galvão', 'Professores'), txtConselho: 'Conselho do Fundeb (Cacs)', txtArea: 'Fundeb' }),
  good({ ...member('Damião Torres', 'Usuários'), dtInicioMandato: '', dtFimMandato: '' }),
  good({ ...member('Luís Paiva', 'Usuários'), numExercicio: '2025' }),
];
