import { bad, good, type Sample } from './sample.ts';

const usual = {
  numEdital: '001/2025',
  numExercicio: '2025',
  txtCargo: 'Enfermeiro',
  txtLista: 'Ampla concorrência',
  txtSituacao: 'Aguardando',
  dtAtualizacao: '05/02/2026',
};

export const aprovados: Sample = [
  good({
    ...usual,
    numClassificacao: '1',
    txtNome: 'Heloísa Queiroz Pinheiro',
    numNota: '91,50',
    txtSituacao: 'Nomeado',
    dtConvocacao: '12/01/2026',
    dtNomeacao: '02/02/2026',
    txtAtoNomeacao: 'Portaria nº 18/2026',
  }),
  good({ ...usual, numClassificacao: '2', txtNome: 'IGOR MEDEIROS COSTA', numNota: '90', txtSituacao: 'desistente' }),
  good({
    ...usual,
    numClassificacao: '3',
    txtNome: 'Lívia Alves Rocha',
    numNota: '88,25',
    txtSituacao: 'CONVOCADO',
    dtConvocacao: '2026-02-09',
  }),
  good({ ...usual, numClassificacao: '4', txtNome: 'Marcos Dantas Gomes', numNota: '87,00' }),
  bad('dtNomeacao', 'quem foi nomeado tem data de nomeação', {
    ...usual,
    numClassificacao: '5',
    txtNome: 'Camila Sales',
    txtSituacao: 'Nomeado',
  }),
  good({ ...usual, numClassificacao: '5', txtNome: 'Camila Sales', numNota: '86,75' }),
  good({ ...usual, txtLista: 'Pessoas com deficiência', numClassificacao: '1', txtNome: 'Otávio Lira', numNota: '80' }),
  good({ ...usual, txtLista: 'Pessoas negras', numClassificacao: '1', txtNome: 'Joelma Rêgo', numNota: '85,5' }),
  bad('numClassificacao', 'a classificação começa em 1', { ...usual, numClassificacao: '0', txtNome: 'Bruno Maia' }),
  good({ ...usual, txtCargo: 'Motorista', numClassificacao: '1', txtNome: 'Severino Galvão', numNota: '74,00' }),
  good({ ...usual, txtCargo: 'Motorista', numClassificacao: '2', txtNome: 'Damião Torres', numNota: '' }),
  good({ ...usual, txtCargo: 'Motorista', numClassificacao: '3', txtNome: 'Luís Paiva', txtSituacao: 'Eliminado' }),
];
