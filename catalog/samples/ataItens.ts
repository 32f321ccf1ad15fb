import { bad, good, type Sample } from './sample.ts';

const food = { numARP: '004/2025', numExercicioFinanc: '2025' };
const pens = { numARP: '005/2025', numExercicioFinanc: '2025' };

export const ataItens: Sample = [
  good({
    ...food,
    numItem: '1',
    txtDescricao: 'Arroz parboilizado, tipo 1',
    txtMarca: 'Serra Verde',
    txtUnidadeMedida: 'Pacote de 1 kg',
    qtdRegistrada: '60.000',
    qtdConsumida: '41.500',
    qtdSaldo: '18.500',
    vlrUnitario: '5,85',
    vlrTotal: 'R$ 351.000,00',
  }),
  good({ ...food, numItem: '2', txtDescricao: 'Leite em pó integral', qtdRegistrada: '48.200', qtdSaldo: '48.200' }),
  good({ ...food, numItem: '3', txtDescricao: 'Carne de sol', qtdRegistrada: '1.650,5', vlrUnitario: '49,5613' }),
  bad('vlrUnitario', 'tem mais de 4 casas decimais', {
    ...food,
    numItem: '4',
    txtDescricao: 'Comprimido',
    vlrUnitario: '0,04253',
  }),
  good({ ...food, numItem: '4', txtDescricao: 'Losartana 50 mg', vlrUnitario: '0,0425', vlrTotal: '4.250,00' }),
  good({
    ...pens,
    numItem: '1',
    txtDescricao: 'Caneta azul',
    qtdRegistrada: '2.000',
    qtdConsumida: '2.000',
    qtdSaldo: '0',
  }),
  good({ ...pens, numItem: '2', txtDescricao: 'Papel A4; "75 g"', txtMarca: 'Ipê' }),
  good({ ...pens, numItem: '3', txtDescricao: 'Grampo\n26/6' }),
  bad('numItem', 'não foi preenchido', { ...pens, txtDescricao: 'Envelope ofício' }),
  good({ ...pens, numItem: '4', txtDescricao: 'Envelope ofício', vlrTotal: '0,00' }),
  good({ ...pens, numItem: '10', txtDescricao: 'Régua de 30 cm' }),
  good({ ...pens, numItem: 'Lote 2', txtDescricao: 'Carimbo automático', txtUnidadeMedida: 'UND' }),
];
