import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2026',
  txtNorma: 'Portaria SMS nº 4/2024',
  txtContato: 'Central de Regulação, (84) 3000-0055',
  dtAtualizacao: '05/01/2026',
};
const rule = (numOrdem: string, txtCriterio: string, txtDescricao: string) => ({
  ...usual,
  numOrdem,
  txtCriterio,
  txtDescricao,
});

export const regulacaoCriterios: Sample = [
  good(rule('1', 'Emergência', 'Risco de morte: o atendimento é imediato e não espera na fila.')),
  good(rule('2', 'Urgência', 'Agravamento provável em dias: vem antes de todos os outros.')),
  good(rule('3', 'Prioritária', 'Gestantes, crianças, idosos e pessoas com deficiência.')),
  good({ ...rule('4', 'Eletiva', 'Os demais pedidos, pela data.'), txtNorma: '', dtAtualizacao: '' }),
  bad('txtContato', 'não foi preenchido', { ...rule('5', 'Empate', 'Vale o pedido mais antigo.'), txtContato: '' }),
  good(rule('5', 'Empate', 'Vale o pedido mais antigo.')),
  bad('numExercicio', 'não é um ano', { ...rule('6', 'Falta', 'Volta ao fim da fila.'), numExercicio: 'este' }),
  good(rule('6', 'Falta sem aviso', 'Quem falta sem avisar volta ao fim da fila.')),
  good(rule('7', 'Revisão', 'O médico pode mudar a prioridade a qualquer tempo.')),
  good(rule('9', 'Mudança de endereço', 'O pedido segue com a pessoa para a nova unidade.')),
  good(rule('10', 'Ordem judicial', 'Cumpre-se, e a lista diz quantas foram.')),
  good(rule('8', 'Consulta do lugar', 'Com o protocolo, na página ou na unidade.')),
];
