import { cpf } from '../../catalog/samples/digits.ts';
import { memoize } from '../memory.ts';
import { hash, Random } from '../random.ts';
import { commaList } from '../words.ts';
import {
  AGRICULTURA,
  CAMARA,
  CULTURA,
  EDUCACAO,
  FINANCAS,
  GABINETE,
  OBRAS,
  SAUDE,
  SOCIAL,
  TRANSPORTES,
  UNITS_OF,
} from './units.ts';

/** Nobody: first names and surnames common in the Northeast, put together by chance. */
const FIRST = commaList(`
  Ana Lúcia, Antônio Carlos, Aparecida, Bruno, Camila, Cícera, Cláudio, Damião, Edilene, Erivaldo, Fabiana,
  Francinaldo, Francisca, Francisco, Geraldo, Gláucia, Heloísa, Igor, Isabel, Ivone, João Batista, João Paulo, Joelma,
  José Maria, Josefa, Josinaldo, Júlia, Leandro, Lívia, Luís, Luzia, Maria da Conceição, Maria das Graças, Maria José,
  Marcos, Mércia, Otávio, Patrícia, Raimundo, Rita de Cássia, Rosângela, Sebastião, Severino, Simone, Sônia, Tarcísio,
  Valdete, Verônica, Vitória, Zuleide
`);

const LAST = commaList(`
  Alencar, Alves, Araújo, Barros, Bezerra, Brandão, Câmara, Cavalcante, Costa, Cunha, Dantas, Diógenes, Fernandes,
  Figueirêdo, Galvão, Gomes, Guedes, Lira, Lopes, Lucena, Maia, Medeiros, Mesquita, Moura, Nóbrega, Nogueira,
  Oliveira, Paiva, Pereira, Pinheiro, Praxedes, Queiroz, Rêgo, Rocha, Sales, Santiago, Silva, Soares, Torres, Ximenes
`);

const LINKS = ['', '', ' de'] as const;

export interface Person {
  name: string;
  cpf: string;
}

/** Person number so-and-so of a world: asked twice, the same one comes. */
export function inventPerson(...seed: readonly (string | number)[]): Person {
  const random = new Random(hash('pessoa', ...seed));
  const name = `${random.pick(FIRST)}${random.pick(LINKS)} ${random.pick(LAST)} ${random.pick(LAST)}`;
  return { name, cpf: cpf(String(random.between(1_000_000, 998_999_999)).padStart(9, '0')) };
}

export interface Official extends Person {
  post: string;
  /** The matrícula. */
  number: string;
}

/** So many look after the contracts of a unit. */
export const OFFICIALS_PER_UNIT = 12;

/** Posts that women and men hold under one name. */
const POSTS = commaList(`
  Agente de administração, Assistente de administração, Auxiliar de administração, Analista de contratos
`);

/** What a unit has besides them. */
const OWN: Readonly<Record<string, string>> = {
  [AGRICULTURA]: 'Extensionista rural',
  [CULTURA]: 'Agente de cultura',
  [EDUCACAO]: 'Especialista em educação',
  [FINANCAS]: 'Fiscal de tributos',
  [GABINETE]: 'Assistente de gabinete',
  [OBRAS]: 'Fiscal de obras',
  [SAUDE]: 'Especialista em saúde',
  [SOCIAL]: 'Assistente social',
  [TRANSPORTES]: 'Fiscal de transportes',
  [CAMARA]: 'Assistente de comissões',
};

/** The oldest of the house: their numbers come before everybody else's. */
const OLDEST = 101;
const PLACES = [...UNITS_OF.pmdemo, ...UNITS_OF.cmdemo];

/** A civil servant of a unit: few enough that one looks after many contracts, and on the payroll all the time. */
export const officialOf = memoize((unit: string, place: number, seed: number, tenant: string): Official => {
  const random = new Random(hash('servidor', unit, place, seed, tenant));
  const own = OWN[unit];
  const post = own && random.chance(0.4) ? own : random.pick(POSTS);
  const serial = OLDEST + (PLACES.indexOf(unit) + 1) * OFFICIALS_PER_UNIT + place;
  return { ...inventPerson('servidor', unit, place, seed, tenant), post, number: matricula(serial) };
});

/** A number of the register of staff with its check digit: 00123-4. */
export function matricula(serial: number): string {
  const digits = String(serial).padStart(5, '0');
  const sum = Array.from(digits, (digit, i) => Number(digit) * (digits.length + 1 - i)).reduce((a, b) => a + b, 0);
  return `${digits}-${((sum * 10) % 11) % 10}`;
}
