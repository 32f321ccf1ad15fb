import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Files of real bodies, kept outside the project: where they are not, the tests that read them are skipped, and `npm test` says how many. */
const FOLDER = resolve(import.meta.dirname, '../../shared/realdata');

export const realDataThere = existsSync(FOLDER);
export const REAL_DATA_MARK = realDataThere ? '' : ' (sem ../shared/realdata)';
export const realFile = (path: string): string => join(FOLDER, path);
export const realText = (path: string): string => readFileSync(realFile(path), 'utf8');

/** What a file must load to; the sums were added up without us. */
export interface RealCase {
  /** The layout that must recognise it, a file of server/import/sources. */
  map: string;
  set: string;
  path: string;
  /** For files that say nowhere of when they are. */
  period?: string;
  rows: number;
  sums?: Readonly<Record<string, number>>;
  /** Lines that are wrong in the source itself. */
  refused?: number;
  /** Where those are more than one in a hundred. */
  maxRefused?: number;
}

const TUCANO = 'tucano-ba';
const TIBAU = 'tibau-rn';
const PALMAS = 'palmas-to';

export const REAL_CASES: readonly RealCase[] = [
  {
    map: 'tucano-pagamentos',
    set: 'pagamentos',
    path: `${TUCANO}/despesas-pagas-2019.csv`,
    rows: 4923,
    sums: { vlrPago: 102_025_590.47, vlrRetencoes: 13_355_948.94 },
  },
  {
    // Of 2,277 lines, one page of 50 was exported twice.
    map: 'tucano-folha',
    set: 'servidores',
    path: `${TUCANO}/folha/2020-nov`,
    rows: 2227,
    sums: { vlrRemuneracaoBruta: 5_264_581.5, vlrRemuAposDescObrig: 4_133_438.4 },
  },
  {
    map: 'sp-receitas',
    set: 'receitas',
    path: 'sp-estado/gdvReceitasExcel.csv',
    period: '2022',
    rows: 284,
    sums: { vlrArrecadacao: 257_443_703_586.69 },
  },
  {
    // Six rows of twelve months; the seventh repeats the year's total in each of them.
    map: 'palmas-receitas',
    set: 'receitas',
    path: `${PALMAS}/receita_palmas-slice.csv`,
    rows: 72,
    sums: { vlrArrecadacao: 58_678_101.65 },
    refused: 1,
    maxRefused: 0.02,
  },
  {
    map: 'tucano-receitas',
    set: 'receitas',
    path: `${TUCANO}/receitas-2019.csv`,
    rows: 97,
    sums: { vlrArrecadacao: 109_826_506.93 },
  },
  {
    map: 'tucano-receitas-previstas',
    set: 'receitas-previstas',
    path: `${TUCANO}/receitas-2019.csv`,
    rows: 97,
    sums: { vlrPrevisaoInicial: 92_774_937 },
  },
  {
    map: 'tucano-diarias',
    set: 'diarias',
    path: `${TUCANO}/diarias-2018.csv`,
    rows: 37,
    sums: { vlrTotal: 11_770 },
  },
  {
    map: 'tcm-ba-pessoal',
    set: 'servidores',
    path: `${TUCANO}/tcm-ba/pessoal-prefeitura-bruto-nov-2017.csv`,
    rows: 2358,
    sums: { vlrRemuneracaoBruta: 4_148_216.27 },
  },
  {
    map: 'tcm-ba-pessoal-limpo',
    set: 'servidores',
    path: `${TUCANO}/tcm-ba/pessoal-prefeitura-publicado-nov-2017-limpo.csv`,
    rows: 2358,
    sums: { vlrRemuneracaoBruta: 4_148_216.27 },
  },
  {
    map: 'pncp-contratacoes',
    set: 'licitacao',
    path: 'pncp/vitoria_cnpj_27142058000126_contratacoes.json',
    rows: 233,
    sums: { vlrEstimado: 468_116_548.04, vlrTotal: 259_717_182.07 },
  },
  {
    map: 'tibau-folha',
    set: 'servidores',
    path: `${TIBAU}/folha-2026-01.csv`,
    rows: 966,
    sums: { vlrRemuneracaoBruta: 4_007_983.96, vlrRemuAposDescObrig: 3_504_671.53 },
  },
  {
    map: 'tcm-ba-pagamentos',
    set: 'pagamentos',
    path: `${TUCANO}/tcm-ba/camara-despesas-2019.csv`,
    rows: 398,
    sums: { vlrPago: 2_340_363.96 },
  },
  {
    map: 'tucano-repasses',
    set: 'transferencias-realizadas',
    path: `${TUCANO}/repasse-financeiro-2019.csv`,
    rows: 66,
    sums: { vlrTotal: 219_486 },
  },
  { map: 'tucano-licitacoes-covid', set: 'licitacao', path: `${TUCANO}/licitacoes-covid.csv`, rows: 20 },
  {
    map: 'tucano-contratos-covid',
    set: 'contratos',
    path: `${TUCANO}/contratos-covid.csv`,
    rows: 15,
    sums: { vlrContrato: 1_014_017.14 },
  },
  {
    map: 'palmas-empenhos',
    set: 'empenhos',
    path: `${PALMAS}/despesas-slice.csv`,
    rows: 4,
    sums: { vlrEmpenhado: 536_251.52 },
  },
  {
    map: 'palmas-liquidacoes',
    set: 'liquidacoes',
    path: `${PALMAS}/despesas-slice.csv`,
    rows: 6,
    sums: { vlrLiquidado: 309_767.02 },
  },
  {
    map: 'palmas-pagamentos',
    set: 'pagamentos',
    path: `${PALMAS}/despesas-slice.csv`,
    rows: 3,
    sums: { vlrPago: 208_656.4 },
  },
  {
    map: 'palmas-contratos',
    set: 'contratos',
    path: `${PALMAS}/contratos-slice.csv`,
    rows: 5,
    sums: { vlrContrato: 3_590_334.57 },
  },
  {
    map: 'palmas-aditivos',
    set: 'contratos-aditivos',
    path: `${PALMAS}/contratos-slice.csv`,
    rows: 2,
    sums: { vlrAditivo: 145_691.67 },
  },
  { map: 'palmas-fiscais', set: 'relacao-fiscais', path: `${PALMAS}/contratos-slice.csv`, rows: 3 },
  {
    map: 'palmas-licitacoes',
    set: 'licitacao',
    path: `${PALMAS}/relatorio_licitacoes-slice.csv`,
    rows: 9,
    sums: { vlrEstimado: 187_762.77 },
  },
  {
    map: 'palmas-participantes',
    set: 'licitacao-participantes',
    path: `${PALMAS}/relatorio_licitacoes-slice.csv`,
    rows: 5,
  },
  {
    map: 'palmas-servidores',
    set: 'servidores',
    path: `${PALMAS}/servidores-slice.csv`,
    rows: 10,
    sums: { vlrRemuneracaoBruta: 59_615.86 },
  },
  {
    map: 'palmas-divida',
    set: 'dividaativa',
    path: `${PALMAS}/relatorio_divida_ativa-slice.csv`,
    rows: 31,
    sums: { vlrTotal: 103_611.13 },
  },
  {
    map: 'palmas-sancoes',
    set: 'empresas-inidoneas',
    path: `${PALMAS}/relatorio_sancoes_administrativas.csv`,
    rows: 15,
  },
  {
    // Six contracts end before they begin, four begin before 1900 and one has a CNPJ of zeros.
    map: 'recife-contratos',
    set: 'contratos',
    path: 'recife-pe/dados_abertos_contratos.csv',
    rows: 8191,
    sums: { vlrContrato: 51_004_045_846.16 },
    refused: 11,
  },
  {
    map: 'tibau-contratos',
    set: 'contratos',
    path: `${TIBAU}/contratos.csv`,
    rows: 238,
    sums: { vlrContrato: 94_816_745.69 },
  },
  {
    map: 'tibau-licitacoes',
    set: 'licitacao',
    path: `${TIBAU}/licitacoes.csv`,
    rows: 127,
    sums: { vlrEstimado: 9_181_691_055.94 },
  },
  {
    map: 'tibau-emendas',
    set: 'emenda-parlamentar',
    path: `${TIBAU}/emendas.csv`,
    rows: 10,
    sums: { vlrPrevisto: 5_359_827 },
  },
  {
    map: 'tibau-emendas-execucao',
    set: 'emenda-execucao',
    path: `${TIBAU}/emendas.csv`,
    rows: 194,
    sums: { vlrEmpenhado: 1_715_772.9, vlrLiquidado: 1_715_772.9, vlrPago: 1_715_258.44 },
  },
  {
    map: 'tibau-orcamento',
    set: 'orcamento',
    path: `${TIBAU}/orcamento-2025.csv`,
    rows: 1757,
    sums: { vlrOrcamentoInicial: 137_422_762 },
  },
  // Four dates that no calendar has.
  { map: 'feira-licitacoes', set: 'licitacao', path: 'feira-ba/bids.v7.json', rows: 2751, refused: 4 },
  {
    map: 'mg-compras',
    set: 'licitacao-itens',
    path: 'mg-estado-covid/contratacaocoronavirus.csv',
    rows: 290,
    sums: { vlrTotal: 183_735_988.28 },
  },
  {
    map: 'mg-compras-limpo',
    set: 'licitacao-itens',
    path: 'mg-estado-covid/compras-coronavirus.csv',
    rows: 290,
    sums: { vlrTotal: 183_735_988.28 },
  },
  { map: 'sjc-obras', set: 'obras', path: 'obras-sjc/obras.json', period: '2016', rows: 347 },
  {
    map: 'cgu-empenhos',
    set: 'empenhos',
    path: 'cgu-despesas-20250101/20250101_Despesas_Empenho.csv',
    rows: 36,
    sums: { vlrEmpenhado: 38_841_631.8 },
  },
  {
    map: 'ocds-licitacoes',
    set: 'licitacao',
    path: 'ocds-br/tb-medicamentos-mg-release-package-slice.json',
    rows: 1,
    sums: { vlrEstimado: 171_764.86 },
  },
];
