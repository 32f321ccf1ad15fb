import { cpf } from './digits.ts';
import { bad, good, type Sample } from './sample.ts';

const member = { numExercicio: '2026', txtMandato: '2025 a 2028' };
const ana = { ...member, codVereador: 'ana-dantas', txtNome: 'Ana Lúcia Dantas', txtPartido: 'PDV' };

export const vereadores: Sample = [
  good({
    ...ana,
    txtMesa: 'Presidente',
    txtComissoes: 'Comissão de Constituição, Justiça e Redação (presidente)',
    txtBiografia: 'Professora da rede estadual.\nEstá no segundo mandato.',
    txtGabinete: 'Gabinete 01',
    txtTelefone: '(84) 3000-0121',
    txtEmail: 'ana.dantas@camara.example',
    arqFoto: 'vereadores/ana-dantas.png',
  }),
  good({ ...ana, numExercicio: '2025' }),
  good({ ...member, codVereador: 'josinaldo-paiva', txtNome: 'Josinaldo Paiva', txtPartido: 'ALP' }),
  good({
    ...member,
    codVereador: 'tarcisio-maia',
    txtNome: 'Tarcísio Pinheiro Maia',
    txtPartido: 'UPS',
    txtBiografia: `Agricultor (CPF ${cpf('271828182')}).`,
  }),
  bad('txtNome', 'não foi preenchido', { ...member, codVereador: 'rosangela', txtPartido: 'REN' }),
  good({ ...member, codVereador: 'rosangela-guedes', txtNome: 'ROSÂNGELA GUEDES', txtPartido: 'REN' }),
  bad('arqFoto', 'não é o caminho de um arquivo', {
    ...member,
    codVereador: 'vitoria-lira',
    txtNome: 'Vitória Lira',
    arqFoto: 'https://fotos.example/vitoria.jpg',
  }),
  good({ ...member, codVereador: 'vitoria-lira', txtNome: 'Vitória Lira', arqFoto: 'vereadores/Vitória Lira.jpg' }),
  good({ ...member, codVereador: '18', txtNome: 'Cícera Moura', txtPartido: 'MCS', txtGabinete: '13' }),
  good({ ...member, codVereador: '19', txtNome: 'Fabiana Torres', txtMandato: '2025 a 2028 (suplente)' }),
  good({ ...member, numExercicio: '2024', codVereador: '20', txtNome: 'Otávio Sales', txtMandato: '2021 a 2024' }),
  good({
    ...member,
    numExercicio: '2025',
    codVereador: 'josinaldo-paiva',
    txtNome: 'Josinaldo Paiva',
    txtPartido: 'ALP',
  }),
];
