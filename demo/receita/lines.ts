import { FREE_SOURCE } from '../despesa/actions.ts';
import { EDUCACAO, FINANCAS, SAUDE, SOCIAL } from '../town/units.ts';

/** A line of the budget's revenue. */
export interface ReceitaLine {
  code: string;
  name: string;
  source: string;
  unit: string;
  /** Its relative share of the yearly revenue. */
  weight: number;
  /** The relative share of each of the twelve months. */
  season: readonly number[];
  /** Whether a fifth of it is deducted for the FUNDEB. */
  shared: boolean;
  /** Whether the town sends bills, so that the billed value is known. */
  billed: boolean;
}

/** The codes of the units that receive money, the same as in the budget of expenses. */
export const RECEIVER_CODES: Readonly<Record<string, string>> = {
  [FINANCAS]: '04.001',
  [EDUCACAO]: '05.001',
  [SAUDE]: '06.001',
  [SOCIAL]: '07.001',
};

const EVEN = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
/** The season of the IPTU, whose single payment falls in March. */
const IPTU = [2, 6, 34, 14, 9, 8, 7, 6, 5, 4, 3, 2];
const FPM = [9, 11, 8, 8, 10, 8, 7, 8, 7, 8, 8, 10];
const IPVA = [4, 6, 16, 18, 15, 11, 8, 6, 5, 4, 4, 3];
const SCHOOL = [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0];
/** The season of lines that are only forecast; their receipts come from `transfers.ts`. */
const HOPED = EVEN.map(() => 0);
const only = (month: number): number[] => EVEN.map((_, i) => (i === month - 1 ? 1 : 0));

type Extra = Partial<Pick<ReceitaLine, 'source' | 'unit' | 'season' | 'shared' | 'billed'>>;

const line = (code: string, name: string, weight: number, extra: Extra = {}): ReceitaLine => ({
  code,
  name,
  weight,
  source: FREE_SOURCE,
  unit: FINANCAS,
  season: EVEN,
  shared: false,
  billed: false,
  ...extra,
});

const school = { unit: EDUCACAO, season: SCHOOL };
const sus = { unit: SAUDE, source: '1.600.0000' };
const IMPOSTO = 'Imposto sobre a propriedade predial e territorial urbana (IPTU)';
const SERVICOS = 'Imposto sobre serviços de qualquer natureza (ISS)';
const PARTICIPACAO = 'Cota-parte do Fundo de Participação dos Municípios (FPM)';

/** The revenue of a small town, for the most part transfers from the Union and the state. */
export const RECEITA_LINES: readonly ReceitaLine[] = [
  line('1.1.1.2.50.0.1', `${IMPOSTO} – Principal`, 26, { season: IPTU, billed: true }),
  line('1.1.1.2.50.0.2', `${IMPOSTO} – Multas e juros de mora`, 1),
  line('1.1.1.2.50.0.3', `${IMPOSTO} – Dívida ativa`, 6),
  line('1.1.1.2.50.0.4', `${IMPOSTO} – Multas e juros de mora da dívida ativa`, 2),
  line('1.1.1.2.53.0.1', 'Imposto sobre a transmissão de imóveis entre vivos (ITBI) – Principal', 5, { billed: true }),
  line('1.1.1.3.03.1.1', 'Imposto de renda retido na fonte – trabalho – Principal', 12),
  line('1.1.1.4.51.1.1', `${SERVICOS} – Principal`, 24, { billed: true }),
  line('1.1.1.4.51.1.2', `${SERVICOS} – Multas e juros de mora`, 1),
  line('1.1.1.4.51.1.3', `${SERVICOS} – Dívida ativa`, 2),
  line('1.1.2.1.01.0.1', 'Taxas de inspeção, controle e fiscalização – Principal', 5, { season: IPTU, billed: true }),
  line('1.1.2.2.01.0.1', 'Taxas pela prestação de serviços – Principal', 4, { billed: true }),
  line('1.2.4.1.50.0.1', 'Contribuição para o custeio do serviço de iluminação pública (COSIP) – Principal', 14, {
    source: '1.751.0000',
  }),
  line('1.3.1.1.01.1.1', 'Aluguéis e arrendamentos – Principal', 1, { source: '1.501.0000' }),
  ...[{ source: FREE_SOURCE }, { unit: EDUCACAO, source: '1.540.0000' }, { unit: SAUDE, source: '1.600.0000' }].map(
    (kept) => line('1.3.2.1.01.0.1', 'Remuneração de depósitos bancários – Principal', 1, { ...kept, season: HOPED }),
  ),
  line('1.6.1.1.01.0.1', 'Serviços administrativos e comerciais gerais – Principal', 2, { source: '1.501.0000' }),
  line('1.7.1.1.51.1.1', `${PARTICIPACAO} – cota mensal – Principal`, 240, { season: FPM, shared: true }),
  line('1.7.1.1.51.2.1', `${PARTICIPACAO} – 1% de dezembro – Principal`, 10, { season: only(12) }),
  line('1.7.1.1.51.3.1', `${PARTICIPACAO} – 1% de julho – Principal`, 10, { season: only(7) }),
  line('1.7.1.1.51.4.1', `${PARTICIPACAO} – 1% de setembro – Principal`, 7, { season: only(9) }),
  line('1.7.1.1.52.0.1', 'Cota-parte do imposto sobre a propriedade territorial rural (ITR) – Principal', 1, {
    shared: true,
  }),
  line('1.7.1.2.51.0.1', 'Cota-parte da compensação pela exploração de recursos minerais (CFEM) – Principal', 3, {
    source: '1.708.0000',
  }),
  line('1.7.1.2.52.1.1', 'Cota-parte dos royalties do petróleo (Lei 7.990/1989) – Principal', 18, {
    source: '1.704.0000',
  }),
  line('1.7.1.2.52.4.1', 'Cota-parte do Fundo Especial do Petróleo (FEP) – Principal', 4, { source: '1.704.0000' }),
  line('1.7.1.3.50.1.1', 'Transferências do SUS – atenção primária – Principal', 70, sus),
  line('1.7.1.3.50.1.1', 'Transferências do SUS – atenção primária – Principal', 14, { ...sus, source: '1.604.0000' }),
  line('1.7.1.3.50.2.1', 'Transferências do SUS – atenção especializada – Principal', 30, sus),
  line('1.7.1.3.50.3.1', 'Transferências do SUS – vigilância em saúde – Principal', 8, sus),
  line('1.7.1.3.50.4.1', 'Transferências do SUS – assistência farmacêutica – Principal', 4, sus),
  line('1.7.1.4.50.0.1', 'Transferências do salário-educação – Principal', 12, {
    unit: EDUCACAO,
    source: '1.550.0000',
  }),
  line('1.7.1.4.51.0.1', 'Transferências do FNDE – PDDE – Principal', 1, { ...school, source: '1.551.0000' }),
  line('1.7.1.4.52.0.1', 'Transferências do FNDE – PNAE – Principal', 8, { ...school, source: '1.552.0000' }),
  line('1.7.1.4.53.0.1', 'Transferências do FNDE – PNATE – Principal', 4, { ...school, source: '1.553.0000' }),
  line('1.7.1.5.50.0.1', 'Complementação da União ao FUNDEB – VAAF – Principal', 8, {
    unit: EDUCACAO,
    source: '1.541.0000',
  }),
  line('1.7.1.5.51.0.1', 'Complementação da União ao FUNDEB – VAAT – Principal', 8, {
    unit: EDUCACAO,
    source: '1.542.0000',
  }),
  line('1.7.1.6.50.0.1', 'Transferências do FNAS – Principal', 10, { unit: SOCIAL, source: '1.660.0000' }),
  line('1.7.2.1.50.0.1', 'Cota-parte do ICMS – Principal', 100, { shared: true }),
  line('1.7.2.1.51.0.1', 'Cota-parte do IPVA – Principal', 14, { season: IPVA, shared: true }),
  line('1.7.2.1.52.0.1', 'Cota-parte do IPI – exportação – Principal', 1, { shared: true }),
  line('1.7.2.1.53.0.1', 'Cota-parte da CIDE – Principal', 1, {
    source: '1.750.0000',
    season: [1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0],
  }),
  line('1.7.2.3.50.0.1', 'Transferências do estado para o SUS – Principal', 6, { unit: SAUDE, source: '1.621.0000' }),
  line('1.7.2.4.51.0.1', 'Transferências de convênios do estado – educação – Principal', 2, {
    unit: EDUCACAO,
    source: '1.571.0000',
    season: HOPED,
  }),
  line('1.7.5.1.50.0.1', 'Transferências do FUNDEB – Principal', 105, { unit: EDUCACAO, source: '1.540.0000' }),
  line('1.9.1.1.01.0.1', 'Multas previstas em legislação específica – Principal', 2, { source: '1.752.0000' }),
  line('1.9.2.2.99.0.1', 'Outras restituições – Principal', 2, { source: '1.501.0000' }),
  line('1.9.9.9.99.2.1', 'Outras receitas não arrecadadas pela Receita Federal – Principal', 1, {
    source: '1.501.0000',
  }),
  line('2.2.1.3.01.0.1', 'Alienação de bens móveis e semoventes – Principal', 3, {
    source: '1.755.0000',
    season: only(8),
  }),
  line('2.4.1.4.99.0.1', 'Outras transferências de convênios da União – capital – Principal', 10, {
    source: '1.700.0000',
    season: HOPED,
  }),
  line('2.4.2.2.99.0.1', 'Outras transferências de convênios do estado – capital – Principal', 4, {
    source: '1.701.0000',
    season: HOPED,
  }),
  line('7.1.2.2.01.0.1', 'Taxas pela prestação de serviços – intraorçamentárias – Principal', 1),
];
