import { cnpj, dotted } from '../../catalog/samples/digits.ts';
import { type Day, dayOf } from '../calendar.ts';
import { memoize } from '../memory.ts';
import { hash, Random } from '../random.ts';
import { commaList } from '../words.ts';
import { inventPerson } from './people.ts';

const around = (before: string, after: string) => ({ before: commaList(before), after: commaList(after) });

/** What companies of a trade are called, before or after the name of their own. */
const NAMES = {
  alimentos: around('Comercial, Mercantil, Distribuidora, Atacado', 'Alimentos, Gêneros Alimentícios'),
  saude: around('Distribuidora, Med, Farma', 'Produtos Hospitalares, Medicamentos'),
  combustiveis: around('Posto, Auto Posto, Petro', 'Combustíveis, Derivados de Petróleo'),
  papelaria: around('Papelaria, Livraria, Comercial', 'Materiais, Suprimentos'),
  construcao: around('Construtora, Empreiteira', 'Construções, Engenharia e Construções, Obras'),
  engenharia: around('Consultoria, Técnica, Eletro', 'Engenharia, Projetos e Engenharia'),
  limpeza: around('Limpa, Conserva, Grupo', 'Serviços Urbanos, Conservação e Limpeza, Terceirização'),
  transporte: around('Transportes, Viação, Locadora', 'Transportes e Turismo, Locações'),
  informatica: around('Sistemas, Rede, Nuvem', 'Tecnologia, Informática, Telecomunicações'),
  clinica: around('Clínica, Laboratório, Instituto', 'Serviços Médicos, Diagnósticos'),
  imoveis: around('Imobiliária, Administradora', 'Imóveis, Empreendimentos'),
  eventos: around('Produtora, Banda, Som e Luz', 'Produções Artísticas, Eventos'),
  assessoria: around('Assessoria, Escritório, Consultoria', 'Advogados Associados, Contabilidade Pública'),
  oficina: around('Auto Peças, Oficina, Retífica', 'Peças e Serviços, Pneus e Peças'),
  grafica: around('Gráfica, Editora', 'Impressos, Comunicação Visual'),
};

export type Trade = keyof typeof NAMES;

/** Names of their own: trees, birds, hills and waters of the Northeast. */
const OWN = commaList(`
  Acauã, Açucena, Algaroba, Angico, Aroeira, Asa Branca, Baobá, Barra Nova, Boa Água, Cajueiro, Campo Belo, Carcará,
  Carnaúba, Catavento, Catingueira, Cruzeiro, Estrela do Sertão, Flor de Maniçoba, Graúna, Imburana, Ipê Roxo,
  Jandaíra, Jatobá, Juazeiro, Jurema, Lagoa Nova, Lajedo, Luar do Sertão, Macambira, Mandacaru, Marizeira,
  Monte Claro, Oiticica, Olho d’Água, Palmeira, Pedra Alta, Pedra Branca, Pau-Ferro, Potengi, Quixaba, Riacho Doce,
  Rio Seco, Sabiá, Salineira, São Bento, São Vicente, Serra Azul, Serra Verde, Sete Estrelas, Sol Nascente, Tabuleiro,
  Terra Boa, Timbaúba, Três Irmãos, Umburana, Umbuzeiro, Vale do Açu, Várzea, Vento Leste, Xique-Xique
`);

const KINDS = commaList('Ltda, Ltda ME, Ltda EPP, S.A., EIRELI');

export interface Supplier {
  name: string;
  /** CPF or CNPJ as the publisher writes it. */
  id: string;
}

/** Whether a supplier is a person: a CPF as people write it is shorter than a CNPJ. */
export const isPerson = ({ id }: Supplier): boolean => id.length === 14;

/** From then on new companies get letters in their CNPJ (Receita Federal); a contract comes some weeks later. */
const LETTERS = dayOf('2026-08-17');
const CHARACTERS = '0123456789ABCDEFGHJKLMNPRSTVWXYZ';

/** One company in nineteen is that new. */
const lettered = (place: number): boolean => place % 19 === 7;

/** Whether company number so-and-so can have signed on a day. */
export const isFoundedBy = (place: number, day: Day): boolean => !lettered(place) || day >= LETTERS;

/** Company number so-and-so of a trade: asked twice, the same one comes. */
export const companyOf = memoize((trade: Trade, place: number, seed: number): Supplier => {
  const random = new Random(hash('empresa', trade, place, seed));
  const { before, after } = NAMES[trade];
  const own = OWN[(place * 37 + hash(trade, seed)) % OWN.length] ?? OWN[0];
  // Past the first round every name has been used: the number keeps the companies apart.
  const round = place < OWN.length ? '' : ` ${Math.floor(place / OWN.length) + 1}`;
  const name = random.chance(0.5) ? `${random.pick(before)} ${own}${round}` : `${own}${round} ${random.pick(after)}`;
  const id = dotted(cnpj(root(random, lettered(place)) + branch(random)));
  return { name: `${name} ${random.pick(KINDS)}`, id };
});

function root(random: Random, letters: boolean): string {
  const digits = Array.from({ length: 8 }, () => random.between(0, 9)).join('');
  if (!letters) return digits;
  const mixed = Array.from({ length: 6 }, () => CHARACTERS[random.between(0, CHARACTERS.length - 1)]).join('');
  return `${mixed}${random.pick(['A', 'K', 'R', 'X'])}${random.between(0, 9)}`;
}

const branch = (random: Random): string => (random.chance(0.06) ? '0002' : '0001');

/** Somebody who lets a house or sings: known by a CPF. */
export const individualSupplier = memoize((trade: Trade, place: number, seed: number): Supplier => {
  const { name, cpf } = inventPerson(trade, place, seed);
  return { name, id: dotted(cpf) };
});

/** A one-person company, which the register names after its owner, CPF and all. */
export const soleTrader = memoize((trade: Trade, place: number, seed: number): Supplier => {
  const { name, cpf } = inventPerson('mei', trade, place, seed);
  const random = new Random(hash('mei', trade, place, seed));
  return { name: `${name.toUpperCase()} ${cpf}`, id: dotted(cnpj(root(random, false) + branch(random))) };
});
