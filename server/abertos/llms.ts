import { concerns } from '../../catalog/body.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { SUBJECTS } from '../../catalog/routes.ts';
import { LICENCE } from '../describe/licence.ts';
import type { Tenant } from '../tenants/tenants.ts';

/** Subjects in their order, and at the end what is seen with the records of another dataset. */
const GROUPS: readonly (string | undefined)[] = [...SUBJECTS, undefined];

/** The guide of a body's portal for assistants, in the form of llmstxt.org: what is here, and where to ask. */
export function llmsText(datasets: readonly Dataset[], { tipo, dados }: Tenant, site: string): string {
  const own = datasets.filter((set) => concerns(set, tipo));
  const groups = GROUPS.flatMap((menu) => {
    const sets = own.filter((set) => set.menu === menu);
    return sets.length === 0 ? [] : [`## ${menu ?? 'Partes de outros registros'}`, '', ...sets.map(lineOf(site)), ''];
  });
  return `${[...opening(dados.txtCliente, site), ...groups].join('\n').trimEnd()}\n`;
}

const opening = (body: string, site: string): string[] => [
  `# Portal da Transparência – ${body}`,
  '',
  `> Dados públicos oficiais de ${body}: despesas, receitas, pessoal, licitações, contratos, obras e atos. Leitura livre, sem chave. Licença ${LICENCE.name}: cite a fonte, a data dos dados e a carga, que vêm em \`dados\` de cada resposta.`,
  '',
  'Não estime valores: pergunte à API. Toda lista responde com o total de linhas e as somas de todas elas (`total`, `totals`), de modo que não é preciso somar páginas. Um nome ou valor que não existe é recusado com uma frase que diz o que fazer. CPF só é publicado mascarado.',
  '',
  '## Como perguntar',
  '',
  `- [Servidor MCP](${site}/mcp): ferramentas para listar, descrever, consultar, obter, buscar e somar (Streamable HTTP, sem estado)`,
  `- [Referência da API](${site}/dados-abertos/api): filtros, operadores, páginas, erros e limites`,
  `- [OpenAPI 3.1](${site}/api/v1/openapi.json): a mesma, para programas`,
  `- [Conjuntos de dados](${site}/api/v1/dados-abertos): o que há, de quando, quantas linhas`,
  `- [Dicionário de dados](${site}/api/v1/datapackage.json): cada campo de cada conjunto`,
  `- [Busca](${site}/api/v1/busca?termo=merenda): nome, CNPJ, número ou palavra em tudo o que é publicado`,
  `- [Glossário](${site}/api/v1/glossario): as palavras do orçamento em linguagem simples`,
  '',
];

const lineOf =
  (site: string) =>
  (set: Dataset): string =>
    `- [${set.title}](${site}/api/v1/${set.id}?_size=5): ${set.about} Período: \`${set.period}\` (${fieldOf(set, set.period).label}). Dicionário: ${site}/api/v1/dados-abertos/${set.id}`;
