import { cnpj, cpf, dotted } from './digits.ts';
import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2025',
  numProjeto: '001/2025',
  txtBeneficiario: 'Associação Cultural Banda Lira do Vale',
  txtCpfCnpj: dotted(cnpj('114447770001')),
  txtObjeto: 'Oficinas de música da Banda Lira do Vale',
  txtArea: 'Cultura',
  txtMecanismo: 'Orçamento',
  txtEdital: 'Edital de Fomento à Cultura nº 1/2025',
  dtAprovacao: '14/04/2025',
  vlrAprovado: '38.000,00',
  vlrPago: '38.000,00',
  txtSituacao: 'Prestação de contas aprovada',
};
const project = (numProjeto: string, txtObjeto: string) => ({ ...usual, numProjeto, txtObjeto });

export const incentivos: Sample = [
  good(usual),
  good({
    ...project('002/2025', 'Quadrilha junina'),
    txtBeneficiario: 'Josefa Moura Lima',
    txtCpfCnpj: cpf('135792468'),
    vlrAprovado: 'R$ 12.000,00',
    vlrPago: '12.000,00',
  }),
  good({ ...project('003/2025', 'Escolinha de futebol'), txtArea: 'ESPORTE' }),
  good({ ...project('004/2025', 'Festival de teatro'), txtMecanismo: 'Renuncia fiscal', txtSituacao: 'Em execução' }),
  good({ ...project('005/2025', 'Corrida de rua'), txtArea: 'Esporte', vlrPago: '0,00', txtSituacao: 'Aprovado' }),
  bad('vlrPago', 'pagou-se mais do que foi aprovado', { ...project('006/2025', 'Cineclube'), vlrPago: '50.000,00' }),
  good({ ...project('006/2025', 'Cineclube'), vlrPago: '' }),
  good({ ...project('007/2025', 'Livro de cordel'), dtAprovacao: '2025-05-02', txtSituacao: '' }),
  bad('vlrAprovado', 'não foi preenchido', { ...project('008/2025', 'Mural'), vlrAprovado: '' }),
  good({ ...project('008/2025', 'Mural'), txtEdital: '' }),
  good({ ...project('009/2025', 'Bolsa-atleta'), txtArea: 'Esporte', txtCpfCnpj: '' }),
  good({ ...project('001/2026', 'Oficinas de dança'), numExercicio: '2026', txtSituacao: 'Em execução' }),
];
