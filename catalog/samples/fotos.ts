import { cpf } from './digits.ts';
import { bad, good, type Sample } from './sample.ts';

const first = { numOrdemServico: '001/2025', numExercicio: '2025' };
const other = { numOrdemServico: '002/2025', numExercicio: '2025' };

export const fotos: Sample = [
  good({
    ...first,
    numFoto: '1',
    dtFoto: '17/03/2025',
    txtLegenda: 'Rua de terra antes da pavimentação',
    arqFoto: 'obras/2025/001-2025-1.png',
  }),
  good({
    ...first,
    numFoto: '2',
    dtFoto: '2025-06-16',
    txtLegenda: 'Metade da rua calçada; meio-fio pronto dos dois lados',
    arqFoto: 'obras/2025/001-2025-2.jpg',
  }),
  good({ ...first, numFoto: '3', txtLegenda: 'Boca de lobo na esquina', arqFoto: 'obras/2025/Boca de lobo 3.jpg' }),
  good({ ...other, numFoto: '1', txtLegenda: 'Terreno limpo e placa da obra', arqFoto: 'obras/2025/creche/placa.png' }),
  good({ ...other, numFoto: '2', txtLegenda: 'Fundações prontas', arqFoto: 'obras/2025/creche/fundacao.png' }),
  bad('arqFoto', 'não é o caminho de um arquivo', {
    ...other,
    numFoto: '3',
    txtLegenda: 'Paredes do bloco A',
    arqFoto: 'C:\\fotos\\creche.jpg',
  }),
  good({ ...other, numFoto: '3', txtLegenda: 'Paredes do bloco A', arqFoto: 'obras/2025/creche/paredes.jpeg' }),
  bad('txtLegenda', 'não foi preenchido', { ...other, numFoto: '4', arqFoto: 'obras/2025/creche/telhado.png' }),
  good({ ...other, numFoto: '4', txtLegenda: 'Obra parada em agosto', arqFoto: 'obras/2025/creche/telhado.png' }),
  good({
    numOrdemServico: '003/2025',
    numExercicio: '2025',
    numFoto: 'A',
    dtFoto: '22/10/2025',
    txtLegenda: `Entrega da praça; à esquerda, a fiscal (CPF ${cpf('135792468')})`,
    arqFoto: 'obras/2025/praca.jpg',
  }),
  good({ ...first, numFoto: '4', txtLegenda: 'Vista\ngeral', arqFoto: 'obras/2025/vista.png' }),
  good({ numOrdemServico: 'OS-07', numExercicio: '2026', numFoto: '1', txtLegenda: 'Quadra', arqFoto: 'obras/q.png' }),
];
