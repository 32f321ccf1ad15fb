import { z } from 'zod';
import type { FormGroup } from '../../../catalog/painel/textos/campos.ts';
import { MOST_PERGUNTAS, PERGUNTAS_WRITTEN, type PerguntaFile, perguntaHead } from '../perguntas.ts';
import { POLICY_WRITTEN, policyHead } from '../privacidade.ts';
import { MOST_SERVICOS, SERVICOS_WRITTEN, type ServicoFile, servicoSchema, TAKEN_SERVICOS } from '../servicos.ts';
import { formOf, parseAll, parseText, type StoredPart, TextProblems } from './part.ts';
import { itemsIn, markdownOf, refuseRepeated, storedProse, textIn, titleOf } from './prose.ts';

export const perguntasPart: StoredPart = {
  id: 'perguntas',
  holds: ['perguntas'],
  form: async ({ perguntas = [] }) => ({
    perguntas: await Promise.all(perguntas.map(async (one) => formOf(await questionForm(one)))),
  }),
  parse: async (value, { perguntas: before = [] }) => {
    const perguntas = await parseAll(
      itemsIn(value, 'perguntas').map((item, i) => () => questionOf(item, before, ['perguntas', i])),
    );
    refuseRepeated(perguntas, 'perguntas', 'pergunta', MOST_PERGUNTAS);
    return { perguntas };
  },
};

const questionForm = async ({ texto: _, orgaos: _bodies, resposta, ...rest }: PerguntaFile) => ({
  ...rest,
  resposta: await markdownOf(resposta),
});

async function questionOf(
  item: FormGroup,
  all: readonly PerguntaFile[],
  path: readonly PropertyKey[],
): Promise<PerguntaFile> {
  const { title, slug } = titleOf(item, 'pergunta', path);
  const { pergunta: _, resposta: _answer, slug: _slug, ...rest } = item;
  const before = all.find((one) => one.slug === slug);
  // Kinds of body are said in folders that several bodies share; a form keeps them.
  const said = parseText(perguntaHead, { ...rest, orgaos: before?.orgaos }, path);
  const stored = before && { html: before.resposta, text: before.texto };
  const { html, text } = await storedProse(textIn(item, 'resposta'), stored, PERGUNTAS_WRITTEN, [...path, 'resposta']);
  if (text === '' && !said.oculta)
    throw new TextProblems([{ path: [...path, 'resposta'], message: 'não pode ficar vazia' }]);
  return { slug, pergunta: title, resposta: html, texto: text, ...said };
}

export const servicosPart: StoredPart = {
  id: 'servicos',
  holds: ['servicos'],
  form: async ({ servicos = [] }) => ({
    servicos: await Promise.all(servicos.map(async (one) => formOf(await serviceForm(one)))),
  }),
  parse: async (value, { servicos: before = [] }) => {
    const servicos = await parseAll(
      itemsIn(value, 'servicos').map((item, i) => () => serviceOf(item, before, ['servicos', i])),
    );
    refuseRepeated(servicos, 'servicos', 'titulo', MOST_SERVICOS);
    return { servicos };
  },
};

const serviceForm = async ({ html, ...rest }: ServicoFile) => ({ ...rest, texto: await markdownOf(html) });

async function serviceOf(
  item: FormGroup,
  all: readonly ServicoFile[],
  path: readonly PropertyKey[],
): Promise<ServicoFile> {
  const { title, slug } = titleOf(item, 'titulo', path);
  if (TAKEN_SERVICOS.has(slug))
    throw new TextProblems([{ path: [...path, 'slug'], message: 'é o endereço de outra página: escolha outro nome' }]);
  const { titulo: _, texto: _text, slug: _slug, ...rest } = item;
  const said = parseText(servicoSchema, rest, path);
  const before = all.find((one) => one.slug === slug);
  const stored = before && { html: before.html, text: before.texto };
  const { html, text } = await storedProse(textIn(item, 'texto'), stored, SERVICOS_WRITTEN, [...path, 'texto']);
  if (text === '') throw new TextProblems([{ path: [...path, 'texto'], message: 'não pode ficar vazio' }]);
  return { ...said, slug, titulo: title, html, texto: text };
}

const policyForm = z.object({ privacidade: policyHead.extend({ texto: z.string() }).optional() });

export const privacidadePart: StoredPart = {
  id: 'privacidade',
  holds: ['privacidade'],
  form: async ({ privacidade }) => ({
    privacidade: privacidade ? { texto: await markdownOf(privacidade.html), atualizada: privacidade.atualizada } : null,
  }),
  parse: async (value, { privacidade: before }) => {
    const { privacidade } = parseText(policyForm, value);
    if (!privacidade) return { privacidade: null };
    const stored = before ? { html: before.html, text: before.texto } : undefined;
    const path = ['privacidade', 'texto'];
    const { html, text } = await storedProse(privacidade.texto, stored, POLICY_WRITTEN, path);
    if (text === '') throw new TextProblems([{ path, message: 'não pode ficar vazia' }]);
    return { privacidade: { html, texto: text, atualizada: privacidade.atualizada } };
  },
};
