import { dotted } from '../../catalog/samples/digits.ts';
import { FEDERAL, type Made, made, PESSOA, SERRA } from './file.ts';

const CARTAO =
  'CÓDIGO ÓRGÃO SUPERIOR;NOME ÓRGÃO SUPERIOR;CÓDIGO ÓRGÃO;NOME ÓRGÃO;CÓDIGO UNIDADE GESTORA;NOME UNIDADE GESTORA;ANO EXTRATO;MÊS EXTRATO;CPF PORTADOR;NOME PORTADOR;CNPJ OU CPF FAVORECIDO;NOME FAVORECIDO;TRANSAÇÃO;DATA TRANSAÇÃO;VALOR TRANSAÇÃO';

const purchase = {
  'CÓDIGO ÓRGÃO SUPERIOR': '52000',
  'NOME ÓRGÃO SUPERIOR': 'Ministério da Defesa',
  'CÓDIGO ÓRGÃO': '52131',
  'NOME ÓRGÃO': 'Comando da Marinha',
  'CÓDIGO UNIDADE GESTORA': '771000',
  'NOME UNIDADE GESTORA': 'CAPITANIA DOS PORTOS',
  'ANO EXTRATO': '2025',
  'MÊS EXTRATO': '1',
  'CPF PORTADOR': '***.456.789-**',
  'NOME PORTADOR': 'MARIA DAS DORES LIMA',
  'CNPJ OU CPF FAVORECIDO': SERRA,
  'NOME FAVORECIDO': 'MERCANTIL SERRA VERDE LTDA',
  TRANSAÇÃO: 'COMPRA A/V - R$ - APRES',
  'DATA TRANSAÇÃO': '20/12/2024',
  'VALOR TRANSAÇÃO': '1722,82',
};

const SECRET = 'Informações protegidas por sigilo';

const CEAPS =
  'ANO;MES;SENADOR;TIPO_DESPESA;CNPJ_CPF;FORNECEDOR;DOCUMENTO;DATA;DETALHAMENTO;VALOR_REEMBOLSADO;COD_DOCUMENTO';

const refund = {
  ANO: '2025',
  MES: '1',
  SENADOR: 'ANA DO CARMO',
  TIPO_DESPESA: 'Aluguel de imóveis para escritório político, compreendendo despesas concernentes a eles.',
  CNPJ_CPF: dotted(SERRA),
  FORNECEDOR: 'MERCANTIL SERRA VERDE LTDA',
  DOCUMENTO: '693736',
  DATA: '18/01/2025',
  VALOR_REEMBOLSADO: '1.399,44',
  COD_DOCUMENTO: '2248419',
};

/** Cards, refunds of senators and a state's expense with its total. */
export const GASTOS: readonly Made[] = [
  {
    map: 'cgu-cartoes',
    set: 'pagamentos',
    name: '202501_CPGF.csv',
    bytes: made(CARTAO, [
      purchase,
      {
        ...purchase,
        TRANSAÇÃO: 'SAQUE CASH/ATM BB',
        'CNPJ OU CPF FAVORECIDO': '-2',
        'NOME FAVORECIDO': 'NAO SE APLICA',
        'VALOR TRANSAÇÃO': '400,00',
      },
      {
        ...purchase,
        'CPF PORTADOR': '',
        'NOME PORTADOR': 'Sigiloso',
        'CNPJ OU CPF FAVORECIDO': '-11',
        'NOME FAVORECIDO': 'Sigiloso',
        TRANSAÇÃO: SECRET,
        'DATA TRANSAÇÃO': '',
        'VALOR TRANSAÇÃO': '98,10',
      },
      {
        ...purchase,
        TRANSAÇÃO: 'VOUCHER - R$ - REVRS REAPR',
        'CNPJ OU CPF FAVORECIDO': PESSOA,
        'VALOR TRANSAÇÃO': '-20,92',
      },
    ]),
    rows: 4,
    sums: { vlrPago: 2200 },
    first: {
      numExercicio: 2025,
      codOrgao: '52131',
      codUnidade: '771000',
      numDocPag: 'COMPRA A/V - R$ - APRES 20/12/2024, MERCANTIL SERRA VERDE LTDA, R$ 1722,82',
      dtPagamento: '2025-01-01',
      txtCpfCnpj: SERRA,
      txtConta: 'Cartão de pagamento de MARIA DAS DORES LIMA',
      blnEstorno: null,
    },
  },
  {
    map: 'senado-ceaps',
    set: 'verba-indenizatoria',
    name: 'despesa_ceaps_2025.csv',
    bytes: made(
      CEAPS,
      [
        refund,
        {
          ...refund,
          MES: '12',
          CNPJ_CPF: dotted(PESSOA),
          FORNECEDOR: 'FRANCISCO DE LIRA MAIA',
          DOCUMENTO: '',
          DETALHAMENTO: 'Aluguel do\nescritório',
          VALOR_REEMBOLSADO: '6000',
        },
      ],
      { ...FEDERAL, above: '"ULTIMA ATUALIZACAO";"26/09/2026 02:02"' },
    ),
    rows: 2,
    sums: { vlrRessarcido: 7399.44, vlrApresentado: 0 },
    first: {
      numExercicio: 2025,
      dtMesAno: '2025-01',
      txtParlamentar: 'ANA DO CARMO',
      txtCpfCnpj: SERRA,
      numNotaFiscal: '693736',
      dtNotaFiscal: '2025-01-18',
      txtDescricao: refund.TIPO_DESPESA,
      vlrApresentado: null,
    },
  },
  {
    map: 'senado-ceaps',
    set: 'verba-indenizatoria',
    name: 'despesa_ceaps_2011.csv',
    bytes: made(
      CEAPS.replace(';COD_DOCUMENTO', ''),
      [
        {
          ANO: '2011',
          MES: '1',
          SENADOR: 'ANA DO CARMO',
          TIPO_DESPESA: 'Passagens',
          DATA: '11/01/11',
          VALOR_REEMBOLSADO: '47,65',
        },
      ],
      { ...FEDERAL, above: '"ULTIMA ATUALIZACAO";"17/03/2014 04:01"' },
    ),
    rows: 1,
    sums: { vlrRessarcido: 47.65 },
    first: { dtNotaFiscal: '2011-01-11' },
  },
  {
    map: 'sp-liquidacoes',
    set: 'liquidacoes',
    name: 'gdvDespesasExcel.csv',
    bytes: Buffer.from(
      [
        'Fonte de Recursos,Despesa,Liquidado,',
        '001 - TESOURO-DOT.INICIAL E CRED.SUPLEMENTAR,31900125 - COMPLEMENTACAO DE APOSENTADORIA - 13º SALARIO,"     124.536.202,87",',
        '001 - TESOURO-DOT.INICIAL E CRED.SUPLEMENTAR,"33903012 - MATERIAL DE CAMA, MESA E BANHO","           4.824.986,50",',
        ',TOTAL,"         129.361.189,37",',
      ].join('\r\n'),
      'latin1',
    ),
    period: '2022',
    rows: 2,
    sums: { vlrLiquidado: 129_361_189.37 },
    first: {
      numExercicio: 2022,
      dtLiquidacao: '2022-12-31',
      codFonte: '001',
      codNaturezaDespesa: '31900125',
      codOrgao: 'Não informado',
    },
    told: '1 linha de total foi conferida e deixada de fora (linha 4: Valor liquidado confere).',
  },
];
