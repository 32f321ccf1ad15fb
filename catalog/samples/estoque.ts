import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2026',
  txtUnidade: 'Farmácia Central',
  codMedicamento: 'BR0271089',
  txtMedicamento: 'Amoxicilina',
  txtApresentacao: '500 mg, cápsula',
  qtdEstoque: '4.200',
  txtMedida: 'cápsulas',
  txtSituacao: 'Disponível',
  dtAtualizacao: '10/11/2026',
};
const other = { ...usual, codMedicamento: 'BR0267613', txtMedicamento: 'Captopril', txtMedida: 'comprimidos' };

export const estoque: Sample = [
  good(usual),
  good({ ...usual, txtUnidade: 'UBS Centro', qtdEstoque: '380' }),
  good({ ...usual, txtUnidade: 'UBS Lagoa', qtdEstoque: '40', txtSituacao: 'ESTOQUE BAIXO' }),
  good({ ...other, qtdEstoque: '12.000' }),
  good({ ...other, txtUnidade: 'UBS Centro', qtdEstoque: '0', txtSituacao: 'Em falta' }),
  bad('qtdEstoque', 'não combinam', { ...other, txtUnidade: 'UBS Lagoa', qtdEstoque: '90', txtSituacao: 'Em falta' }),
  good({ ...other, txtUnidade: 'UBS Lagoa', qtdEstoque: '90', txtSituacao: 'Estoque baixo' }),
  good({ ...usual, codMedicamento: 'BR0267203', txtMedicamento: 'Dipirona', dtAtualizacao: '2026-11-10' }),
  bad('txtSituacao', 'não é Disponível', { ...usual, txtUnidade: 'UBS Serra', txtSituacao: 'acabando' }),
  good({ ...usual, codMedicamento: 'BR0271157', txtMedicamento: 'Insulina humana NPH', txtMedida: '' }),
  good({ ...usual, codMedicamento: 'BR0268856', txtMedicamento: 'Losartana', txtApresentacao: '' }),
  good({ ...usual, numExercicio: '2025', dtAtualizacao: '22/12/2025' }),
];
