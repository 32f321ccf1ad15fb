import { brDate, type Day } from '../kit/calendar.ts';
import { reais, withArticle } from '../kit/text.ts';
import { authorityOf, lawyerOf } from '../servidores/authority.ts';
import { officialOf } from '../town/people.ts';
import type { World } from '../town/world.ts';
import { biddersOf } from './bidders.ts';
import type { Licitacao } from './model.ts';

/** What a document says of a tender on its day. */
export type PaperText = (world: World, tender: Licitacao, day: Day) => readonly string[];

const money = (cents: number): string => `R$ ${reais(cents)}`;

/** A tender with its article: `o pregão eletrônico PE 012/2026`. */
function named({ modality: { name }, number }: Licitacao): string {
  return `${/^(?:Pregão|Credenciamento)/.test(name) ? 'o' : 'a'} ${name.toLowerCase()} ${number}`;
}

const ofUnit = ({ unit }: Licitacao): string => `d${withArticle(unit)}`;

type SignatureText = (world: World, tender: Licitacao, day: Day) => string;

/** The official of the unit who signs; each kind of paper has its own. */
const signedBy =
  (place: number, role: string): SignatureText =>
  (world, { unit }, day) => {
    const { name, post, number } = officialOf(unit, place, world.seed, world.tenant);
    return `Vale Claro, ${brDate(day)}. ${name}, ${post.toLowerCase()}, matrícula ${number}, ${role}.`;
  };

const planner = signedBy(0, 'pelo setor requisitante');
const buyer = signedBy(1, 'agente de contratação');
const adviser = signedBy(2, 'pela assessoria jurídica');

/** The lawyer of the body; before it had one, who was asked in the unit. */
const lawyer: SignatureText = (world, tender, day) => {
  const one = lawyerOf(world, day);
  return one ? `Vale Claro, ${brDate(day)}. ${one.name}, pela ${one.post}.` : adviser(world, tender, day);
};

/** Who may decide: the secretary of the unit or the head of the body. */
const authority: SignatureText = (world, { unit }, day) => {
  const { name, post } = authorityOf(world, unit, day);
  return `Vale Claro, ${brDate(day)}. ${name}, ${post}, autoridade competente.`;
};

/** The items with quantities and estimated prices, as many as a page holds. */
const itemLines = ({ items }: Licitacao): string[] =>
  items
    .slice(0, 8)
    .map(
      ({ about, unit, quantity, estimate }, i) =>
        `Item ${i + 1}: ${about.slice(0, 120)}. ${quantity} ${unit}, a ${money(estimate)} cada: ${money(quantity * estimate)}.`,
    );

const winnersOf = ({ contracts }: Licitacao): string[] =>
  contracts.map(
    ({ supplier, initial }) => `${supplier.name}, CPF/CNPJ ${supplier.id}, pelo valor de ${money(initial)}.`,
  );

export const justification: PaperText = (world, tender, day) => [
  `1. O que se pede. ${tender.object}, a cargo ${ofUnit(tender)}.`,
  `2. Por que se pede. O que há hoje não atende à demanda da unidade, e a interrupção do serviço prejudicaria a população. As quantidades dos ${tender.items.length} itens vêm do consumo dos doze meses anteriores.`,
  '3. Onde está previsto. A contratação consta do plano de contratações anual e tem dotação na lei orçamentária.',
  `4. Quanto se espera gastar. ${money(tender.estimated)}, conforme a pesquisa de preços do processo.`,
  planner(world, tender, day),
];

export const study: PaperText = (world, tender, day) => [
  `1. Necessidade. ${tender.object}.`,
  `2. Soluções comparadas. Execução direta, adesão a ata de outro órgão e contratação própria; a última foi a de menor custo total.`,
  `3. Quantidades. ${tender.items.length} itens, com memória de cálculo pelo consumo anterior.`,
  `4. Estimativa. ${money(tender.estimated)}. 5. Parcelamento. O objeto é dividido em itens, para ampliar a disputa.`,
  '6. Impactos ambientais. Sem impacto relevante; exige-se o descarte correto das embalagens. 7. Conclusão. A contratação é viável.',
  planner(world, tender, day),
];

/** How goods come, and how services and works are done. */
const deliveryOf = (tender: Licitacao): string =>
  /^(?:Aquisição|Fornecimento)/.test(tender.object)
    ? `Entrega e recebimento. No endereço ${ofUnit(tender)}, em até dez dias da ordem`
    : 'Execução e recebimento. Nos prazos da ordem de serviço e do cronograma do contrato';

export const terms: PaperText = (world, tender, day) => [
  `1. Objeto. ${tender.object}. Fundamento: ${tender.modality.ground}.`,
  ...itemLines(tender),
  `2. ${deliveryOf(tender)}, com recebimento provisório e definitivo.`,
  `3. Pagamento. Em até trinta dias da nota fiscal atestada. 4. Valor estimado: ${money(tender.estimated)}.`,
  '5. Fiscalização. Por servidor designado em portaria, nos termos do art. 117 da Lei 14.133/2021.',
  planner(world, tender, day),
];

export const prices: PaperText = (world, tender, day) => [
  `Foram consultados o Portal Nacional de Contratações Públicas, contratos de municípios vizinhos e três fornecedores para: ${tender.object}.`,
  'O preço de referência de cada item é a média das cotações, sem as que fogem dela em mais de 25%.',
  ...itemLines(tender),
  `Valor de referência: ${money(tender.estimated)}.`,
  buyer(world, tender, day),
];

export const opinion: PaperText = (world, tender, day) => [
  `Consulta sobre o processo ${tender.process}, ${tender.modality.name.toLowerCase()} ${tender.number}: ${tender.object}.`,
  `O processo traz a justificativa, o termo de referência e a pesquisa de preços, que somam ${money(tender.estimated)}. A via escolhida é a da ${tender.modality.ground}.`,
  'As minutas atendem aos arts. 25 e 92 da Lei 14.133/2021. Recomenda-se conferir as certidões antes da assinatura.',
  'Conclusão: opina-se pela legalidade do procedimento, que pode prosseguir.',
  lawyer(world, tender, day),
];

export const call: PaperText = (world, tender, day) => [
  `${world.name}, CNPJ ${world.cnpj}, abre ${named(tender)}, na forma da ${tender.modality.ground}.`,
  `Objeto: ${tender.object}. Valor estimado: ${money(tender.estimated)}. Sessão: ${brDate(tender.opened)}, às 9 horas.`,
  ...itemLines(tender),
  'Habilitação: arts. 62 a 70 da Lei 14.133/2021. Impugnações: até três dias úteis antes da sessão. Recursos: três dias úteis.',
  'Anexos: I – termo de referência; II – modelo de proposta; III – minuta do contrato; IV – declarações.',
  authority(world, tender, day),
];

export const notice: PaperText = (world, tender, day) => [
  `Aviso de ${tender.modality.name.toLowerCase()} ${tender.number}, processo ${tender.process}. ${world.name}, ${tender.unit}.`,
  `Objeto: ${tender.object}. Valor estimado: ${money(tender.estimated)}. Abertura: ${brDate(tender.opened)}.`,
  `Publicado no Diário Oficial do Município, em jornal de grande circulação e no Portal Nacional de Contratações Públicas em ${brDate(day)}. O edital e seus anexos estão no portal da transparência.`,
  buyer(world, tender, day),
];

export const challenge: PaperText = (world, tender, day) => [
  `Pedido. Empresa interessada impugna o edital ${tender.number}: pede que se aceite atestado de execução de 30% das quantidades de "${tender.object}", e não de 50%.`,
  'Resposta. O art. 67, § 2º, da Lei 14.133/2021 permite exigir até 50%. A exigência é proporcional ao objeto e não restringe a disputa.',
  'Decisão: a impugnação é conhecida e, no mérito, rejeitada. O edital fica como está.',
  buyer(world, tender, day),
];

export const minutes: PaperText = (world, tender, day) => [
  `Em ${brDate(day)}, às 9 horas, foi aberta a sessão pública d${named(tender)}: ${tender.object}.`,
  ...offers(world, tender),
  ...(tender.reason ? [`${tender.reason}.`] : []),
  'Nada mais havendo, a sessão foi encerrada e esta ata, lavrada.',
  buyer(world, tender, day),
];

function offers(world: World, tender: Licitacao): string[] {
  const all = biddersOf(world, tender);
  if (all.length === 0) return ['Nenhum interessado apresentou proposta.'];
  return all.map(
    ({ supplier, offer, result, reason }) =>
      `${supplier.name}: ${money(offer)}. ${result}${reason && ` (${reason.toLowerCase()})`}.`,
  );
}

export const appeal: PaperText = (world, tender, day) => {
  const [, second] = biddersOf(world, tender);
  return [
    `Recurso. ${second?.supplier.name ?? 'Licitante'} recorre do julgamento d${named(tender)}: alega que a proposta vencedora é inexequível.`,
    `Contrarrazões. A vencedora juntou planilha de custos que sustenta o preço de ${money(tender.total)}.`,
    'Decisão: o recurso é conhecido e não provido, por estar demonstrada a exequibilidade (Lei 14.133/2021, art. 59, § 2º).',
    authority(world, tender, day),
  ];
};

export const award: PaperText = (world, tender, day) => [
  `Adjudica-se o objeto d${named(tender)}, ${tender.object}, a:`,
  ...winnersOf(tender),
  `Valor total adjudicado: ${money(tender.total)}, ante ${money(tender.estimated)} estimados.`,
  authority(world, tender, day),
];

export const confirmation: PaperText = (world, tender, day) => [
  `Cumpridas as fases do processo ${tender.process} e à vista do parecer jurídico, homologa-se ${named(tender)}: ${tender.object}.`,
  ...winnersOf(tender),
  `Valor homologado: ${money(tender.total)}. Convoque-se a vencedora para assinar o contrato (Lei 14.133/2021, art. 90).`,
  authority(world, tender, day),
];

export const undoing: PaperText = (world, tender, day) => [
  `Decisão sobre ${named(tender)}, processo ${tender.process}: ${tender.object}.`,
  `${tender.reason}. Os interessados foram ouvidos (Lei 14.133/2021, art. 71, § 3º).`,
  authority(world, tender, day),
];

export const choice: PaperText = (world, tender, day) => [
  `Objeto: ${tender.object}. Fundamento: ${tender.modality.ground}.`,
  'Razão da escolha. O contratado comprovou habilitação e experiência e foi o que ofereceu as melhores condições para o objeto.',
  ...winnersOf(tender),
  `Justificativa do preço. O valor de ${money(tender.total)} é compatível com a pesquisa de preços do processo, de ${money(tender.estimated)}.`,
  buyer(world, tender, day),
];

export const emergency: PaperText = (world, tender, day) => [
  `Emergência que fundamenta a compra (${tender.modality.ground}): ${tender.object}.`,
  'O decreto municipal de calamidade pública pela COVID-19 e o relatório da vigilância epidemiológica mostram que a demora de uma licitação poria vidas em risco.',
  'As quantidades bastam para o atendimento à emergência, e o prazo não passa dela.',
  planner(world, tender, day),
];

export const authorization: PaperText = (world, tender, day) => [
  `Autoriza-se a contratação por ${tender.modality.name.toLowerCase()} ${tender.number} (${tender.modality.ground}): ${tender.object}.`,
  ...winnersOf(tender),
  `Valor: ${money(tender.total)}. Há dotação, e o processo ${tender.process} traz os documentos do art. 72 da Lei 14.133/2021.`,
  authority(world, tender, day),
];

export const ratification: PaperText = (world, tender, day) => [
  `Ratifica-se ${named(tender)}, processo ${tender.process}, à vista do parecer jurídico e da justificativa da escolha e do preço.`,
  ...winnersOf(tender),
  `Valor: ${money(tender.total)}. Publique-se no portal e no Portal Nacional de Contratações Públicas.`,
  authority(world, tender, day),
];
