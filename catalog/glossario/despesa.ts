import type { Termo } from './term.ts';

/** From the permission to spend to the money that left. */
export const despesa: readonly Termo[] = [
  {
    termo: 'Despesa pública',
    explicacao:
      'Todo gasto do órgão: salários, compras, obras e serviços. Passa por três passos: empenho, liquidação e pagamento.',
    fontes: ['Lei 4.320/1964, arts. 12 e 58 a 65'],
    sinonimos: ['gasto', 'gastos', 'despesa', 'quanto gastou'],
    veja: ['empenho', 'liquidacao', 'pagamento'],
  },
  {
    termo: 'Empenho',
    explicacao:
      'Primeiro passo do gasto: o órgão separa do orçamento o valor de uma compra ou serviço. Ainda não é pagamento.',
    exemplo: 'Antes de comprar carteiras, a prefeitura empenha R$ 20 mil em nome da loja.',
    fontes: ['Lei 4.320/1964, arts. 58 a 61'],
    sinonimos: ['empenhado', 'nota de empenho', 'reserva de dinheiro'],
    veja: ['liquidacao', 'pagamento', 'tipo-de-empenho', 'anulacao-de-empenho'],
  },
  {
    termo: 'Tipo de empenho',
    explicacao:
      'Ordinário: valor certo, pago de uma vez. Global: valor certo, pago em parcelas. Estimativo: valor que só se sabe depois, como a conta de luz.',
    fontes: ['Lei 4.320/1964, art. 60, §§ 2º e 3º', 'MCASP, Parte I'],
    sinonimos: ['empenho global', 'empenho estimativo', 'empenho ordinário'],
    veja: ['empenho'],
  },
  {
    termo: 'Reforço de empenho',
    explicacao: 'Aumento do valor de um empenho quando o que foi separado não basta.',
    fontes: ['MCASP, Parte I'],
    sinonimos: ['reforço', 'complemento de empenho'],
    veja: ['empenho', 'anulacao-de-empenho'],
  },
  {
    termo: 'Anulação de empenho',
    explicacao:
      'Cancelamento de todo o empenho ou de parte dele. O valor volta para o orçamento e pode ser usado em outra coisa.',
    fontes: ['Lei 4.320/1964, art. 38', 'MCASP, Parte I'],
    sinonimos: ['anulado', 'empenho cancelado', 'cancelamento', 'estorno'],
    veja: ['empenho', 'reforco-de-empenho'],
  },
  {
    termo: 'Liquidação',
    explicacao:
      'Segundo passo do gasto: o órgão confere se o produto chegou ou o serviço foi feito, e reconhece que deve pagar.',
    exemplo: 'As carteiras chegaram, a nota fiscal confere: a despesa está liquidada.',
    fontes: ['Lei 4.320/1964, art. 63'],
    sinonimos: ['liquidado', 'atesto', 'conferência da entrega'],
    veja: ['empenho', 'pagamento', 'nota-fiscal'],
  },
  {
    termo: 'Pagamento',
    explicacao: 'Último passo do gasto: o dinheiro sai da conta do órgão para quem vendeu ou prestou o serviço.',
    fontes: ['Lei 4.320/1964, arts. 62, 64 e 65'],
    sinonimos: ['pago', 'dinheiro que saiu', 'ordem bancária'],
    veja: ['liquidacao', 'ordem-cronologica-de-pagamentos'],
  },
  {
    termo: 'Restos a pagar',
    explicacao:
      'Despesas empenhadas num ano e não pagas até 31 de dezembro. Se já foram liquidadas, são processados; se não, não processados.',
    exemplo: 'A obra empenhada em 2025 e paga em março de 2026 foi paga como restos a pagar.',
    fontes: ['Lei 4.320/1964, art. 36', 'LC 101/2000, art. 42'],
    sinonimos: ['rp', 'contas atrasadas', 'dívida do ano passado', 'restos'],
    veja: ['empenho', 'exercicio-financeiro', 'despesas-de-exercicios-anteriores'],
  },
  {
    termo: 'Despesas de exercícios anteriores',
    explicacao:
      'Dívidas de anos passados que não foram empenhadas ou cujo empenho foi cancelado, pagas com o orçamento de agora.',
    fontes: ['Lei 4.320/1964, art. 37'],
    sinonimos: ['dea', 'dívida antiga'],
    veja: ['restos-a-pagar'],
  },
  {
    termo: 'Natureza da despesa',
    explicacao: 'Código que diz o que se comprou: a categoria, o grupo, a modalidade e o elemento do gasto.',
    exemplo: '3.3.90.30 é material de consumo comprado diretamente.',
    fontes: ['Portaria Interministerial STN/SOF 163/2001'],
    sinonimos: ['natureza', 'classificação da despesa', 'rubrica'],
    veja: ['categoria-economica', 'grupo-de-despesa', 'elemento-de-despesa'],
  },
  {
    termo: 'Categoria econômica',
    explicacao:
      'Separa o dia a dia (despesas e receitas correntes) do que forma patrimônio, como obras e empréstimos (de capital).',
    fontes: ['Lei 4.320/1964, arts. 11 e 12'],
    sinonimos: ['despesa corrente', 'despesa de capital'],
    veja: ['natureza-da-despesa', 'receita-corrente', 'receita-de-capital'],
  },
  {
    termo: 'Grupo de despesa',
    explicacao: 'Junta gastos do mesmo tipo: pessoal, juros, custeio, investimentos e outros.',
    fontes: ['Portaria Interministerial STN/SOF 163/2001'],
    sinonimos: ['grupo', 'gnd', 'custeio', 'investimento', 'investimentos'],
    veja: ['natureza-da-despesa', 'elemento-de-despesa'],
  },
  {
    termo: 'Modalidade de aplicação',
    explicacao: 'Diz se o próprio órgão gasta o dinheiro ou se o entrega a outro governo, consórcio ou entidade.',
    fontes: ['Portaria Interministerial STN/SOF 163/2001'],
    veja: ['natureza-da-despesa'],
  },
  {
    termo: 'Elemento de despesa',
    explicacao:
      'O que exatamente foi comprado ou pago: salários, material de consumo, diárias, obras e assim por diante.',
    fontes: ['Portaria Interministerial STN/SOF 163/2001'],
    sinonimos: ['elemento', 'tipo de gasto'],
    veja: ['natureza-da-despesa'],
  },
  {
    termo: 'Credor',
    explicacao: 'Pessoa ou empresa que tem dinheiro a receber do órgão. É o favorecido do pagamento.',
    fontes: ['Lei 4.320/1964, arts. 61 a 63', 'Decreto 10.540/2020, art. 8º, I'],
    sinonimos: ['favorecido', 'fornecedor', 'quem recebeu', 'beneficiário do pagamento', 'empresa'],
    veja: ['empenho', 'pagamento', 'contratada'],
  },
  {
    termo: 'Ordenador de despesa',
    explicacao:
      'Autoridade que manda gastar e assina: prefeito, presidente da câmara, secretário ou quem recebeu esse poder.',
    fontes: ['Decreto-Lei 200/1967, art. 80, § 1º'],
    sinonimos: ['ordenador', 'quem autorizou o gasto'],
    veja: ['empenho', 'pagamento'],
  },
  {
    termo: 'Nota fiscal',
    explicacao: 'Documento da empresa que prova a venda ou o serviço. Sem ele o órgão não pode liquidar nem pagar.',
    fontes: ['Lei 4.320/1964, art. 63, § 2º, III', 'Lei 8.846/1994, art. 1º'],
    sinonimos: ['nf', 'nfe', 'danfe', 'documento fiscal', 'fatura'],
    veja: ['liquidacao'],
  },
  {
    termo: 'Retenção',
    explicacao: 'Imposto ou contribuição que o órgão desconta do pagamento e entrega ao governo a que pertence.',
    exemplo: 'De uma nota de R$ 1.000, o ISS de R$ 50 fica retido e a empresa recebe R$ 950.',
    fontes: ['Lei 8.212/1991, art. 31', 'LC 116/2003, art. 6º'],
    sinonimos: ['retenções', 'imposto retido', 'valor líquido'],
    veja: ['pagamento'],
  },
  {
    termo: 'Glosa',
    explicacao:
      'Parte de uma conta que o órgão recusa e não paga, porque não foi feita, não foi provada ou não é permitida.',
    fontes: ['Lei 14.133/2021, art. 143'],
    sinonimos: ['valor recusado', 'desconto da nota'],
    veja: ['verba-indenizatoria', 'medicao'],
  },
  {
    termo: 'Suprimento de fundos',
    explicacao:
      'Dinheiro adiantado a um servidor para pequenos gastos que não podem esperar, com prestação de contas depois.',
    fontes: ['Lei 4.320/1964, arts. 68 e 69'],
    sinonimos: ['adiantamento', 'cartão corporativo', 'pronto pagamento'],
    veja: ['prestacao-de-contas'],
  },
  {
    termo: 'Ordem cronológica de pagamentos',
    explicacao:
      'Fila em que o órgão paga os fornecedores: quem tem direito primeiro recebe primeiro. Furar a fila exige motivo publicado.',
    fontes: ['Lei 14.133/2021, art. 141'],
    sinonimos: ['fila de pagamento', 'fila de fornecedores', 'ordem de pagamento'],
    veja: ['liquidacao', 'pagamento'],
  },
  {
    termo: 'Diária',
    explicacao:
      'Dinheiro pago ao servidor que viaja a trabalho, para comida e hospedagem. Cada órgão tem uma tabela de valores.',
    exemplo: 'Dois dias fora do estado, a R$ 400 por dia, são R$ 800 de diárias.',
    fontes: ['Lei 8.112/1990, art. 58 (servidores federais; cada ente tem sua lei)', 'Lei 12.527/2011, art. 7º, VI'],
    sinonimos: ['diárias', 'viagem', 'viagens', 'hospedagem', 'passagem', 'passagens'],
    veja: ['verba-indenizatoria'],
  },
  {
    termo: 'Subvenção social',
    explicacao: 'Ajuda em dinheiro a entidade sem fins lucrativos, como asilo ou Apae, para manter o seu trabalho.',
    fontes: ['Lei 4.320/1964, art. 12, § 3º, I, e art. 16'],
    sinonimos: ['subvenção', 'ajuda a entidades'],
    veja: ['termo-de-colaboracao-e-termo-de-fomento'],
  },
  {
    termo: 'Mínimo da educação',
    explicacao: 'O município deve gastar com o ensino pelo menos 25% do que arrecada de impostos.',
    fontes: ['CF, art. 212'],
    sinonimos: ['25% da educação', 'gasto com educação', 'mde'],
    veja: ['fundeb', 'minimo-da-saude'],
  },
  {
    termo: 'Mínimo da saúde',
    explicacao: 'O município deve gastar com a saúde pelo menos 15% do que arrecada de impostos.',
    fontes: ['CF, art. 198, § 2º, III', 'LC 141/2012, art. 7º'],
    sinonimos: ['15% da saúde', 'gasto com saúde', 'asps'],
    veja: ['minimo-da-educacao'],
  },
];
