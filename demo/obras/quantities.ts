import type { Random } from '../random.ts';

/** A line of a work's bill of quantities: so many units at a price. Money is in cents. */
export interface BillLine {
  number: string;
  about: string;
  unit: string;
  quantity: number;
  price: number;
}

/** What a job of a kind is made of: service, unit, usual price in cents, share of the value in hundredths. */
type Job = readonly [about: string, unit: string, price: number, share: number];

const ROAD: readonly Job[] = [
  ['Locação e nivelamento da via', 'm²', 48, 1],
  ['Escavação e carga de material de 1ª categoria', 'm³', 1_485, 5],
  ['Regularização e compactação do subleito', 'm²', 342, 5],
  ['Colchão de areia, 10 cm', 'm³', 11_840, 9],
  ['Pavimento em paralelepípedo rejuntado', 'm²', 8_990, 52],
  ['Meio-fio de concreto pré-moldado', 'm', 4_675, 12],
  ['Calçada de concreto com piso tátil', 'm²', 7_230, 7],
  ['Sinalização vertical', 'un', 38_900, 3],
  ['Limpeza final', 'm²', 165, 1],
];

const BUILDING: readonly Job[] = [
  ['Demolição e retirada de entulho', 'm³', 9_420, 3],
  ['Escavação de valas', 'm³', 6_815, 3],
  ['Concreto armado em fundações', 'm³', 112_460, 11],
  ['Concreto armado em pilares, vigas e lajes', 'm³', 148_730, 15],
  ['Alvenaria de tijolo cerâmico', 'm²', 7_242, 14],
  ['Cobertura em telha cerâmica com estrutura de madeira', 'm²', 17_890, 13],
  ['Chapisco e reboco', 'm²', 4_318, 9],
  ['Piso cerâmico antiderrapante', 'm²', 6_975, 8],
  ['Instalações elétricas', 'pt', 21_640, 6],
  ['Instalações hidráulicas e sanitárias', 'pt', 26_315, 5],
  ['Portas e janelas', 'un', 94_850, 4],
  ['Pintura acrílica em duas demãos', 'm²', 2_684, 4],
];

const DRAINAGE: readonly Job[] = [
  ['Escavação mecânica de valas', 'm³', 1_937, 9],
  ['Escoramento de valas', 'm²', 3_860, 7],
  ['Tubo de concreto armado, 800 mm', 'm', 48_770, 38],
  ['Poço de visita em alvenaria', 'un', 389_400, 12],
  ['Boca de lobo dupla', 'un', 214_650, 9],
  ['Reaterro compactado', 'm³', 2_712, 9],
  ['Recomposição de pavimento', 'm²', 9_435, 11],
];

const RURAL: readonly Job[] = [
  ['Desmatamento e limpeza da faixa', 'm²', 74, 8],
  ['Conformação da plataforma com motoniveladora', 'm²', 128, 26],
  ['Revestimento primário com cascalho', 'm³', 5_890, 44],
  ['Bueiro simples tubular de concreto, 600 mm', 'm', 39_630, 11],
  ['Transporte de material', 't·km', 118, 6],
];

const KINDS: readonly (readonly [RegExp, readonly Job[]])[] = [
  [/^Paviment|praça/, ROAD],
  [/^Drenagem/, DRAINAGE],
  [/estradas/, RURAL],
];

/** Whether a work is seen as a way and not as a house. */
export const isRoadWork = (object: string): boolean => KINDS.some(([shape]) => shape.test(object));

const FIRST = 'Administração local, mobilização e canteiro de obras';

/** Lines that are worth exactly a value. Quantities are whole; the first line, done at once, takes what they leave over. */
export function billOfQuantities(object: string, cents: number, random: Random): BillLine[] {
  const jobs = KINDS.find(([shape]) => shape.test(object))?.[1] ?? BUILDING;
  const lines = jobs.map(([about, unit, usual, share], i) => {
    const price = Math.round((usual * random.between(90, 114)) / 100);
    return { number: `2.${i + 1}`, about, unit, quantity: Math.floor((cents * share) / 100 / price), price };
  });
  const bought = lines.filter(({ quantity }) => quantity > 0);
  const rest = bought.reduce((left, { quantity, price }) => left - quantity * price, cents);
  return [{ number: '1.1', about: FIRST, unit: 'vb', quantity: 1, price: rest }, ...bought];
}

/** How many of each line are done when a share of the work is, in a work that grew or shrank to another value. */
export function quantitiesDone(lines: readonly BillLine[], share: number, value: number): number[] {
  const [first, ...others] = lines;
  if (!first || share <= 0) return lines.map(() => 0);
  const rest = others.reduce((total, { quantity, price }) => total + quantity * price, 0);
  const part = rest > 0 ? (share * (value - first.price)) / rest : 0;
  return [1, ...others.map(({ quantity }) => Math.floor(quantity * part))];
}

/** What quantities of the lines are worth. */
export const worthOfQuantities = (lines: readonly BillLine[], quantities: readonly number[]): number =>
  lines.reduce((total, { price }, i) => total + price * (quantities[i] ?? 0), 0);
