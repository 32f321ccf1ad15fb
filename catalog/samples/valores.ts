import { bad, good, type Sample } from './sample.ts';

const usual = { numExercicio: '2025', txtNorma: 'Decreto 31/2025', dtVigencia: '02/01/2025' };
const before = { numExercicio: '2024', txtNorma: 'Decreto 8/2021', dtVigencia: '04/01/2021' };
const worth = (inside: string, outside: string, abroad: string) => ({
  vlrNoEstado: inside,
  vlrForaEstado: outside,
  vlrExterior: abroad,
});
const NONE = 'Diárias no exterior não previstas na norma';

export const valores: Sample = [
  good({ ...usual, ...worth('R$ 560,00', 'R$ 1.000,00', 'R$ 2.000,00'), txtCargo: 'Prefeito e Vice-Prefeito' }),
  good({ ...usual, ...worth('390,00', '720,00', '1.550,00'), txtCargo: 'Secretários e equivalentes' }),
  good({ ...usual, ...worth('280,00', '500,00', '1.100,00'), txtCargo: 'Cargos em comissão e de nível superior' }),
  good({ ...usual, ...worth('200,00', '360,00', ''), txtCargo: 'Demais servidores', txtObservacao: NONE }),
  good({ ...usual, ...worth('200', '360', ''), txtCargo: 'Conselheiros tutelares', txtObservacao: NONE }),
  good({ ...usual, ...worth('100,00', '', ''), txtCargo: 'Motoristas, ida e volta no mesmo dia', txtObservacao: NONE }),
  bad('vlrNoEstado', 'não é um número', { ...usual, txtCargo: 'Procuradores', vlrNoEstado: 'a combinar' }),
  good({ ...before, ...worth('500,00', '900,00', '1.800,00'), txtCargo: 'PREFEITO E VICE-PREFEITO' }),
  good({ ...before, ...worth('350,00', '650,00', '1.400,00'), txtCargo: 'Secretários e equivalentes' }),
  good({ ...before, ...worth('250,00', '450,00', '1.000,00'), txtCargo: 'Cargos em comissão e de nível superior' }),
  bad('dtVigencia', 'não existe no calendário', { ...before, txtCargo: 'Conselheiros', dtVigencia: '31/11/2021' }),
  good({ ...before, ...worth('180,00', '320,00', ''), txtCargo: 'Demais servidores', txtObservacao: NONE }),
];
