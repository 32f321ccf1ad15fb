import type { Termo } from './term.ts';

/** How a body chooses whom to buy from. */
export const compras: readonly Termo[] = [
  {
    termo: 'Licitação',
    explicacao:
      'Disputa aberta que o governo faz antes de comprar, contratar ou vender, para escolher a melhor proposta com igualdade.',
    fontes: ['CF, art. 37, XXI', 'Lei 14.133/2021, art. 11'],
    sinonimos: ['compra', 'compras', 'concorrência pública', 'certame', 'licitações'],
    veja: ['modalidade-de-licitacao', 'edital', 'contratacao-direta'],
  },
  {
    termo: 'Modalidade de licitação',
    explicacao: 'O tipo de disputa: pregão, concorrência, concurso, leilão ou diálogo competitivo.',
    fontes: ['Lei 14.133/2021, art. 28'],
    sinonimos: ['modalidade', 'tipo de licitação', 'tomada de preços', 'convite'],
    veja: ['pregao', 'concorrencia', 'contratacao-direta'],
  },
  {
    termo: 'Pregão',
    explicacao:
      'Disputa para comprar produtos e serviços comuns, quase sempre pela internet. Ganha o menor preço ou o maior desconto.',
    exemplo: 'Comprar papel, remédio ou gasolina costuma ser por pregão eletrônico.',
    fontes: ['Lei 14.133/2021, art. 6º, XLI, e art. 29'],
    sinonimos: ['pregão eletrônico', 'pregão presencial', 'leilão de compra'],
    veja: ['modalidade-de-licitacao', 'criterio-de-julgamento'],
  },
  {
    termo: 'Concorrência',
    explicacao: 'Disputa para obras, serviços de engenharia e compras especiais.',
    fontes: ['Lei 14.133/2021, art. 6º, XXXVIII, e art. 29'],
    sinonimos: ['concorrência eletrônica'],
    veja: ['modalidade-de-licitacao', 'projeto-basico'],
  },
  {
    termo: 'Leilão',
    explicacao: 'Disputa em que o governo vende bens, como carros velhos, para quem oferecer mais.',
    fontes: ['Lei 14.133/2021, art. 6º, XL, e art. 31'],
    sinonimos: ['venda de bens', 'leilão de carros'],
    veja: ['modalidade-de-licitacao'],
  },
  {
    termo: 'Contratação direta',
    explicacao:
      'Compra sem licitação, nos casos que a lei permite: dispensa ou inexigibilidade. Também precisa de processo e publicação.',
    fontes: ['Lei 14.133/2021, arts. 72 a 75'],
    sinonimos: ['sem licitação', 'compra direta'],
    veja: ['dispensa-de-licitacao', 'inexigibilidade'],
  },
  {
    termo: 'Dispensa de licitação',
    explicacao:
      'Compra direta em que a disputa seria possível, mas a lei libera: valor pequeno, emergência e outros casos.',
    fontes: ['Lei 14.133/2021, art. 75'],
    sinonimos: ['dispensa', 'compra emergencial', 'pequeno valor'],
    veja: ['contratacao-direta', 'inexigibilidade'],
  },
  {
    termo: 'Inexigibilidade',
    explicacao:
      'Compra direta porque não há como disputar: só existe um fornecedor, ou se trata de um artista ou especialista.',
    exemplo: 'Contratar um cantor conhecido para a festa da cidade.',
    fontes: ['Lei 14.133/2021, art. 74'],
    sinonimos: ['inexigível', 'fornecedor único', 'show', 'artista'],
    veja: ['contratacao-direta', 'dispensa-de-licitacao'],
  },
  {
    termo: 'Credenciamento',
    explicacao:
      'Chamada em que todos os que cumprem as condições podem prestar o serviço, como clínicas que fazem exames.',
    fontes: ['Lei 14.133/2021, art. 6º, XLIII, e art. 79'],
    sinonimos: ['credenciados'],
    veja: ['inexigibilidade', 'chamamento-publico'],
  },
  {
    termo: 'Edital',
    explicacao:
      'Documento com as regras da disputa: o que se quer comprar, quem pode participar, prazos e como se escolhe o vencedor.',
    fontes: ['Lei 14.133/2021, art. 25'],
    sinonimos: ['aviso de licitação', 'regras da licitação'],
    veja: ['licitacao', 'habilitacao'],
  },
  {
    termo: 'Fases da licitação',
    explicacao: 'Os passos da compra: preparação, edital, propostas, julgamento, habilitação, recursos e homologação.',
    fontes: ['Lei 14.133/2021, art. 17'],
    sinonimos: ['fase', 'etapas da licitação'],
    veja: ['edital', 'habilitacao', 'homologacao'],
  },
  {
    termo: 'Estudo técnico preliminar (ETP)',
    explicacao: 'Primeiro papel da compra: mostra qual é a necessidade e qual é a melhor saída.',
    fontes: ['Lei 14.133/2021, art. 6º, XX, e art. 18, § 1º'],
    sinonimos: ['etp', 'estudo técnico'],
    veja: ['termo-de-referencia'],
  },
  {
    termo: 'Termo de referência',
    explicacao: 'Documento que descreve o que se vai comprar, em que quantidade, como será entregue e pago.',
    fontes: ['Lei 14.133/2021, art. 6º, XXIII'],
    sinonimos: ['tr', 'especificação'],
    veja: ['estudo-tecnico-preliminar-etp', 'edital'],
  },
  {
    termo: 'Plano de Contratações Anual (PCA)',
    explicacao: 'Lista do que o órgão pretende comprar no ano seguinte, publicada antes.',
    fontes: ['Lei 14.133/2021, art. 12, VII e § 1º'],
    sinonimos: ['pca', 'plano de compras', 'compras futuras'],
    veja: ['licitacao'],
  },
  {
    termo: 'Portal Nacional de Contratações Públicas (PNCP)',
    explicacao: 'Site do país inteiro onde devem estar os editais, as atas e os contratos de todos os governos.',
    fontes: ['Lei 14.133/2021, arts. 94 e 174'],
    sinonimos: ['pncp', 'portal de compras'],
    veja: ['edital', 'contrato'],
  },
  {
    termo: 'Valor estimado',
    explicacao: 'Quanto o órgão calcula que a compra vai custar, olhando os preços do mercado, antes da disputa.',
    fontes: ['Lei 14.133/2021, art. 23'],
    sinonimos: ['preço de referência', 'orçamento estimado', 'pesquisa de preço'],
    veja: ['licitacao', 'homologacao'],
  },
  {
    termo: 'Critério de julgamento',
    explicacao: 'Como se escolhe o vencedor: menor preço, maior desconto, técnica e preço e outros.',
    fontes: ['Lei 14.133/2021, art. 33'],
    sinonimos: ['menor preço', 'melhor técnica', 'técnica e preço', 'maior desconto'],
    veja: ['modo-de-disputa', 'licitacao'],
  },
  {
    termo: 'Modo de disputa',
    explicacao:
      'Aberto: os lances são vistos por todos e vão baixando. Fechado: cada um entrega sua proposta em segredo até a hora marcada.',
    fontes: ['Lei 14.133/2021, art. 56'],
    sinonimos: ['lances', 'disputa aberta', 'disputa fechada'],
    veja: ['criterio-de-julgamento'],
  },
  {
    termo: 'Lote',
    explicacao: 'Parte de uma compra que é disputada sozinha. Dividir em lotes deixa empresas menores participarem.',
    fontes: ['Lei 14.133/2021, art. 40, V, b'],
    sinonimos: ['item', 'itens', 'grupo de itens'],
    veja: ['licitacao'],
  },
  {
    termo: 'Licitante',
    explicacao: 'Pessoa ou empresa que participa da disputa, ganhe ou não.',
    fontes: ['Lei 14.133/2021, art. 6º, IX'],
    sinonimos: ['participante', 'concorrente', 'participantes', 'proposta'],
    veja: ['licitacao', 'habilitacao'],
  },
  {
    termo: 'Habilitação',
    explicacao: 'Conferência dos documentos do vencedor: se existe, se tem capacidade e se está em dia.',
    fontes: ['Lei 14.133/2021, art. 62'],
    sinonimos: ['inabilitada', 'documentação da empresa'],
    veja: ['licitante', 'homologacao'],
  },
  {
    termo: 'Homologação',
    explicacao: 'Decisão da autoridade que confirma o resultado da licitação. Só depois dela se contrata.',
    fontes: ['Lei 14.133/2021, art. 71, IV'],
    sinonimos: ['homologado', 'homologada', 'valor homologado', 'resultado da licitação', 'adjudicação'],
    veja: ['fases-da-licitacao', 'contrato'],
  },
  {
    termo: 'Situação da licitação',
    explicacao:
      'Em que pé está a disputa: aberta, suspensa, homologada, revogada, anulada, deserta (ninguém veio) ou fracassada (ninguém serviu).',
    fontes: ['Lei 14.133/2021, art. 71 e art. 75, III'],
    sinonimos: ['deserta', 'fracassada', 'revogada', 'suspensa', 'licitação aberta', 'em andamento'],
    veja: ['fases-da-licitacao', 'homologacao'],
  },
  {
    termo: 'Porte da empresa',
    explicacao: 'Tamanho da empresa pela receita do ano: microempreendedor, microempresa, pequena empresa ou maior.',
    fontes: ['LC 123/2006, arts. 3º e 18-A'],
    sinonimos: ['mei', 'microempresa', 'me', 'epp', 'pequena empresa'],
    veja: ['beneficio-a-pequenas-empresas'],
  },
  {
    termo: 'Benefício a pequenas empresas',
    explicacao: 'Vantagem que a lei dá às pequenas nas compras públicas, como disputas só para elas até certo valor.',
    fontes: ['LC 123/2006, arts. 47 e 48'],
    sinonimos: ['exclusivo para me e epp', 'cota reservada'],
    veja: ['porte-da-empresa'],
  },
  {
    termo: 'Registro de preços',
    explicacao:
      'Licitação que deixa o preço combinado para comprar aos poucos, quando precisar. O órgão não é obrigado a comprar tudo.',
    exemplo: 'Registrar o preço da carne para a merenda e pedir toda semana o que as escolas usam.',
    fontes: ['Lei 14.133/2021, art. 6º, XLV, e arts. 82 a 86'],
    sinonimos: ['srp', 'preço registrado'],
    veja: ['ata-de-registro-de-precos', 'adesao-a-ata-carona'],
  },
  {
    termo: 'Ata de registro de preços',
    explicacao:
      'Documento em que o vencedor promete vender pelo preço registrado durante um ano, prorrogável por mais um.',
    fontes: ['Lei 14.133/2021, art. 6º, XLVI, e art. 84'],
    sinonimos: ['ata', 'arp'],
    veja: ['registro-de-precos', 'saldo-da-ata'],
  },
  {
    termo: 'Saldo da ata',
    explicacao: 'Quanto ainda se pode comprar de um item pelo preço registrado.',
    fontes: ['Lei 14.133/2021, arts. 82 a 86'],
    sinonimos: ['quanto falta da ata'],
    veja: ['ata-de-registro-de-precos'],
  },
  {
    termo: 'Adesão a ata (carona)',
    explicacao: 'Quando um órgão compra pelo preço que outro registrou, sem fazer licitação própria.',
    fontes: ['Lei 14.133/2021, art. 86, §§ 2º a 8º'],
    sinonimos: ['carona', 'adesão', 'órgão gerenciador', 'órgão participante'],
    veja: ['ata-de-registro-de-precos'],
  },
];
