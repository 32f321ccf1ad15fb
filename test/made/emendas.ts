import { type Made, made, SERRA } from './file.ts';

const TODAY =
  'Código da Emenda;Ano da Emenda;Tipo de Emenda;Código do Autor da Emenda;Nome do Autor da Emenda;Número da emenda;Localidade de aplicação do recurso;Código Município IBGE;Município;Código UF IBGE;UF;Região;Código Função;Nome Função;Código Subfunção;Nome Subfunção;Código Programa;Nome Programa;Código Ação;Nome Ação;Código Plano Orçamentário;Nome Plano Orçamentário;Valor Empenhado;Valor Liquidado;Valor Pago;Valor Restos A Pagar Inscritos;Valor Restos A Pagar Cancelados;Valor Restos A Pagar Pagos';
const BEFORE =
  'Código da Emenda;Ano da Emenda;Tipo de Emenda;Código do Autor da Emenda;Nome do Autor da Emenda;Número da emenda;Localidade do gasto;Código Função;Nome Função;Código Subfunção;Nome Subfunção;Valor Empenhado;Valor Liquidado;Valor Pago;Valor Restos A Pagar Inscritos;Valor Restos A Pagar Cancelados;Valor Restos A Pagar Pagos';

/** Federal amendments: what was spent of each, and who got it. */
export const EMENDAS: readonly Made[] = [
  {
    map: 'cgu-emendas',
    set: 'emenda-parlamentar',
    name: 'EmendasParlamentares.csv',
    bytes: made(TODAY, [
      {
        'Código da Emenda': '202438050004',
        'Ano da Emenda': '2024',
        'Tipo de Emenda': 'Emenda Individual - Transferências Especiais',
        'Nome do Autor da Emenda': 'ANA DO CARMO',
        'Localidade de aplicação do recurso': 'SÃO GONÇALO - RN',
        'Nome Função': 'Saúde',
        'Nome Subfunção': 'Atenção básica',
        'Nome Ação': 'INCREMENTO TEMPORÁRIO AO CUSTEIO',
        'Valor Empenhado': '1000000,00',
        'Valor Liquidado': '500000,50',
        'Valor Pago': '500000,00',
        'Valor Restos A Pagar Inscritos': '0,00',
        'Valor Restos A Pagar Cancelados': '0,00',
        'Valor Restos A Pagar Pagos': '250000,25',
      },
    ]),
    rows: 1,
    sums: { vlrEmpenhado: 1_000_000, vlrLiquidado: 500_000.5, vlrPago: 500_000, vlrRealizado: 750_000.25 },
    first: {
      numEmenda: '202438050004',
      numAnoEmenda: 2024,
      dtEmenda: '2024-01-01',
      txtTipoEmenda: 'Emenda individual',
      txtOrigemRecurso: 'Federal',
      txtFormaRepasse: 'Transferência especial',
      txtObjeto: 'INCREMENTO TEMPORÁRIO AO CUSTEIO',
      txtBeneficiario: 'SÃO GONÇALO - RN',
      vlrPrevisto: null,
    },
  },
  {
    map: 'cgu-emendas',
    set: 'emenda-parlamentar',
    name: 'EmendasParlamentares-2022.csv',
    bytes: made(BEFORE, [
      {
        'Código da Emenda': 'Sem informação',
        'Ano da Emenda': '2014',
        'Tipo de Emenda': 'Emenda Individual',
        'Código do Autor da Emenda': 'S/I',
        'Nome do Autor da Emenda': 'Sem informação',
        'Número da emenda': 'S/I',
        'Localidade do gasto': 'BORBA - AM',
        'Nome Função': 'Saúde',
        'Nome Subfunção': 'Administração geral',
        'Valor Empenhado': '999958,00',
        'Valor Liquidado': '0,00',
        'Valor Pago': '0,00',
        'Valor Restos A Pagar Pagos': '999958,00',
      },
    ]),
    rows: 1,
    sums: { vlrEmpenhado: 999_958, vlrRealizado: 999_958 },
    first: {
      numEmenda: 'Não informado',
      txtAutoria: 'Não informada',
      txtObjeto: 'Administração geral',
      txtFormaRepasse: null,
    },
  },
  {
    map: 'cgu-emendas-favorecidos',
    set: 'emenda-execucao',
    name: 'EmendasParlamentares_PorFavorecido.csv',
    bytes: made(
      'Código da Emenda;Código do Autor da Emenda;Nome do Autor da Emenda;Número da emenda;Tipo de Emenda;Ano/Mês;Código do Favorecido;Favorecido;Natureza Jurídica;Tipo Favorecido;UF Favorecido;Município Favorecido;Valor Recebido',
      [
        {
          'Código da Emenda': '202412340001',
          'Ano/Mês': '202603',
          'Código do Favorecido': SERRA,
          Favorecido: 'MERCANTIL SERRA VERDE LTDA',
          'Valor Recebido': '1.000,50',
        },
        {
          'Código da Emenda': 'Sem informação',
          'Ano/Mês': '201601',
          'Código do Favorecido': '***123456**',
          Favorecido: 'MARIA DAS DORES LIMA',
          'Valor Recebido': '50,00',
        },
      ],
    ),
    rows: 2,
    sums: { vlrPago: 1050.5, vlrEmpenhado: 1050.5 },
    first: {
      numEmenda: '202412340001',
      numAnoEmenda: 2024,
      numExercicio: 2026,
      txtCpfCnpj: SERRA,
      txtDescricao:
        'Valor recebido em 03/2026. A fonte não diz o empenhado nem o liquidado: os três valores repetem o recebido',
    },
  },
];
