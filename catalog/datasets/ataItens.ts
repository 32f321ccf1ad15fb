import { dataset } from '../dataset.ts';
import { code, money, number, text, year } from '../fields/index.ts';

export const ataItens = dataset({
  id: 'ata-itens',
  title: 'Itens de atas de registro de preços',
  singular: 'Item',
  plural: 'itens de atas',
  about: 'O que cada ata registra: preço, quantidade registrada, quanto já foi contratado e o saldo.',
  law: ['Lei 14.133/2021, arts. 82 a 84'],
  key: ['numARP', 'numExercicioFinanc', 'numItem'],
  period: 'numExercicioFinanc',
  fields: {
    numARP: code({ label: 'Ata', noun: 'a ata', required: true }),
    numExercicioFinanc: year({ label: 'Exercício', noun: 'o exercício', required: true }),
    numItem: code({ label: 'Item', noun: 'o item', required: true }),
    txtDescricao: text({ label: 'Descrição', noun: 'a descrição', required: true, search: 3 }),
    txtMarca: text({ label: 'Marca', noun: 'a marca' }),
    txtUnidadeMedida: text({ label: 'Unidade de medida', noun: 'a unidade de medida', listed: true }),
    qtdRegistrada: number({ label: 'Registrada', noun: 'a quantidade registrada', places: 4 }),
    qtdConsumida: number({ label: 'Contratada', noun: 'a quantidade contratada', places: 4 }),
    qtdSaldo: number({ label: 'Saldo', noun: 'o saldo', places: 4, term: 'Saldo da ata' }),
    // Prices of tablets and of litres have up to four decimals, which money has not.
    vlrUnitario: number({
      label: 'Preço por unidade (R$)',
      noun: 'o preço por unidade',
      places: 4,
      term: 'Registro de preços',
    }),
    vlrTotal: money({ label: 'Total registrado', noun: 'o total registrado', term: 'Registro de preços' }),
  },
  list: {
    columns: [
      'numItem',
      ['txtDescricao', 'txtMarca'],
      'txtUnidadeMedida',
      'qtdRegistrada',
      'qtdConsumida',
      'qtdSaldo',
      'vlrUnitario',
      'vlrTotal',
    ],
    filters: { main: ['numExercicioFinanc', 'txtDescricao'], more: ['numARP', 'qtdSaldo', 'vlrUnitario'] },
    sort: 'numItem',
    totals: ['vlrTotal'],
    charts: [],
  },
});
