import { wordsAskedAt } from '../../catalog/busca/speech.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { contactOf, type Estrutura, type PlacedUnit, unitsOf } from '../../catalog/estrutura/estrutura.ts';
import { merged } from '../../catalog/glossario/index.ts';
import { slugOfTerm } from '../../catalog/glossario/term.ts';
import { isChamber, type PagedBody, routesOf } from '../../catalog/routes.ts';
import { perguntasOf } from '../tenants/perguntas.ts';
import { pagedBody, type Tenant } from '../tenants/tenants.ts';

/** Something to be found that is no row of a dataset: a page, a term, a question. */
export interface Card {
  head: string;
  text: string;
  to: string;
  /** What people call it. */
  words: string;
  /** How much of a title those words are: a page is called by them, a term or an office is only akin to them. */
  called: number;
}

/** A kind of such things, few enough to be looked through one by one. */
export interface CardSource {
  kind: string;
  title: string;
  /** What one of them is called where kinds stand mixed. */
  one: 'pagina' | 'termo' | 'pergunta' | 'unidade' | 'servico';
  /** The page that has them all, whose words mean any of them; pages themselves have none. */
  page?: string;
  cards(tenant: Tenant, datasets: readonly Dataset[]): readonly Card[] | Promise<readonly Card[]>;
}

const NICKNAMED = 0.9;
const AKIN = 0.6;

/** Pages that are no answer to anything. */
const ASIDE = new Set(['/busca', '/tenant-not-found']);

/** The same for every body of a kind, and asked for by every search. */
const known = new Map<string, readonly Card[]>();

/** The pages of the menu, by their titles and by what people call them. */
const pages: CardSource = {
  kind: 'paginas',
  title: 'Páginas do portal',
  one: 'pagina',
  cards: (tenant, datasets) => {
    const body = pagedBody(tenant);
    const name = JSON.stringify(body);
    const made = known.get(name) ?? pagesOf(body, datasets);
    known.set(name, made);
    return made;
  },
};

const pagesOf = (body: PagedBody, datasets: readonly Dataset[]): Card[] =>
  routesOf(datasets, body)
    .filter(({ path, chamber }) => !path.includes(':') && !ASIDE.has(path) && (!chamber || isChamber(body.tipo, '')))
    .map(({ path, title, dataset }) => ({
      head: title,
      text: datasets.find(({ id }) => id === dataset)?.about ?? '',
      to: path,
      words: wordsAskedAt(path, datasets),
      called: NICKNAMED,
    }));

/** Made once for as long as what is known of a body stays the same. */
function kept(make: (tenant: Tenant) => Promise<readonly Card[]>): CardSource['cards'] {
  const made = new WeakMap<Tenant, Promise<readonly Card[]>>();
  return (tenant) => {
    const cards = made.get(tenant) ?? make(tenant);
    made.set(tenant, cards);
    cards.catch(() => made.delete(tenant));
    return cards;
  };
}

const terms: CardSource = {
  kind: 'glossario',
  title: 'Glossário',
  one: 'termo',
  page: '/glossario',
  cards: kept(async ({ dados }) =>
    merged(dados.glossario ?? []).map((term) => ({
      head: term.termo,
      text: term.explicacao,
      to: `/glossario#${slugOfTerm(term)}`,
      words: (term.sinonimos ?? []).join(' '),
      called: AKIN,
    })),
  ),
};

const questions: CardSource = {
  kind: 'perguntas',
  title: 'Perguntas frequentes',
  one: 'pergunta',
  page: '/perguntas',
  cards: kept(async ({ tipo, dados }) =>
    (await perguntasOf(tipo, dados.perguntas)).map(({ slug, pergunta, texto }) => ({
      head: pergunta,
      text: texto,
      to: `/perguntas#${slug}`,
      // The name of its file says it in fewer words.
      words: slug,
      called: NICKNAMED,
    })),
  ),
};

const services: CardSource = {
  kind: 'servicos',
  title: 'Carta de serviços',
  one: 'servico',
  page: '/servicos',
  cards: kept(async ({ dados }) =>
    (dados.servicos ?? []).map(({ slug, titulo, assunto, texto, publico, unidade, documentos }) => ({
      head: titulo,
      text: [texto, publico, unidade, ...documentos].join(' · '),
      to: `/servicos/${slug}`,
      words: `${slug} ${assunto}`,
      called: NICKNAMED,
    })),
  ),
};

/** Whom people look for by name: who answers for their personal data. */
const privacy: CardSource = {
  kind: 'privacidade',
  title: 'Privacidade e proteção de dados',
  one: 'unidade',
  page: '/privacidade',
  cards: kept(async ({ dados }) => {
    const officer = dados.lgpd?.encarregado;
    if (!officer) return [];
    const { nome, cargo, telefone, email } = officer;
    const text = [nome, cargo, telefone, email].filter(Boolean).join(' · ');
    return [cardAt('/privacidade', 'Encarregado pelos dados pessoais', text, `lgpd dpo ${nome}`)];
  }),
};

const structure: CardSource = {
  kind: 'estrutura',
  title: 'Estrutura organizacional',
  one: 'unidade',
  page: '/estrutura-organizacional',
  cards: kept(async ({ dados }) => (dados.estrutura ? partsOf(dados.estrutura) : [])),
};

const partsOf = ({ unidades, membros, comissoes }: Estrutura): Card[] => [
  ...unitsOf(unidades).map(unitCard),
  ...membros.map(({ slug, nome, partido, mesa, biografia }) =>
    cardOf(slug, nome, [mesa, partido, biografia], 'vereador vereadora parlamentar'),
  ),
  ...comissoes.map(({ slug, nome, competencias }) => cardOf(slug, nome, competencias, '')),
];

/** How to reach an office is what it is looked for. */
function unitCard(placed: PlacedUnit): Card {
  const { slug, nome, sigla, titular, competencias, nomesNosDados } = placed.unit;
  const { telefone, endereco, horario } = contactOf(placed);
  const head = titular && `${titular.nome}, ${titular.cargo}`;
  const words = [sigla, titular?.nome, titular?.cargo, ...nomesNosDados].filter(Boolean).join(' ');
  return cardOf(slug, nome, [head, telefone, endereco, horario, ...competencias], words);
}

const cardOf = (slug: string, head: string, parts: readonly (string | null)[], words: string): Card =>
  cardAt(`/estrutura-organizacional/${slug}`, head, parts.filter(Boolean).join(' · '), words);

const cardAt = (to: string, head: string, text: string, words: string): Card => ({
  head,
  text,
  to,
  words,
  called: AKIN,
});

/** Each kind adds itself here. */
export const SOURCES: readonly CardSource[] = [pages, terms, questions, services, privacy, structure];
