import type { World } from '../town/world.ts';
import { benchOf, type CouncilMember } from './bench.ts';

/** A committee of the house, with who sits on it: the chair first, then the rapporteur. */
export interface Board {
  code: string;
  name: string;
  /** 1 is Monday. */
  weekday: number;
  hour: string;
  subjects: readonly string[];
  members: readonly CouncilMember[];
}

type Foundation = Omit<Board, 'members'> & { names: readonly string[] };

const BOARDS: readonly Foundation[] = [
  {
    code: 'CCJR',
    name: 'Comissão de Constituição, Justiça e Redação',
    weekday: 1,
    hour: '09:00',
    subjects: [],
    names: ['Júlia Santiago Pinheiro', 'Cláudio Araújo Galvão', 'Vitória Gomes Santiago'],
  },
  {
    code: 'CFOF',
    name: 'Comissão de Finanças, Orçamento e Fiscalização',
    weekday: 1,
    hour: '14:00',
    subjects: ['Orçamento', 'Pessoal', 'Tributos', 'Fiscalização', 'Finanças'],
    names: ['Gláucia de Nóbrega Maia', 'Tarcísio Praxedes Gomes', 'Francisca Mesquita Guedes'],
  },
  {
    code: 'CESAS',
    name: 'Comissão de Educação, Saúde e Assistência Social',
    weekday: 3,
    hour: '09:00',
    subjects: ['Saúde', 'Educação', 'Políticas públicas', 'Entidades', 'Educação legislativa'],
    names: ['Verônica Costa Pinheiro', 'Rosângela Silva Silva', 'Ana Lúcia Torres Figueirêdo'],
  },
  {
    code: 'COAMA',
    name: 'Comissão de Obras, Agricultura e Meio Ambiente',
    weekday: 3,
    hour: '14:00',
    subjects: ['Obras', 'Nomes de ruas', 'Logradouros', 'Meio ambiente', 'Trânsito'],
    names: ['Francinaldo Alencar Rocha', 'Josefa Santiago Paiva', 'Luís de Diógenes Silva'],
  },
];

const SEATS = 3;

/** The committees of a year. Where the people that the structure names do not sit, others take their places in turn. */
export function boardsOf(world: World, year: number): Board[] {
  const bench = benchOf(world, year);
  return BOARDS.map(({ names, ...board }, place) => {
    const named = names.flatMap((name) => bench.find((one) => one.name === name) ?? []);
    const taken = bench.slice(place * SEATS, place * SEATS + SEATS);
    return { ...board, members: named.length === names.length ? named : taken };
  });
}

/** The committee that examines a subject: that of justice where none has it as its own. */
export function boardFor(world: World, year: number, subject: string): Board | undefined {
  const boards = boardsOf(world, year);
  return boards.find(({ subjects }) => subjects.includes(subject)) ?? boards[0];
}

const ROLES = ['Presidente', 'Relatoria', 'Membro'] as const;

/** The committees somebody sits on, and as what: `Comissão de … (Presidente)`. */
export const seatsIn = (world: World, year: number, { name }: CouncilMember): string =>
  boardsOf(world, year)
    .flatMap((board) => {
      const place = board.members.findIndex((one) => one.name === name);
      return place < 0 ? [] : [`${board.name} (${ROLES[place] ?? 'Membro'})`];
    })
    .join('; ');
