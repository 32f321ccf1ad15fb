import { REGIMES } from '../codes/pessoal.ts';
import { dataset } from '../dataset.ts';
import { choice, date, money, number, text, year } from '../fields/index.ts';

export const padrao = dataset({
  id: 'padrao-remuneratorio',
  menu: 'Pessoal',
  title: 'Padrão remuneratório',
  singular: 'Padrão remuneratório',
  plural: 'cargos e funções',
  asked: 'tabela padrão carreira plano salarial',
  about: 'Quanto a lei manda pagar em cada cargo e função, quantas vagas foram criadas e quantas estão ocupadas.',
  law: ['Constituição Federal, arts. 37, X, e 39, § 6º', 'Lei 12.527/2011, art. 8º'],
  key: ['txtCargo', 'numExercicio'],
  period: 'numExercicio',
  fields: {
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
    txtCargo: text({ label: 'Cargo ou função', noun: 'o cargo', required: true, search: 1 }),
    txtCarreira: text({ label: 'Carreira', noun: 'a carreira', listed: true, search: 3 }),
    txtNivel: text({ label: 'Níveis', noun: 'os níveis', help: 'Classe, nível ou referência da carreira.' }),
    txtRegime: choice({ label: 'Regime', noun: 'o regime', options: REGIMES, open: true }),
    txtCargaHoraria: text({ label: 'Carga horária', noun: 'a carga horária', help: 'Horas por semana: 40-H.' }),
    vlrInicial: money({
      label: 'Vencimento inicial',
      noun: 'o vencimento inicial',
      term: 'Vencimento',
      empty: 'não previsto',
    }),
    vlrFinal: money({ label: 'Vencimento final', noun: 'o vencimento final', empty: 'não previsto' }),
    vlrGratificacao: money({ label: 'Gratificação', noun: 'a gratificação', empty: 'não prevista' }),
    qtdVagasCriadas: number({ label: 'Vagas criadas', noun: 'as vagas criadas' }),
    qtdVagasOcupadas: number({ label: 'Vagas ocupadas', noun: 'as vagas ocupadas' }),
    qtdVagasLivres: number({ label: 'Vagas livres', noun: 'as vagas livres' }),
    txtLei: text({ label: 'Lei', noun: 'a lei', search: 3 }),
    dtLei: date({ label: 'Data da lei', noun: 'a data da lei' }),
    dtVigencia: date({ label: 'Vigente desde', noun: 'o início da vigência', term: 'Vigência' }),
    txtObservacao: text({ label: 'Observação', noun: 'a observação' }),
  },
  rules: [
    {
      fields: ['vlrInicial', 'vlrFinal'],
      holds: ({ vlrInicial: first, vlrFinal: last }) => !first || !last || Number(last) >= Number(first),
      message: 'o vencimento final é menor que o inicial',
    },
    {
      fields: ['qtdVagasCriadas', 'qtdVagasLivres'],
      holds: ({ qtdVagasLivres: free, qtdVagasCriadas: made }) =>
        free === null || made === null || Number(free) <= Number(made),
      message: 'há mais vagas livres do que criadas',
    },
  ],
  list: {
    columns: [
      ['txtCargo', 'txtCarreira'],
      'txtCargaHoraria',
      'vlrInicial',
      'vlrFinal',
      'qtdVagasCriadas',
      'qtdVagasOcupadas',
      'qtdVagasLivres',
      ['txtLei', 'dtVigencia'],
    ],
    filters: {
      main: ['numExercicio', 'txtCargo', 'txtCarreira', 'vlrInicial'],
      more: ['txtRegime', 'qtdVagasLivres', 'txtLei'],
    },
    sort: 'txtCargo',
    totals: ['qtdVagasCriadas', 'qtdVagasOcupadas', 'qtdVagasLivres'],
    charts: [
      {
        title: 'Vagas criadas e ocupadas por carreira',
        by: 'txtCarreira',
        sum: 'qtdVagasOcupadas',
        against: 'qtdVagasCriadas',
        shape: 'bars',
      },
      { title: 'Vagas livres por cargo', by: 'txtCargo', sum: 'qtdVagasLivres', shape: 'bars' },
    ],
  },
  links: { txtCargo: { dataset: 'servidores', by: { txtCargo: 'txtCargo' } } },
  pntp: {
    '6.3': {
      exige: ['txtLei', 'dtVigencia'],
      filtros: ['numExercicio', 'txtCargo'],
      campos: ['txtCargo', 'vlrInicial', 'vlrFinal', 'txtLei', 'dtVigencia'],
      traz: ['vlrInicial'],
    },
  },
});
