import { CANAIS_DE_SERVICO, ROTULO_DE_CANAL } from '../../servicos/canal.ts';
import type { FormField, TextPart } from './campos.ts';
import { normList } from './orgao.ts';

const MARKDOWN =
  'Aceita Markdown: **negrito**, listas com hífen e links como [nome](https://…). Veja o resultado em “Como fica”.';

const LINK: readonly FormField[] = [
  { entry: 'texto', name: 'txtDescricao', label: 'O que se lê' },
  {
    entry: 'texto',
    name: 'txtUrl',
    label: 'Para onde leva',
    help: 'Um caminho do portal, como /contratos, ou um endereço https://, que abre outra aba.',
  },
];

const links = (name: string, label: string): FormField => ({
  entry: 'lista',
  name,
  label,
  one: 'um item',
  titled: 'txtDescricao',
  ordered: true,
  fields: () => LINK,
});

const BRANCH: readonly FormField[] = [
  { entry: 'texto', name: 'txtDescricao', label: 'O que se lê' },
  {
    entry: 'texto',
    name: 'txtUrl',
    label: 'Para onde leva',
    help: 'Vazio, leva ao primeiro item sob ele.',
    optional: true,
  },
  links('itens', 'Itens sob este'),
];

export const menus: TextPart = {
  id: 'menus',
  titulo: 'Menus',
  sobre: 'O menu do alto e as três colunas do rodapé.',
  pages: ['/'],
  fields: [
    {
      entry: 'lista',
      name: 'topo',
      label: 'Menu do alto',
      one: 'um item',
      titled: 'txtDescricao',
      ordered: true,
      absent: 'O menu é o do próprio portal, com todas as páginas que se aplicam ao órgão.',
      fields: () => BRANCH,
    },
    links('ajuda', 'Rodapé: Ajuda'),
    links('mais', 'Rodapé: Mais acessadas'),
    links('transparencia', 'Rodapé: Transparência'),
  ],
};

export const avisos: TextPart = {
  id: 'avisos',
  titulo: 'Avisos',
  sobre: 'Avisos técnicos, como uma parada do sistema, que aparecem no alto das páginas por alguns dias.',
  pages: ['/'],
  fields: [
    {
      entry: 'lista',
      name: 'avisos',
      label: 'Avisos',
      one: 'um aviso',
      titled: 'title',
      ordered: true,
      fields: () => [
        { entry: 'texto', name: 'title', label: 'Título' },
        { entry: 'data', name: 'startDate', label: 'Primeiro dia em que aparece' },
        { entry: 'data', name: 'ate', label: 'Último dia em que aparece' },
        { entry: 'longo', name: 'text', label: 'Texto' },
      ],
    },
  ],
};

export const perguntas: TextPart = {
  id: 'perguntas',
  titulo: 'Perguntas frequentes',
  sobre: 'Perguntas do órgão, além das que todo portal responde.',
  pages: ['/perguntas'],
  fields: [
    {
      entry: 'lista',
      name: 'perguntas',
      label: 'Perguntas',
      one: 'uma pergunta',
      titled: 'pergunta',
      fields: () => [
        { entry: 'texto', name: 'pergunta', label: 'Pergunta' },
        { entry: 'markdown', name: 'resposta', label: 'Resposta', help: MARKDOWN },
        { entry: 'texto', name: 'categoria', label: 'Categoria', example: 'Geral', optional: true },
        { entry: 'numero', name: 'ordem', label: 'Lugar na lista', help: 'O menor número vem antes.', optional: true },
        { entry: 'data', name: 'atualizada', label: 'Atualizada em', optional: true },
        {
          entry: 'texto',
          name: 'slug',
          label: 'Nome no endereço',
          help: 'Vazio, vem da pergunta. Igual ao de uma pergunta do portal, toma o lugar dela.',
          optional: true,
        },
        { entry: 'sim', name: 'oculta', label: 'Não mostrar (esconde a pergunta do portal de mesmo nome)' },
      ],
    },
  ],
};

export const glossario: TextPart = {
  id: 'glossario',
  titulo: 'Glossário',
  sobre: 'Termos que o órgão acrescenta ao glossário, ou explica com as suas palavras.',
  pages: ['/glossario'],
  fields: [
    {
      entry: 'lista',
      name: 'glossario',
      label: 'Termos',
      one: 'um termo',
      titled: 'termo',
      fields: () => [
        { entry: 'texto', name: 'termo', label: 'Termo' },
        { entry: 'longo', name: 'explicacao', label: 'Explicação', help: 'Uma ou duas frases.', optional: true },
        { entry: 'longo', name: 'exemplo', label: 'Exemplo', optional: true },
        { entry: 'linhas', name: 'fonte', label: 'Fontes', help: 'A lei e o artigo, uma em cada linha.' },
        { entry: 'linhas', name: 'sinonimos', label: 'Sinônimos', help: 'Um em cada linha.' },
        { entry: 'linhas', name: 'veja', label: 'Veja também', help: 'Outros termos do glossário, um em cada linha.' },
      ],
    },
  ],
};

const CHANNELS = CANAIS_DE_SERVICO.map((value) => ({ value, label: ROTULO_DE_CANAL[value] }));
const FROM_UNIT = 'Vazio, o da unidade.';

const SERVICE: readonly FormField[] = [
  { entry: 'texto', name: 'titulo', label: 'Nome do serviço' },
  { entry: 'markdown', name: 'texto', label: 'O que é', help: MARKDOWN },
  { entry: 'texto', name: 'assunto', label: 'Assunto', example: 'Saúde' },
  { entry: 'texto', name: 'resumo', label: 'Em uma frase', optional: true },
  { entry: 'texto', name: 'publico', label: 'Quem pode pedir' },
  { entry: 'linhas', name: 'requisitos', label: 'Requisitos', help: 'Um em cada linha.' },
  { entry: 'linhas', name: 'documentos', label: 'Documentos', help: 'Um em cada linha.' },
  { entry: 'linhas', name: 'etapas', label: 'Etapas', help: 'Uma em cada linha, do pedido à entrega.' },
  { entry: 'texto', name: 'prazo', label: 'Prazo máximo', example: 'até 5 dias úteis' },
  { entry: 'texto', name: 'custo', label: 'Custo', example: 'Gratuito' },
  { entry: 'marcas', name: 'canais', label: 'Como se pede', options: CHANNELS },
  { entry: 'texto', name: 'link', label: 'Onde se pede pela internet', optional: true },
  { entry: 'texto', name: 'unidade', label: 'Unidade que presta' },
  { entry: 'texto', name: 'local', label: 'Endereço', help: FROM_UNIT, optional: true },
  { entry: 'texto', name: 'horario', label: 'Dias e horas', help: FROM_UNIT, optional: true },
  { entry: 'texto', name: 'telefone', label: 'Telefone', help: FROM_UNIT, optional: true },
  { entry: 'email', name: 'email', label: 'E-mail', help: FROM_UNIT, optional: true },
  { entry: 'texto', name: 'reclamacao', label: 'Onde reclamar', help: 'Vazio, a ouvidoria do órgão.', optional: true },
  normList,
  { entry: 'data', name: 'atualizado', label: 'Conferido em', optional: true },
  { entry: 'numero', name: 'ordem', label: 'Lugar na lista', help: 'O menor número vem antes.', optional: true },
  { entry: 'texto', name: 'slug', label: 'Nome no endereço', help: 'Vazio, vem do nome do serviço.', optional: true },
];

export const servicos: TextPart = {
  id: 'servicos',
  titulo: 'Carta de serviços',
  sobre: 'O que o órgão faz para as pessoas, como se pede, em quanto tempo e a que custo.',
  pages: ['/servicos'],
  fields: [
    {
      entry: 'lista',
      name: 'servicos',
      label: 'Serviços',
      one: 'um serviço',
      titled: 'titulo',
      fields: () => SERVICE,
    },
  ],
};

export const privacidade: TextPart = {
  id: 'privacidade',
  titulo: 'Política de privacidade',
  sobre: 'O texto da política do órgão. Sem ele, aparece o do portal, que diz o que o próprio portal faz.',
  pages: ['/privacidade'],
  fields: [
    {
      entry: 'grupo',
      name: 'privacidade',
      label: 'Texto próprio',
      optional: true,
      fields: [
        { entry: 'markdown', name: 'texto', label: 'Política', help: MARKDOWN },
        { entry: 'data', name: 'atualizada', label: 'Atualizada em', optional: true },
      ],
    },
  ],
};
