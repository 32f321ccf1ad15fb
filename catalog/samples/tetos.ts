import { bad, good, type Sample } from './sample.ts';

const usual = { numExercicio: '2025', txtNorma: 'Resolução 4/2025', dtVigencia: '01/02/2025' };
const before = { numExercicio: '2024', txtNorma: 'Resolução 2/2021', dtVigencia: '2021-02-01' };

export const tetos: Sample = [
  good({
    ...usual,
    txtCategoria: 'Total por parlamentar',
    vlrTetoMensal: 'R$ 4.000,00',
    txtRegra: 'Soma das categorias',
  }),
  good({
    ...usual,
    txtCategoria: 'Combustíveis e lubrificantes',
    vlrTetoMensal: '1.500,00',
    txtRegra: 'Abastecimento do veículo informado à Mesa; exige placa e quilometragem na nota',
  }),
  good({ ...usual, txtCategoria: 'Divulgação da atividade parlamentar', vlrTetoMensal: '1.200,00' }),
  good({ ...usual, txtCategoria: 'CONSULTORIAS E ASSESSORIAS', vlrTetoMensal: '1.200,00' }),
  good({ ...usual, txtCategoria: 'Telefonia e internet', vlrTetoMensal: '300' }),
  bad('vlrTetoMensal', 'não é um número', { ...usual, txtCategoria: 'Serviços gráficos', vlrTetoMensal: 'mil reais' }),
  good({ ...usual, txtCategoria: 'Locação de imóvel do escritório', vlrTetoMensal: '800,00' }),
  good({ ...before, txtCategoria: 'Total por parlamentar', vlrTetoMensal: '3.500,00' }),
  good({ ...before, txtCategoria: 'Combustíveis e lubrificantes', vlrTetoMensal: '1.300,00' }),
  good({ ...before, txtCategoria: 'Telefonia e internet', vlrTetoMensal: '250,00' }),
  bad('dtVigencia', 'não é uma data', {
    ...before,
    txtCategoria: 'Material de expediente',
    vlrTetoMensal: '200,00',
    dtVigencia: 'fevereiro',
  }),
  good({ ...before, txtCategoria: 'Divulgação da atividade parlamentar', vlrTetoMensal: '1.000,00' }),
];
