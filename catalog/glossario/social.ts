import type { Termo } from './term.ts';

/** Selections, health, schools and the councils that watch over them. */
export const social: readonly Termo[] = [
  {
    termo: 'Vagas de um concurso',
    explicacao:
      'Quantos cargos o edital oferece. Quem passa além delas fica no cadastro de reserva e pode ser chamado enquanto o concurso vale.',
    fontes: ['CF, art. 37, II, III e IV'],
    sinonimos: ['vaga de concurso', 'cadastro de reserva', 'cadastro reserva'],
    veja: ['concurso-publico'],
  },
  {
    termo: 'CNES',
    explicacao:
      'Cadastro Nacional de Estabelecimentos de Saúde: o número que cada posto, hospital ou farmácia tem no país.',
    fontes: ['Portaria de Consolidação MS 1/2017'],
    sinonimos: ['cadastro de estabelecimentos de saúde', 'número do posto de saúde'],
  },
  {
    termo: 'Fila de espera',
    explicacao:
      'A ordem em que serão atendidos os que pediram uma consulta, um exame ou uma vaga. Cada um acha o seu lugar pelo protocolo: nomes não são publicados.',
    fontes: ['Lei 8.080/1990, art. 7º, VI', 'Lei 9.394/1996, art. 5º, § 1º, IV'],
    sinonimos: ['fila', 'lista de espera', 'regulação', 'fila do sus', 'fila da creche'],
    veja: ['tempo-de-espera'],
  },
  {
    termo: 'Tempo de espera',
    explicacao:
      'Os dias entre o pedido e o dia da lista. A média é a soma dos dias de todos os que esperam, dividida por quantos são.',
    fontes: ['Lei 8.080/1990, art. 7º, VI'],
    sinonimos: ['dias de espera', 'espera média', 'tempo médio de espera', 'demora'],
    veja: ['fila-de-espera'],
  },
  {
    termo: 'Remume e Resme',
    explicacao:
      'As relações dos remédios que o SUS fornece: a Remume é a do município, e a Resme, a do estado. As duas seguem a relação nacional, a Rename.',
    fontes: ['Decreto 7.508/2011, arts. 25 a 29'],
    sinonimos: ['remume', 'resme', 'rename', 'relação de medicamentos', 'lista de remédios'],
    veja: ['medicamento-de-alto-custo'],
  },
  {
    termo: 'Medicamento de alto custo',
    explicacao:
      'Remédio do componente especializado, caro ou de uso demorado. Para receber, abre-se um processo com laudo do médico, receita e exames.',
    fontes: ['Lei 8.080/1990, arts. 19-M a 19-P'],
    sinonimos: ['alto custo', 'componente especializado', 'remédio caro', 'medicamento excepcional'],
    veja: ['remume-e-resme'],
  },
  {
    termo: 'Conselho de políticas públicas',
    explicacao:
      'Grupo de representantes do governo e da sociedade que acompanha uma área, como a saúde ou o Fundeb, fiscaliza as contas e aprova planos.',
    fontes: ['Lei 8.142/1990, art. 1º', 'Lei 14.113/2020, arts. 33 e 34', 'Lei 8.742/1993, art. 16'],
    sinonimos: ['conselho', 'conselho municipal', 'conselho do fundeb', 'cacs', 'controle social', 'conselheiro'],
  },
  {
    termo: 'Incentivo a projetos',
    explicacao:
      'Apoio do governo a um projeto de cultura ou de esporte: com dinheiro do orçamento, por edital, ou deixando de cobrar imposto de quem o patrocina.',
    fontes: ['LC 101/2000, art. 14', 'Lei 14.903/2024'],
    sinonimos: ['incentivo à cultura', 'incentivo ao esporte', 'fomento à cultura', 'patrocínio'],
    veja: ['renuncia-de-receita'],
  },
];
