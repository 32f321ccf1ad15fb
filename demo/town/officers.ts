import { type Day, dayOf, mandateStart, yearOf } from '../kit/calendar.ts';
import type { DemoSlug } from './units.ts';

/** Somebody who signs for a body, with the post as it reads below the name. */
export interface Officer {
  name: string;
  post: string;
}

/** The mayors, by the year their mandate began. */
const MAYORS: Readonly<Record<number, Officer>> = {
  2021: { name: 'Maria das Graças de Alencar Medeiros', post: 'Prefeita Municipal' },
  2025: { name: 'Fabiana Fernandes Praxedes', post: 'Prefeita Municipal' },
};

/** The presidents of the council, by the year their mandate began. */
const PRESIDENTS: Readonly<Record<number, Officer>> = {
  2021: { name: 'Luzia Moura Paiva', post: 'Presidente da Câmara Municipal' },
  2025: { name: 'Fabiana Galvão Fernandes', post: 'Presidente da Câmara Municipal' },
};

/** The one who is at the head of a body on a day. */
export function headOf(tenant: DemoSlug, day: Day): Officer {
  const heads = tenant === 'pmdemo' ? MAYORS : PRESIDENTS;
  const [first] = Object.values(heads);
  return heads[mandateStart(yearOf(day))] ?? first ?? { name: '', post: '' };
}

/** Who looks after the control of a prefeitura: the post was empty for some time, and a director answers for it. */
const CONTROLLERS: readonly (readonly [string, string])[] = [
  ['2021-01-15', 'Valdete de Brandão Torres'],
  ['2023-10-11', 'Fabiana de Silva Torres'],
  ['2025-01-18', 'Vitória de Pereira Medeiros'],
  ['2026-10-11', 'Júlia Cavalcante Nóbrega'],
];

export function controllerOf(tenant: DemoSlug, day: Day): Officer {
  if (tenant === 'cmdemo') return { name: 'Joelma de Nóbrega Cavalcante', post: 'Controladora-Geral da Câmara' };
  const [, name = ''] = CONTROLLERS.findLast(([since]) => dayOf(since) <= day) ?? CONTROLLERS[0] ?? [];
  return { name, post: 'Controladora-Geral do Município' };
}

export const FINANCE_SECRETARY: Officer = {
  name: 'Heloísa Dantas Guedes',
  post: 'Secretária Municipal de Finanças',
};
export const ACCOUNTANT: Officer = { name: 'Francisca Alencar Cavalcante', post: 'Coordenadora de Contabilidade' };
export const HEALTH_SECRETARY: Officer = { name: 'João Batista Guedes Lopes', post: 'Secretário Municipal de Saúde' };
export const EDUCATION_SECRETARY: Officer = {
  name: 'Maria da Conceição Moura Rocha',
  post: 'Secretária Municipal de Educação',
};
export const CULTURE_SECRETARY: Officer = {
  name: 'Luís de Ximenes Ximenes',
  post: 'Secretário Municipal de Cultura e Turismo',
};

/** The members of the council, by the year their mandate began, in the order of a roll call. */
const MEMBERS: Readonly<Record<number, readonly string[]>> = {
  2021: `Ana Lúcia Torres Figueirêdo, Antônio Carlos de Fernandes Costa, Cícera Fernandes Praxedes, Fabiana Galvão Fernandes,
    Gláucia Medeiros Santiago, Josefa Santiago Paiva, Júlia Santiago Pinheiro, Luís de Diógenes Silva, Luzia Moura Paiva,
    Luzia Pinheiro Alencar, Mércia Mesquita Araújo, Verônica Costa Pinheiro, Vitória Santiago Guedes`.split(/,\s+/),
  2025: `Ana Lúcia Torres Figueirêdo, Cláudio Araújo Galvão, Fabiana Galvão Fernandes, Francinaldo Alencar Rocha,
    Francisca Mesquita Guedes, Gláucia de Nóbrega Maia, Josefa Santiago Paiva, Júlia Santiago Pinheiro,
    Luís de Diógenes Silva, Rosângela Silva Silva, Tarcísio Praxedes Gomes, Verônica Costa Pinheiro,
    Vitória Gomes Santiago`.split(/,\s+/),
};

/** Who sits in the council on a day. */
export const membersOn = (day: Day): readonly string[] => MEMBERS[mandateStart(yearOf(day))] ?? [];
