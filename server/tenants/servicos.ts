import { stringify } from 'yaml';
import { z } from 'zod';
import { parseDay } from '../../catalog/fields/date.ts';
import { CANAIS_DE_SERVICO } from '../../catalog/servicos/canal.ts';
import { Refusal } from '../refusal.ts';
import { optionalEmail, optionalLink, optionalText, requiredText } from './estrutura.ts';
import { readWrittenFolder, type WrittenFile } from './written.ts';

const LIST = 'é uma lista, com um item em cada linha, depois de um hífen';
const lines = z.array(requiredText, LIST).default([]);
const norma = z.strictObject({ titulo: requiredText, url: optionalLink });

/** Schema of what stands between the lines of hyphens at the head of a file of `servicos/`. */
export const servicoSchema = z
  .strictObject({
    assunto: requiredText.describe('O grupo em que aparece, como Tributos ou Saúde.'),
    resumo: optionalText.describe('Uma frase sobre o serviço; sem ela, a primeira do texto.'),
    publico: requiredText.describe('Quem pode pedir.'),
    requisitos: lines.describe('O que é preciso cumprir para pedir.'),
    documentos: lines.describe('Documentos que a pessoa apresenta. Vazia, diz-se que nenhum é exigido.'),
    etapas: z
      .array(requiredText, LIST)
      .min(1, 'precisa de ao menos uma etapa')
      .describe('Passos do pedido à entrega, na ordem.'),
    prazo: requiredText.describe('Prazo máximo para a prestação, como “até 5 dias úteis”.'),
    custo: requiredText.describe('Quanto se paga, ou Gratuito.'),
    canais: z
      .array(z.enum(CANAIS_DE_SERVICO, `é ${CANAIS_DE_SERVICO.join(', ')}`), LIST)
      .min(1, 'precisa de ao menos um canal')
      .describe('Como se pede: presencial, telefone, email ou online.'),
    link: optionalLink.describe('Onde se pede pela internet: um caminho do portal ou um endereço https://.'),
    unidade: requiredText.describe('Quem presta o serviço; se for uma unidade de estrutura.yaml, o contato vem dela.'),
    local: optionalText.describe('Endereço do atendimento; sem ele, o da unidade.'),
    horario: optionalText.describe('Dias e horas; sem eles, os da unidade.'),
    telefone: optionalText.describe('Telefone; sem ele, o da unidade.'),
    email: optionalEmail.describe('E-mail; sem ele, o da unidade.'),
    reclamacao: optionalText.describe('Onde e como reclamar do serviço; sem isso, a ouvidoria do órgão.'),
    normas: z.array(norma, LIST).default([]).describe('Normas do serviço: título e, em url, onde se leem.'),
    atualizado: requiredText
      .refine((value) => parseDay(value).ok, 'é uma data como 2026-03-01')
      .nullable()
      .default(null)
      .describe('Dia em que a página foi conferida.'),
    ordem: z.int('é um número inteiro').default(1_000).describe('Lugar na lista; o menor vem antes.'),
  })
  .refine(({ canais, link }) => !canais.includes('online') || link !== null, {
    path: ['link'],
    error: 'diz onde se pede: é preciso quando canais traz online',
  })
  .refine(({ canais, link }) => canais.includes('online') || link === null, {
    path: ['canais'],
    error: 'não traz online, mas há um link: acrescente online, ou retire o link',
  })
  .describe('O começo de um arquivo de servicos/, entre as duas linhas de hífens.');

/** A service as its file says it. */
export interface ServicoFile extends z.output<typeof servicoSchema> {
  slug: string;
  titulo: string;
  /** HTML made safe, and its plain words. */
  html: string;
  texto: string;
}

export const SERVICOS_WRITTEN = { head: servicoSchema, level: 'h3', tooLong: 'divida o serviço em dois' } as const;
export const MOST_SERVICOS = { count: 500, sentence: 'serviços; junte os parecidos' };

/** Addresses below `/servicos` that are no service. */
export const TAKEN_SERVICOS: ReadonlySet<string> = new Set(['avaliacoes']);

/** Reads the services of a folder, one file each; none where there is no folder. */
export const readServicos = async (folder: string): Promise<ServicoFile[]> =>
  (await readWrittenFolder(folder, SERVICOS_WRITTEN, MOST_SERVICOS)).map(serviceOf);

function serviceOf({ path, line, slug, said, heading, html, text }: WrittenFile<typeof servicoSchema>): ServicoFile {
  if (TAKEN_SERVICOS.has(slug))
    throw new Refusal(`${path}: ${slug} é o endereço de outra página; mude o nome do arquivo.`);
  if (heading === '')
    throw new Refusal(
      `${path}, linha ${line}: falta o título. Escreva-o abaixo dos hífens, como # Segunda via do IPTU.`,
    );
  if (text === '')
    throw new Refusal(`${path}, linha ${line}: falta dizer o que é o serviço. Escreva-o abaixo do título.`);
  return { ...said, slug, titulo: heading, html, texto: text };
}

/** Prints a service as a file. It is HTML, because that is what is stored of Markdown too. */
export function printServico({ slug: _, titulo, html, texto: _words, ...said }: ServicoFile): string {
  const title = titulo.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `---\n${stringify(said)}---\n<h1>${title}</h1>\n\n${html}\n`;
}
