import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2026',
  txtNorma: 'Portaria SME nº 7/2024',
  txtContato: 'Secretaria de Educação, (84) 3000-0040',
  dtAtualizacao: '12/01/2026',
};
const rule = (numOrdem: string, txtCriterio: string, txtDescricao: string) => ({
  ...usual,
  numOrdem,
  txtCriterio,
  txtDescricao,
});

export const crecheCriterios: Sample = [
  good(rule('1', 'Prioridade legal', 'As prioridades que a lei manda observar.')),
  good(rule('2', 'Vulnerabilidade social', 'Família inscrita no Cadastro Único.')),
  good(rule('3', 'Responsável que trabalha ou estuda', 'Com declaração do empregador ou da escola.')),
  good(rule('4', 'Irmão na unidade', 'Criança com irmão já matriculado na unidade.')),
  bad('txtDescricao', 'não foi preenchido', rule('5', 'Ordem de inscrição', '')),
  good({ ...rule('5', 'Ordem de inscrição', 'Entre iguais, a data do pedido.'), txtNorma: '', dtAtualizacao: '' }),
  bad('numOrdem', 'não foi preenchido', rule('', 'Sorteio', 'Entre pedidos do mesmo dia.')),
  good(rule('6', 'Sorteio', 'Entre pedidos do mesmo dia e da mesma prioridade.')),
  good(rule('7', 'Recusa da vaga', 'Quem recusa a vaga oferecida volta ao fim da fila.')),
  good(rule('9', 'Transferência', 'Criança que vem de outra creche do município.')),
  good(rule('10', 'Ordem judicial', 'Cumpre-se, e a lista diz quantas foram.')),
  good(rule('8', 'Atualização', 'A fila é revista toda semana.')),
];
