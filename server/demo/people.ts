import { cpf } from '../../catalog/samples/digits.ts';
import { remember } from './memory.ts';
import { hash, Random } from './random.ts';
import { words } from './words.ts';

/** Nobody: first names and surnames common in the Northeast, put together by chance. */
const FIRST = words(`
  Ana Lúcia, Antônio Carlos, Aparecida, Bruno, Camila, Cícera, Cláudio, Damião, Edilene, Erivaldo, Fabiana,
  Francinaldo, Francisca, Francisco, Geraldo, Gláucia, Heloísa, Igor, Isabel, Ivone, João Batista, João Paulo, Joelma,
  José Maria, Josefa, Josinaldo, Júlia, Leandro, Lívia, Luís, Luzia, Maria da Conceição, Maria das Graças, Maria José,
  Marcos, Mércia, Otávio, Patrícia, Raimundo, Rita de Cássia, Rosângela, Sebastião, Severino, Simone, Sônia, Tarcísio,
  Valdete, Verônica, Vitória, Zuleide
`);

const LAST = words(`
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
export function person(...seed: readonly (string | number)[]): Person {
  const random = new Random(hash('pessoa', ...seed));
  const name = `${random.pick(FIRST)}${random.pick(LINKS)} ${random.pick(LAST)} ${random.pick(LAST)}`;
  return { name, cpf: cpf(String(random.between(1_000_000, 998_999_999)).padStart(9, '0')) };
}

export interface Official {
  name: string;
  post: string;
  number: string;
}

/** Posts that women and men hold under one name. */
const POSTS = words(`
  Agente de administração, Analista de contratos, Assistente de gabinete, Auxiliar de administração, Chefe de setor,
  Chefe de almoxarifado, Docente, Especialista em saúde, Fiscal de obras, Gerente de compras
`);

/** A civil servant of a unit: few enough that one looks after many contracts. */
export const official = remember((unit: string, place: number, seed: number, tenant: string): Official => {
  const random = new Random(hash('servidor', unit, place, seed, tenant));
  const { name } = person('servidor', unit, place, seed, tenant);
  return { name, post: random.pick(POSTS), number: `${random.between(100, 9_899)}-${random.between(0, 9)}` };
});
