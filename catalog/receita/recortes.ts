import { COVID } from '../codes/covid.ts';

/** One of the screens of revenue. */
export interface View {
  /** Of the API; none shows all revenue. */
  cut: string | null;
  title: string;
  about: string;
  law: readonly string[];
  closed?: string;
}

const LAW = ['LC 101/2000, arts. 12 e 48-A, II', 'Decreto 10.540/2020, art. 8º, II', 'Lei 4.320/1964, arts. 9º a 11'];

/** By the first segment of the address. */
export const VIEWS = {
  receita: {
    cut: null,
    title: 'Receitas',
    about: 'O que o orçamento previu e o que foi arrecadado, por natureza, fonte e unidade gestora.',
    law: LAW,
  },
  'remuneracao-deposito-bancario': {
    cut: 'depositos',
    title: 'Remuneração de depósitos bancários',
    about: 'O que renderam as contas do órgão, mês a mês, conta a conta, inclusive as de convênios e emendas.',
    law: LAW,
  },
  covidreceita: {
    cut: 'covid',
    title: 'Receitas da COVID-19',
    about: 'O que o órgão recebeu para enfrentar a pandemia, por fonte e natureza.',
    law: [...COVID.law, 'LC 173/2020', ...LAW],
    closed:
      'A emergência de saúde pública terminou em 22 de maio de 2022 e não há novos recursos com essa finalidade. Os registros ficam para consulta.',
  },
} as const satisfies Record<string, View>;
