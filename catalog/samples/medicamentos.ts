import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2026',
  codMedicamento: 'BR0271089',
  txtMedicamento: 'Amoxicilina',
  txtApresentacao: '500 mg, cápsula',
  txtComponente: 'Básico',
  txtRelacao: 'Remume',
  txtLocal: 'Farmácias das UBS e Farmácia Central',
  txtComoObter: 'Receita do SUS ou particular, documento com foto e cartão do SUS.',
  dtAtualizacao: '10/02/2026',
};
const costly = {
  ...usual,
  txtComponente: 'Especializado (alto custo)',
  txtRelacao: 'Resme',
  txtLocal: 'Farmácia Central, que encaminha à Unicat',
  txtComoObter: 'Processo com laudo (LME), receita e exames; ver os passos abaixo da lista.',
};

export const medicamentos: Sample = [
  good(usual),
  good({ ...usual, codMedicamento: 'BR0267613', txtMedicamento: 'Captopril', txtApresentacao: '25 mg, comprimido' }),
  good({ ...usual, codMedicamento: 'BR0267203', txtMedicamento: 'Dipirona', txtApresentacao: '500 mg, comprimido' }),
  good({ ...usual, codMedicamento: 'BR0271157', txtMedicamento: 'Insulina humana NPH', txtApresentacao: '100 UI/mL' }),
  good({
    ...usual,
    codMedicamento: 'BR0268856',
    txtMedicamento: 'LOSARTANA',
    txtApresentacao: '50 mg',
    txtRelacao: 'REMUME',
  }),
  bad('txtApresentacao', 'não foi preenchido', { ...usual, txtMedicamento: 'Metformina', txtApresentacao: '' }),
  good({ ...usual, codMedicamento: 'BR0267691', txtMedicamento: 'Metformina', txtApresentacao: '850 mg, comprimido' }),
  good({ ...costly, codMedicamento: 'BR0272434', txtMedicamento: 'Adalimumabe', txtApresentacao: '40 mg, seringa' }),
  bad('dtAtualizacao', 'não é uma data', { ...costly, txtMedicamento: 'Tacrolimo', dtAtualizacao: '2026' }),
  good({ ...costly, codMedicamento: 'BR0273712', txtMedicamento: 'Tacrolimo', txtApresentacao: '1 mg, cápsula' }),
  good({ ...usual, codMedicamento: 'BR0267778', txtMedicamento: 'Rifampicina', txtComponente: 'estrategico' }),
  good({ ...usual, codMedicamento: 'BR0271090', txtApresentacao: '50 mg/mL, suspensão', dtAtualizacao: '2026-02-10' }),
];
