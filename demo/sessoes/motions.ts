import type { Random } from '../kit/random.ts';
import { barList } from '../kit/words.ts';

/** What a kind of proposition is called, and whether it needs a committee and the votes one by one. */
export interface BillKind {
  code: string;
  name: string;
  /** The word in a sentence, with its gender. */
  word: string;
  examined: boolean;
}

export const KINDS = {
  PL: { code: 'PL', name: 'Projeto de Lei Ordinária', word: 'Projeto de Lei', examined: true },
  PLC: { code: 'PLC', name: 'Projeto de Lei Complementar', word: 'Projeto de Lei Complementar', examined: true },
  PDL: { code: 'PDL', name: 'Projeto de Decreto Legislativo', word: 'Projeto de Decreto Legislativo', examined: true },
  PR: { code: 'PR', name: 'Projeto de Resolução', word: 'Projeto de Resolução', examined: true },
  REQ: { code: 'REQ', name: 'Requerimento', word: 'Requerimento', examined: false },
  IND: { code: 'IND', name: 'Indicação', word: 'Indicação', examined: false },
  MOC: { code: 'MOC', name: 'Moção', word: 'Moção', examined: false },
} as const satisfies Record<string, BillKind>;

/** The kind of proposition that an act comes of. */
export const KIND_OF_ACT: Readonly<Record<string, BillKind>> = {
  'Lei Ordinária': KINDS.PL,
  'Lei Complementar': KINDS.PLC,
  'Decreto Legislativo': KINDS.PDL,
  Resolução: KINDS.PR,
};

const PLACES = barList(
  'Alto da Conceição | Barra do Rio | Lajedo | Nova Vida | Riacho Fundo | São José | Tabuleiro | Centro',
);
const ASKED = barList(`
  a manutenção da iluminação pública | o calçamento das ruas de terra | a limpeza do canal | uma faixa de pedestres na escola |
  a poda das árvores da praça | a volta da linha de ônibus da noite | a reforma da quadra de esportes | um abrigo no ponto de ônibus
`);
const WANTED = barList(`
  sobre o andamento das obras | sobre a fila de exames | sobre o transporte escolar | sobre o estoque de remédios do posto |
  sobre o abastecimento de água | sobre as vagas de creche | sobre a coleta de lixo
`);
const HONOURED = barList(`
  aos professores da escola municipal | às agentes comunitárias de saúde | ao grupo de quadrilha junina | ao time de futebol |
  às rendeiras da associação | aos voluntários da campanha de vacinação
`);

/** A proposition that is decided in one session: whom it asks for what. */
export function inventMotion(random: Random): { kind: BillKind; summary: string } {
  const place = random.pick(PLACES);
  const draw = random.between(1, 10);
  if (draw <= 5)
    return { kind: KINDS.IND, summary: `Indica ao Poder Executivo ${random.pick(ASKED)}, no bairro ${place}.` };
  if (draw <= 8)
    return {
      kind: KINDS.REQ,
      summary: `Requer ao Poder Executivo informações ${random.pick(WANTED)}, no bairro ${place}.`,
    };
  return { kind: KINDS.MOC, summary: `Moção de aplausos ${random.pick(HONOURED)}, do bairro ${place}.` };
}

/** Bills that did not become law, or not yet: the summary, and then its articles. */
const IDEAS: readonly (readonly string[])[] = [
  [
    'Dispõe sobre a coleta de óleo de cozinha usado nos prédios públicos.',
    'Cada prédio público com mais de dez servidores mantém um ponto de coleta de óleo de cozinha usado.',
    'O óleo é entregue a cooperativa de catadores, escolhida por chamamento público.',
  ],
  [
    'Cria o banco municipal de ração e utensílios para animais.',
    'Fica criado o banco municipal de ração e utensílios, que recebe doações para quem cuida de animais abandonados.',
    'O que entra e sai do banco é publicado todo mês no portal da transparência.',
  ],
  [
    'Obriga a divulgação da lista de espera das creches na entrada das escolas.',
    'A lista de espera das creches, com o protocolo e sem o nome das crianças, é afixada na entrada de cada escola.',
    'A lista afixada é a mesma do portal da transparência e é trocada a cada quinze dias.',
  ],
  [
    'Institui a Semana da Leitura nas escolas municipais.',
    'A Semana da Leitura é realizada em outubro nas escolas municipais, com rodas de leitura e troca de livros.',
    'A biblioteca pública coordena a programação, sem aumento de despesa.',
  ],
  [
    'Dispõe sobre bicicletários nos prédios públicos.',
    'Os prédios públicos novos ou reformados têm bicicletário coberto, com ao menos uma vaga para cada dez servidores.',
    'Os prédios em uso são adaptados em três anos.',
  ],
  [
    'Cria o selo Amigo da Pessoa Idosa.',
    'O selo Amigo da Pessoa Idosa é dado ao estabelecimento que oferece assento, atendimento preferencial e letra legível.',
    'O selo vale por dois anos e é concedido pelo conselho municipal da pessoa idosa.',
  ],
  [
    'Proíbe fogos de artifício com estampido.',
    'É proibido soltar fogos de artifício com estampido em todo o Município; os de vistas, sem ruído, são permitidos.',
    'A infração sujeita a multa, dobrada na reincidência, em favor do fundo do meio ambiente.',
  ],
  [
    'Dispõe sobre a reserva de vagas para feirantes do Município nos eventos públicos.',
    'Nos eventos promovidos pelo Município, metade das vagas de comércio é dos feirantes cadastrados nele.',
    'A distribuição é feita por sorteio público, com o resultado no portal da transparência.',
  ],
  [
    'Institui o Programa Horta na Escola.',
    'Cada escola municipal com área livre mantém uma horta, cuidada pelos alunos com apoio da assistência técnica rural.',
    'O que se colhe reforça a merenda, e a sobra é doada às famílias dos alunos.',
  ],
  [
    'Dispõe sobre a acessibilidade das paradas de ônibus.',
    'As paradas novas ou reformadas têm rampa, piso tátil, assento e o horário das linhas em letras grandes.',
    'As paradas existentes são adaptadas em quatro anos, a começar pelas próximas de unidades de saúde e de escolas.',
  ],
  [
    'Cria o cadastro municipal de artesãos.',
    'O cadastro de artesãos é gratuito, vale por três anos e dá preferência nas feiras promovidas pelo Município.',
    'A lista dos cadastrados é pública, com o nome, o ofício e o contato que o artesão autorizar.',
  ],
  [
    'Obriga a publicação do itinerário dos carros-pipa.',
    'O itinerário, a data e o volume de cada entrega de água por carro-pipa são publicados toda semana.',
    'A falta de entrega é comunicada à comunidade no mesmo dia, com a nova data.',
  ],
  [
    'Dispõe sobre o descarte de lâmpadas e pilhas.',
    'O estabelecimento que vende lâmpadas ou pilhas recebe as usadas, em recipiente à vista do público.',
    'O Município informa os pontos de coleta no portal e nas escolas.',
  ],
  [
    'Institui o Dia Municipal do Vaqueiro.',
    'O Dia Municipal do Vaqueiro é comemorado no último domingo de julho.',
    'A data passa a constar do calendário oficial de eventos, sem aumento de despesa.',
  ],
  [
    'Assegura à gestante acompanhante nas consultas da rede municipal.',
    'A gestante atendida na rede municipal pode ter um acompanhante de sua escolha em cada consulta e exame.',
    'O direito é informado em cartaz nas unidades de saúde.',
  ],
  [
    'Dispõe sobre o uso das quadras escolares nos fins de semana.',
    'As quadras das escolas municipais ficam abertas à comunidade nos sábados e domingos, das 8h às 17h.',
    'O agendamento é gratuito e feito na própria escola, por ordem de chegada.',
  ],
];

/** The summary of such a bill, by its place among them all: none comes back before the others had their turn (Constitution, art. 67). */
export const inventBill = (place: number): string => IDEAS[place % IDEAS.length]?.[0] ?? '';

/** The articles of such a bill; none for a motion, which is one sentence. */
export const articlesOf = (summary: string): readonly string[] =>
  IDEAS.find(([own]) => own === summary)?.slice(1) ?? [];
