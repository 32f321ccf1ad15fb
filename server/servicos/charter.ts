import { contactOf, unitsOf } from '../../catalog/estrutura/estrutura.ts';
import type { FiltroDeServicos, Servico, ServicoResumido } from '../../catalog/servicos/answer.ts';
import { slugOf } from '../../catalog/texto/slug.ts';
import { fold, wordsOf } from '../../catalog/texto/words.ts';
import { seatAddress } from '../tenants/seat.ts';
import type { ServicoFile } from '../tenants/servicos.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { marksFor, meanOf, type ServiceMarks } from './marks.ts';

const OUVIDORIA = 'Na ouvidoria do órgão, em pessoa, por telefone ou pelo formulário deste portal.';

/** The services of a body in the order of its charter: by subject, each where its first service stands. */
export function charterOf({ dados }: Pick<Tenant, 'dados'>): readonly ServicoFile[] {
  const all = dados.servicos ?? [];
  const first = new Map<string, number>();
  for (const { assunto, ordem } of all) first.set(assunto, Math.min(ordem, first.get(assunto) ?? ordem));
  return all.toSorted(
    (a, b) =>
      (first.get(a.assunto) ?? 0) - (first.get(b.assunto) ?? 0) ||
      a.assunto.localeCompare(b.assunto, 'pt-BR') ||
      a.ordem - b.ordem ||
      a.titulo.localeCompare(b.titulo, 'pt-BR'),
  );
}

/** Whether a service answers to a filter: each word, singular or plural, begins one of the service's own. */
export function isAsked(one: ServicoFile, { termo = '', canal, assunto }: FiltroDeServicos): boolean {
  if (canal && !one.canais.includes(canal)) return false;
  if (assunto && fold(one.assunto) !== fold(assunto)) return false;
  const { titulo, publico, unidade, texto, documentos, requisitos } = one;
  const own = wordsOf([titulo, one.assunto, publico, unidade, texto, ...documentos, ...requisitos].join(' '));
  return wordsOf(termo).every((word) => own.some((known) => known.startsWith(word)));
}

/** A service as lists show it. */
export function summaryOf(one: ServicoFile, marks: ServiceMarks): ServicoResumido {
  const { slug, titulo, assunto, canais, link, prazo, custo, unidade } = one;
  return {
    ...{ slug, titulo, assunto, canais, link, prazo, custo, unidade },
    resumo: one.resumo ?? firstSentence(one.texto),
    digital: link !== null,
    avaliacao: meanOf(marksFor(marks, slug)),
  };
}

/** The whole of a service. What its file does not say of a place comes from its unit and, without one, from the seat. */
export function serviceOf(tenant: Pick<Tenant, 'dados'>, one: ServicoFile, marks: ServiceMarks): Servico {
  const { publico, requisitos, documentos, etapas, normas, atualizado } = one;
  const { entidade, estrutura } = tenant.dados;
  const placed = unitsOf(estrutura?.unidades ?? []).find(({ unit }) => unit.slug === slugOf(one.unidade));
  const contact = placed && contactOf(placed);
  return {
    ...summaryOf(one, marks),
    ...{ publico, requisitos, documentos, etapas, normas, atualizado },
    local: one.local ?? contact?.endereco ?? seatAddress(entidade),
    horario: one.horario ?? contact?.horario ?? null,
    telefone: one.telefone ?? contact?.telefone ?? entidade.txtNumTelefone,
    email: one.email ?? contact?.email ?? entidade.txtEmail,
    unidadePara: placed ? `/estrutura-organizacional/${placed.unit.slug}` : null,
    reclamacao: one.reclamacao ?? OUVIDORIA,
    texto: one.html,
    notas: [...marksFor(marks, one.slug)],
  };
}

/** The first sentence of a text: what a list says of a service. */
const firstSentence = (text: string): string => /^.{20,}?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
