import { cnpj, cpf, dotted } from './digits.ts';
import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2025',
  txtEmpresa: 'Conserva Terceirização Ltda',
  txtCnpj: dotted(cnpj('241112220001')),
  numContrato: '017/2024',
  numAnoPub: '2024',
  txtUnidadeOrcamentaria: 'Secretaria Municipal de Administração',
  dtInicio: '01/03/2024',
  vlrPosto: '3.480,00',
};

export const terceirizados: Sample = [
  good({ ...usual, txtNome: 'Damião Soares Lopes', txtFuncao: 'Vigilante', dtFim: '' }),
  good({ ...usual, txtNome: 'JOSEFA DE ARAÚJO PRAXEDES', txtFuncao: 'Auxiliar de limpeza', vlrPosto: 'R$ 2.910,55' }),
  good({ ...usual, txtNome: 'Cícera Barros', txtFuncao: 'Copeira', dtFim: '31/08/2025', vlrPosto: '2.910,55' }),
  good({ ...usual, txtNome: `Luís Moura CPF ${dotted(cpf('246813579'))}`, txtFuncao: 'Porteiro' }),
  good({ ...usual, numExercicio: '2024', txtNome: 'Damião Soares Lopes', txtFuncao: 'Vigilante' }),
  bad('dtFim', 'o término vem antes do início', {
    ...usual,
    txtNome: 'Verônica Alencar',
    txtFuncao: 'Recepcionista',
    dtFim: '28/02/2024',
  }),
  good({ ...usual, txtNome: 'Geraldo Cunha', txtFuncao: 'Jardineiro', numContrato: 'CC-02', vlrPosto: '' }),
  good({
    ...usual,
    txtNome: 'Simone Figueirêdo Rocha',
    txtFuncao: 'Técnica de suporte',
    txtEmpresa: 'Nuvem Potiguar Tecnologia Ltda',
    txtCnpj: cnpj('12ABC34501DE'),
    numContrato: '003/2025',
    numAnoPub: '2025',
    dtInicio: '2025-08-18',
  }),
  bad('txtCnpj', 'os dígitos verificadores não conferem', {
    ...usual,
    txtNome: 'Igor Lira',
    txtFuncao: 'Motorista',
    txtCnpj: '24.111.222/0001-00',
  }),
  good({ ...usual, txtNome: 'Zuleide Diógenes', txtFuncao: 'Auxiliar de limpeza', txtUnidadeOrcamentaria: 'Gabinete' }),
  good({ ...usual, txtNome: 'Erivaldo de Sales Rêgo', txtFuncao: 'Vigilante', dtInicio: '01/03/2024 00:00:00' }),
  good({ ...usual, txtNome: 'Aparecida Costa', txtFuncao: 'Copeira', numContrato: '', numAnoPub: '' }),
];
