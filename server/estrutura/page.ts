import { contactOf, type FoundInEstrutura, findInEstrutura } from '../../catalog/estrutura/estrutura.ts';
import { decodeSegment } from '../../catalog/texto/segment.ts';
import { noPageFault } from '../plain/failed.ts';
import { type Html, html } from '../plain/html.ts';
import { below, type Plain, type Visit } from '../plain/page.ts';
import { factList } from '../plain/table.ts';

interface Shown {
  slug: string;
  title: string;
  about: string;
  content: Html;
}

/** Page of a unit of the body, of somebody elected to it, or of a commission. */
export function estruturaPage(visit: Visit): Plain {
  const name = decodeSegment(below(visit, 1)[0] ?? '') ?? '';
  const { estrutura } = visit.site.tenant.dados;
  const found = estrutura && findInEstrutura(estrutura, name);
  if (!found) throw noPageFault();
  const { slug, content, ...head } = shownOf(found);
  return {
    ...head,
    path: `/estrutura-organizacional/${slug}`,
    sources: [],
    content: html`${content}<p><a href="/estrutura-organizacional">Toda a estrutura organizacional</a></p>`,
  };
}

function shownOf(found: FoundInEstrutura): Shown {
  if (found.kind === 'commission') {
    const { slug, nome, competencias, membros } = found.commission;
    const people = factList(membros.map((one) => [one.funcao, one.nome]));
    return {
      slug,
      title: nome,
      about: `Comissão: ${nome}, o que faz e quem a compõe.`,
      content: html`${list(competencias)}${people}`,
    };
  }
  if (found.kind === 'member') {
    const { slug, nome, partido, mandato, biografia } = found.member;
    return {
      slug,
      title: nome,
      about: `${nome}, ${partido}, mandato de ${mandato}.`,
      content: html`<p>${biografia}</p>`,
    };
  }
  const { unit } = found.placed;
  const { telefone, email, endereco, horario } = contactOf(found.placed);
  const reach = factList([
    ['Telefone', telefone],
    ['E-mail', email],
    ['Endereço', endereco],
    ['Horário', horario],
  ]);
  const head = unit.titular && html`<p>${unit.titular.cargo}: ${unit.titular.nome}</p>`;
  return {
    slug: unit.slug,
    title: unit.nome,
    about: `${unit.nome}: o que faz, quem responde por ela e como falar com ela.`,
    content: html`${head}${list(unit.competencias)}${reach}`,
  };
}

const list = (texts: readonly string[]): Html =>
  html`${texts.length > 0 && html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>`}`;
