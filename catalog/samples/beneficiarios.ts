import { cnpj, cpf, dotted } from './digits.ts';
import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2025',
  txtEspecie: 'Redução de alíquota',
  txtTipoRenuncia: 'ISS da construção de moradias populares',
  txtBeneficiario: 'Construtora Pedra Alta S.A.',
  txtCnpj: dotted(cnpj('228885550001')),
  qtdBeneficiarios: '1',
  vlrRenunciado: '31.450,00',
};

const together = { txtBeneficiario: 'Pessoas físicas, somadas', txtCnpj: '', qtdBeneficiarios: '1.240' };
const home = { txtEspecie: 'Isenção', txtTipoRenuncia: 'IPTU do único imóvel de aposentado ou pensionista' };

export const beneficiarios: Sample = [
  good(usual),
  good({ ...usual, txtBeneficiario: 'Serra Verde Engenharia Ltda', txtCnpj: cnpj('114447770001') }),
  good({ ...usual, txtBeneficiario: 'Nuvem Potiguar Tecnologia Ltda', txtCnpj: dotted(cnpj('12ABC34501DE')) }),
  good({ ...usual, ...home, ...together, vlrRenunciado: '400.006,64' }),
  good({ ...usual, ...home, ...together, numExercicio: '2024', vlrRenunciado: 'R$ 371.220,10' }),
  good({ ...usual, numExercicio: '2024', vlrRenunciado: '28900' }),
  good({
    ...usual,
    txtEspecie: 'REMISSÃO',
    txtTipoRenuncia: 'IPTU de imóveis atingidos por enchente',
    vlrRenunciado: '2.900,00',
  }),
  good({ ...usual, txtBeneficiario: `JOÃO BATISTA DE LIMA ${cpf('987654321')}`, txtCnpj: cnpj('307771110001') }),
  good({
    ...usual,
    ...together,
    txtEspecie: 'Desconto',
    txtTipoRenuncia: 'IPTU pago em cota única',
    qtdBeneficiarios: '',
  }),
  good({ ...usual, numExercicio: '2026', vlrRenunciado: '0,00' }),
  bad('txtCnpj', 'é um CPF, que aqui não se publica', {
    ...usual,
    txtBeneficiario: 'Antônia Dantas',
    txtCnpj: cpf('123456789'),
  }),
  bad('vlrRenunciado', 'não foi preenchido', { ...usual, vlrRenunciado: '' }),
];
