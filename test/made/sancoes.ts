import { dotted } from '../../catalog/samples/digits.ts';
import { type Made, made, PESSOA, SERRA } from './file.ts';

const CEIS =
  'CADASTRO;CÓDIGO DA SANÇÃO;TIPO DE PESSOA;CPF OU CNPJ DO SANCIONADO;NOME DO SANCIONADO;NOME INFORMADO PELO ÓRGÃO SANCIONADOR;RAZÃO SOCIAL - CADASTRO RECEITA;NOME FANTASIA - CADASTRO RECEITA;NÚMERO DO PROCESSO;CATEGORIA DA SANÇÃO;DATA INÍCIO SANÇÃO;DATA FINAL SANÇÃO;DATA PUBLICAÇÃO;PUBLICAÇÃO;DETALHAMENTO DO MEIO DE PUBLICAÇÃO;DATA DO TRÂNSITO EM JULGADO;ABRAGÊNCIA DA SANÇÃO;ÓRGÃO SANCIONADOR;UF ÓRGÃO SANCIONADOR;ESFERA ÓRGÃO SANCIONADOR;FUNDAMENTAÇÃO LEGAL;DATA ORIGEM INFORMAÇÃO;ORIGEM INFORMAÇÕES;OBSERVAÇÕES';
const CNEP = CEIS.replace('DATA INÍCIO', 'VALOR DA MULTA;DATA INÍCIO');

const sanction = {
  CADASTRO: 'CEIS',
  'CÓDIGO DA SANÇÃO': '350112',
  'TIPO DE PESSOA': 'J',
  'CPF OU CNPJ DO SANCIONADO': SERRA,
  'NOME DO SANCIONADO': 'MERCANTIL SERRA VERDE LTDA',
  'NÚMERO DO PROCESSO': '10768.000360/2024-05',
  'CATEGORIA DA SANÇÃO': 'Impedimento/proibição de contratar com prazo determinado',
  'DATA INÍCIO SANÇÃO': '04/08/2025',
  'DATA FINAL SANÇÃO': '03/08/2027',
  'DATA PUBLICAÇÃO': '05/08/2025',
  PUBLICAÇÃO: 'Sem Informação',
  'ABRAGÊNCIA DA SANÇÃO': 'Em todos os Poderes da Esfera do órgão sancionador',
  'ÓRGÃO SANCIONADOR': 'Prefeitura Municipal de São Gonçalo',
  'UF ÓRGÃO SANCIONADOR': 'RN',
  'ESFERA ÓRGÃO SANCIONADOR': 'MUNICIPAL',
  'FUNDAMENTAÇÃO LEGAL': 'LEI 14133 - ART. 156, III; impedimento de licitar e contratar;',
};

const fine = {
  ...sanction,
  CADASTRO: 'CNEP',
  'CÓDIGO DA SANÇÃO': '289393',
  'CATEGORIA DA SANÇÃO': 'Multa',
  'VALOR DA MULTA': '517662,90',
  'DATA FINAL SANÇÃO': 'Sem informação',
  'ABRAGÊNCIA DA SANÇÃO': 'Sem Informação',
};

/** The federal registers of punished companies, of today. */
export const ceis = (codes: readonly string[] = ['350112', '350113', '350114']): Buffer =>
  made(
    CEIS,
    [
      sanction,
      {
        ...sanction,
        'TIPO DE PESSOA': 'F',
        'CPF OU CNPJ DO SANCIONADO': PESSOA,
        'NOME DO SANCIONADO': 'FRANCISCO DE LIRA MAIA',
        'CATEGORIA DA SANÇÃO': 'Suspensão',
        'DATA FINAL SANÇÃO': '',
        OBSERVAÇÕES: `CPF ${dotted(PESSOA)}`,
      },
      {
        ...sanction,
        'CPF OU CNPJ DO SANCIONADO': '***921012**',
        'NOME DO SANCIONADO': 'Sem Informação',
        'RAZÃO SOCIAL - CADASTRO RECEITA': 'CONSTRUTORA PEDRA ALTA S.A.',
        'CATEGORIA DA SANÇÃO': 'Declaração de Inidoneidade sem prazo determinado',
      },
    ].map((row, i) => ({ ...row, 'CÓDIGO DA SANÇÃO': codes[i] ?? `${i}` })),
  );

export const cnep = (): Buffer =>
  made(CNEP, [
    fine,
    {
      ...fine,
      'CÓDIGO DA SANÇÃO': '289394',
      'CATEGORIA DA SANÇÃO': 'Publicação extraordinária da decisão condenatória',
      'VALOR DA MULTA': '0,00',
    },
  ]);

const OLD =
  'TIPO DE PESSOA;CPF OU CNPJ DO SANCIONADO;NOME INFORMADO PELO ÓRGÃO SANCIONADOR;RAZÃO SOCIAL \u0096 CADASTRO RECEITA;NOME FANTASIA \u0096 CADASTRO RECEITA;NÚMERO DO PROCESSO;TIPO SANÇÃO;DATA INÍCIO SANÇÃO;DATA FINAL SANÇÃO;ÓRGÃO SANCIONADOR;UF ÓRGÃO SANCIONADOR;ORIGEM INFORMAÇÕES;DATA ORIGEM INFORMAÇÕES;DATA PUBLICAÇÃO;PUBLICAÇÃO;DETALHAMENTO;ABRAGÊNCIA DEFINIDA EM DECISÃO JUDICIAL;FUNDAMENTAÇÃO LEGAL;DESCRIÇÃO DA FUNDAMENTAÇÃO LEGAL;DATA DO TRÂNSITO EM JULGADO;COMPLEMENTO DO ÓRGÃO;OBSERVAÇÕES';
const OLD_CNEP = OLD.replace(/ABRAGÊNCIA[^;]+/, 'VALOR DA MULTA').replace(';OBSERVAÇÕES', '');

const old = {
  'TIPO DE PESSOA': 'J',
  'CPF OU CNPJ DO SANCIONADO': SERRA,
  'NOME INFORMADO PELO ÓRGÃO SANCIONADOR': 'MERCANTIL SERRA VERDE LTDA',
  'NÚMERO DO PROCESSO': '23000.1/2018',
  'TIPO SANÇÃO': 'Impedimento - Lei do Pregão',
  'DATA INÍCIO SANÇÃO': '16/04/2019',
  'DATA FINAL SANÇÃO': '15/04/2020',
  'ÓRGÃO SANCIONADOR': 'UNIVERSIDADE FEDERAL DO SERTÃO',
  'UF ÓRGÃO SANCIONADOR': 'CE',
  'FUNDAMENTAÇÃO LEGAL': 'ART. 7º, LEI 10.520/2002',
};

/** The federal registers of punished companies, in both their generations. */
export const SANCOES: readonly Made[] = [
  {
    map: 'cgu-sancoes',
    set: 'empresas-inidoneas',
    name: '20260930_CEIS.csv',
    bytes: ceis(),
    rows: 3,
    first: {
      codSancao: '350112',
      numExercicio: 2026,
      txtCadastro: 'CEIS',
      txtNomeRazaoSocial: 'MERCANTIL SERRA VERDE LTDA',
      txtCpfCnpj: SERRA,
      txtTipoSancao: 'Impedimento de licitar e contratar',
      txtFundamento: 'LEI 14133 - ART. 156, III; impedimento de licitar e contratar;',
      numProcesso: '10768.000360/2024-05',
      dtInicio: '2025-08-04',
      dtFim: '2027-08-03',
      vlrMulta: null,
      txtAbrangencia: 'No ente do órgão sancionador',
      txtOrgaoSancionador: 'Prefeitura Municipal de São Gonçalo',
      txtUf: 'RN',
      txtEsfera: 'Municipal',
      dtPublicacao: '2025-08-05',
      dtConsulta: '2026-09-30',
    },
  },
  {
    map: 'cgu-sancoes',
    set: 'empresas-inidoneas',
    name: '20260930_CNEP.csv',
    bytes: cnep(),
    rows: 2,
    sums: { vlrMulta: 517_662.9 },
    first: { txtCadastro: 'CNEP', txtTipoSancao: 'Multa', dtFim: null, txtAbrangencia: null },
  },
  {
    map: 'cgu-ceis-antigo',
    set: 'empresas-inidoneas',
    name: '20190416_CEIS.csv',
    bytes: made(OLD, [old, { ...old, 'TIPO SANÇÃO': 'Proibição - Lei de Improbidade', 'DATA FINAL SANÇÃO': '**' }]),
    rows: 2,
    first: {
      codSancao: 'Impedimento - Lei do Pregão, MERCANTIL SERRA VERDE LTDA, 16/04/2019 a 15/04/2020',
      numExercicio: 2019,
      txtCadastro: 'CEIS',
      txtTipoSancao: 'Impedimento de licitar e contratar',
      dtConsulta: '2019-04-16',
    },
  },
  {
    // Its header went through Latin-1 and was saved as UTF-8: the dashes are control characters now.
    map: 'cgu-cnep-antigo',
    set: 'empresas-inidoneas',
    name: '20210609_CNEP.csv',
    bytes: made(OLD_CNEP, [{ ...old, 'TIPO SANÇÃO': 'Multa - Lei da Empresa Limpa', 'VALOR DA MULTA': '6.000,00' }], {
      encoding: 'utf8',
      separator: ';',
    }),
    rows: 1,
    sums: { vlrMulta: 6000 },
    first: { txtCadastro: 'CNEP', txtTipoSancao: 'Multa', numExercicio: 2021 },
  },
];
