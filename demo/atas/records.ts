import type { Cells } from '../../catalog/samples/sample.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { addMonths, br, type Day, nextWorking } from '../calendar.ts';
import { type Draft, drawn, pad } from '../contratos/drafts.ts';
import { ADHESION } from '../contratos/modality.ts';
import { reais } from '../contratos/rows.ts';
import type { Item, Tender } from '../licitacao/tender.ts';
import { successful, tenders } from '../licitacao/tenders.ts';
import { pdf } from '../pdf.ts';
import { hash, Random } from '../random.ts';
import { company, type Supplier } from '../town/companies.ts';
import type { Exercise, World } from '../town/world.ts';
import { manager, recordOf } from './managers.ts';

/** Prices on record for purchases to come, of one supplier. Money is in cents. */
interface Price {
  number: string;
  year: number;
  role: string;
  holder: string;
  object: string;
  supplier: Supplier;
  /** The tender of this body behind it; others have their own. */
  tender: Tender | null;
  origin: string;
  unit: string;
  signed: Day;
  end: Day;
  extended: boolean;
  items: readonly Item[];
  situation: string;
  path: string;
  link: string;
}

/** Every record of prices the body keeps, takes part in or joined. */
export function* records(world: World): Generator<Price> {
  for (const tender of tenders(world))
    for (const contract of tender.contracts) yield* ofContract(world, tender, contract);
  for (const exercise of world.exercises) yield* shared(world, exercise);
}

function* ofContract(world: World, tender: Tender, contract: Draft): Generator<Price> {
  const joined = contract.modality === ADHESION;
  if (!contract.registered && !joined) return;
  const { year, place, signed, lot, supplier } = contract;
  const random = new Random(hash('ata', world.seed, world.tenant, year, place));
  const own = nextWorking(Math.min(signed, (tender.homologated ?? signed) + 2));
  yield {
    ...lasting(world, joined ? nextWorking(signed - random.between(40, 240)) : own, random),
    ...(joined ? others(place, year) : { role: 'Gerenciador', holder: world.name, origin: '' }),
    number: recordOf(contract),
    year,
    object: tender.object,
    supplier,
    tender,
    unit: tender.unit,
    items: tender.items.filter((item) => item.lot === lot),
    path: joined || year === world.exercises.at(-1)?.year ? pathOf(recordOf(contract), year) : '',
    link: joined ? '' : `https://pncp.gov.br/app/atas/${world.cnpj}/${year}/${tender.sequence}/${lot}`,
  };
}

const others = (place: number, year: number) => ({
  role: 'Aderente (carona)',
  holder: manager(place).name,
  origin: `Pregão eletrônico ${pad(((place * 7) % 180) + 1, 3)}/${year - 1}`,
});

const pathOf = (number: string, year: number): string => `atas/${year}/${number.replace('/', '-')}.pdf`;

/** One in so many of an exercise's contracts: as often the body asks others to tender for it. */
const SHARED = 60;

/** Records that others keep for several bodies, this one among them from the start. */
function* shared(world: World, exercise: Exercise): Generator<Price> {
  const goods = world.subjects.filter(({ category }) => category === 'Compras');
  for (let place = 0; place < Math.ceil(exercise.contracts / SHARED); place++) {
    const random = new Random(hash('participante', world.seed, world.tenant, exercise.year, place));
    const subject = goods[random.between(0, goods.length - 1)];
    const drawing = drawn(world, exercise, place * SHARED, subject);
    const supplier = company(drawing.subject.trade, 0, world.seed);
    const { items, object, unit, year } = successful(world, [{ ...drawing, supplier, registered: true }], 0);
    const number = `P${pad(place + 1, 2)}/${year}-${manager(place).short}`;
    yield {
      ...lasting(world, drawing.signed, random),
      ...others(place, year),
      ...{ number, year, object, unit, items, supplier, tender: null, link: '' },
      role: 'Participante',
      path: pathOf(number, year),
    };
  }
}

/** A year, and another where it was extended (Lei 14.133/2021, art. 84). */
function lasting(world: World, signed: Day, random: Random): Pick<Price, 'signed' | 'end' | 'extended' | 'situation'> {
  const first = addMonths(signed, 12) - 1;
  const extended = first < world.until && random.chance(0.3);
  const end = extended ? addMonths(signed, 24) - 1 : first;
  const over = end < world.until ? 'Encerrada' : 'Vigente';
  return { signed, end, extended, situation: random.chance(0.02) ? 'Cancelada' : over };
}

const worth = ({ items }: Price): number => items.reduce((total, { quantity, price }) => total + quantity * price, 0);

export function* ata(one: Price): Generator<Cells> {
  const { tender, supplier } = one;
  yield {
    numARP: one.number,
    numExercicioFinanc: String(one.year),
    txtPapel: one.role,
    txtOrgaoGerenciador: one.holder,
    txtObjeto: one.object,
    txtNomeRazaoSocial: supplier.name,
    txtCpfCnpj: supplier.id,
    numProcesso: tender?.process ?? '',
    numCertame: tender?.number ?? '',
    txtModalidadeLicit: tender?.modality.name ?? '',
    txtUnidadeOrcamentaria: one.unit,
    txtOrigem: one.origin,
    dtAssinatura: br(one.signed),
    dtInicioVigencia: br(one.signed),
    dtFimVigencia: br(one.end),
    blnProrrogada: one.extended ? 'Sim' : 'Não',
    blnAdesao: one.role === 'Gerenciador' ? 'Sim' : 'Não',
    vlrRegistrado: reais(worth(one)),
    txtSituacao: one.situation,
    arqAta: one.path,
    lnkPncp: one.link,
  };
}

export function* itens({ number, year, items }: Price): Generator<Cells> {
  for (const [i, { about, unit, quantity, taken, price }] of items.entries()) {
    yield {
      numARP: number,
      numExercicioFinanc: String(year),
      numItem: String(i + 1),
      txtDescricao: about,
      txtUnidadeMedida: unit,
      qtdRegistrada: String(quantity),
      qtdConsumida: String(taken),
      qtdSaldo: String(quantity - taken),
      vlrUnitario: reais(price),
      vlrTotal: reais(quantity * price),
    };
  }
}

export function* written(one: Price): Generator<{ path: string; bytes: Buffer }> {
  if (one.path === '') return;
  const lines = one.items.map(
    ({ about, unit, quantity, price }, i) =>
      `Item ${i + 1}: ${about.slice(0, 200)}. ${unit}. Quantidade: ${quantity}. Preço: R$ ${reais(price)}.`,
  );
  const head = [
    'Documento de demonstração: órgão, empresas, pessoas e valores são inventados.',
    `Órgão gerenciador: ${one.holder}. Fornecedor: ${one.supplier.name}, ${one.supplier.id}.`,
    `Objeto: ${one.object}. Vigência: ${br(one.signed)} a ${br(one.end)}. Valor: R$ ${reais(worth(one))}.`,
  ];
  yield { path: one.path, bytes: pdf(`Ata de registro de preços ${one.number}`, [...head, ...lines].map(hideCpf)) };
}
