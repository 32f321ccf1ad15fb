import type { FormField, TextPart } from './campos.ts';

const NETWORK = 'Só o nome da conta, sem @ e sem endereço.';

const ENTITY: readonly FormField[] = [
  { entry: 'texto', name: 'cpfCnpj', label: 'CNPJ', example: '08.112.233/0001-98' },
  { entry: 'texto', name: 'txtEndereco', label: 'Rua, avenida ou praça' },
  { entry: 'texto', name: 'txtNumEndereco', label: 'Número' },
  { entry: 'texto', name: 'txtCidade', label: 'Município' },
  { entry: 'texto', name: 'txtEstado', label: 'Estado (sigla)', example: 'RN' },
  { entry: 'texto', name: 'txtCep', label: 'CEP', example: '59000-000' },
  { entry: 'email', name: 'txtEmail', label: 'E-mail de contato' },
  { entry: 'texto', name: 'txtNumTelefone', label: 'Telefone', example: '(84) 3000-0000' },
  { entry: 'texto', name: 'txtFacebook', label: 'Facebook', help: NETWORK, optional: true },
  { entry: 'texto', name: 'txtInstagram', label: 'Instagram', help: NETWORK, optional: true },
  { entry: 'texto', name: 'txtX', label: 'X', help: NETWORK, optional: true },
];

const COMPARED: readonly FormField[] = [
  { entry: 'sim', name: 'permite', label: 'Pode aparecer, por habitante, ao lado de outros órgãos' },
  { entry: 'texto', name: 'fonte', label: 'Fonte do número de habitantes', example: 'IBGE, Censo 2022' },
  { entry: 'numero', name: 'ano', label: 'Ano do número de habitantes', example: '2022' },
];

const MEASURED: readonly FormField[] = [
  { entry: 'sim', name: 'publico', label: 'Qualquer pessoa vê a página /pntp' },
  { entry: 'email', name: 'controlador', label: 'E-mail avisado do que está por vencer', optional: true },
];

/** Who the body is. Its address, its kind and its share of the machine are the installation's to say. */
export const identificacao: TextPart = {
  id: 'identificacao',
  titulo: 'Identificação',
  sobre: 'O nome do órgão, o endereço, os contatos e as redes sociais, que aparecem no alto e no rodapé.',
  pages: ['/', '/mapa'],
  fields: [
    { entry: 'texto', name: 'txtCliente', label: 'Nome completo do órgão' },
    { entry: 'grupo', name: 'entidade', label: 'Sede e contato', fields: ENTITY },
    {
      entry: 'numero',
      name: 'habitantes',
      label: 'População estimada',
      help: 'Dá o valor por habitante.',
      optional: true,
    },
    {
      entry: 'numero',
      name: 'semestralDesde',
      label: 'RGF por semestre desde o ano',
      help: 'Só para municípios com menos de 50 mil habitantes (LRF, art. 63).',
      optional: true,
    },
    { entry: 'grupo', name: 'comparar', label: 'Comparação com outros órgãos', fields: COMPARED, optional: true },
    {
      entry: 'texto',
      name: 'ouvidoria',
      label: 'Endereço da ouvidoria',
      help: 'Só quando não é a deste portal: um endereço https://.',
      optional: true,
    },
    {
      entry: 'texto',
      name: 'esic',
      label: 'Endereço do e-SIC',
      help: 'Só quando não é o deste portal: um endereço https://.',
      optional: true,
    },
    {
      entry: 'linhas',
      name: 'embutir',
      label: 'Sites que podem incorporar gráficos e tabelas',
      help: 'Um endereço em cada linha, como https://www.jornal.com.br. Sem nenhum, todos podem.',
    },
    { entry: 'grupo', name: 'pntp', label: 'Medição pela matriz do PNTP', fields: MEASURED, optional: true },
    { entry: 'sim', name: 'vlibras', label: 'Oferecer o tradutor VLibras' },
  ],
};

export const aparencia: TextPart = {
  id: 'aparencia',
  titulo: 'Brasão e cores',
  sobre: 'A imagem do alto das páginas e as cores dos botões, dos links e da barra.',
  pages: ['/', '/contratos'],
  fields: [
    {
      entry: 'imagem',
      name: 'logo',
      label: 'Brasão ou logotipo',
      help: 'PNG, JPEG, WebP ou SVG, de até 100 kB e de 2.000 por 2.000 pontos. Sem ele, aparece o do portal.',
      optional: true,
    },
    {
      entry: 'grupo',
      name: 'cores',
      label: 'Cores',
      optional: true,
      help: 'Sem elas, as cores são as do portal. As letras precisam ser lidas por quem enxerga pouco: uma cor clara demais é recusada, e a mais próxima que serve é dita.',
      fields: [
        { entry: 'cor', name: 'principal', label: 'Botões, links e gráficos', optional: true },
        { entry: 'cor', name: 'barra', label: 'Barra e menu do alto', optional: true },
      ],
    },
  ],
};

const NORM: readonly FormField[] = [
  { entry: 'texto', name: 'titulo', label: 'Título da norma' },
  {
    entry: 'texto',
    name: 'url',
    label: 'Onde se lê',
    help: 'Um caminho do portal ou um endereço https://.',
    optional: true,
  },
];

/** A norm that may be absent. */
export const normField = (name: string, label: string): FormField => ({
  entry: 'grupo',
  name,
  label,
  fields: NORM,
  optional: true,
});

/** The norms of something, as a list. */
export const normList: FormField = {
  entry: 'lista',
  name: 'normas',
  label: 'Normas',
  one: 'uma norma',
  titled: 'titulo',
  ordered: true,
  fields: () => NORM,
};

const desk = (name: string, label: string): FormField => ({
  entry: 'grupo',
  name,
  label,
  optional: true,
  help: 'O que ficar vazio vem da estrutura.',
  fields: [
    { entry: 'texto', name: 'unidade', label: 'Unidade que atende', optional: true },
    { entry: 'texto', name: 'responsavel', label: 'Quem responde por ela', optional: true },
    { entry: 'texto', name: 'endereco', label: 'Endereço', optional: true },
    { entry: 'texto', name: 'telefone', label: 'Telefone', optional: true },
    {
      entry: 'email',
      name: 'email',
      label: 'E-mail',
      help: 'Recebe o aviso de cada mensagem. É público.',
      optional: true,
    },
    { entry: 'texto', name: 'horario', label: 'Dias e horas de atendimento', optional: true },
    normField('norma', 'Norma local'),
  ],
});

export const atendimento: TextPart = {
  id: 'atendimento',
  titulo: 'Atendimento e horários',
  sobre: 'Onde, quando e como o órgão atende: ouvidoria, e-SIC e Fale conosco.',
  pages: ['/ouvidoria', '/e-sic', '/fale-conosco'],
  fields: [
    desk('ouvidoria', 'Ouvidoria'),
    desk('esic', 'Serviço de informação ao cidadão (e-SIC)'),
    desk('faleConosco', 'Fale conosco'),
    { entry: 'texto', name: 'autoridadeRecursal', label: 'Quem decide os recursos dos pedidos', optional: true },
    {
      entry: 'texto',
      name: 'cartaDeServicos',
      label: 'Endereço da carta de serviços',
      help: 'Sem ele, a página Serviços deste portal.',
      optional: true,
    },
    {
      entry: 'numero',
      name: 'retencao',
      label: 'Anos até apagar o que uma mensagem tem de pessoal',
      help: 'Contados do fim do atendimento. Vazio, nada se apaga.',
      optional: true,
    },
  ],
};

export const lgpd: TextPart = {
  id: 'lgpd',
  titulo: 'Proteção de dados (LGPD)',
  sobre: 'O encarregado pelos dados pessoais e as normas locais.',
  pages: ['/privacidade'],
  fields: [
    {
      entry: 'grupo',
      name: 'lgpd',
      label: 'O que o órgão informa',
      optional: true,
      fields: [
        {
          entry: 'grupo',
          name: 'encarregado',
          label: 'Encarregado',
          fields: [
            { entry: 'texto', name: 'nome', label: 'Nome' },
            { entry: 'texto', name: 'cargo', label: 'Cargo ou unidade', optional: true },
            { entry: 'texto', name: 'telefone', label: 'Telefone', optional: true },
            { entry: 'email', name: 'email', label: 'E-mail', optional: true },
            { entry: 'texto', name: 'endereco', label: 'Endereço', optional: true },
            { entry: 'texto', name: 'horario', label: 'Dias e horas de atendimento', optional: true },
            normField('ato', 'Ato que o indicou'),
          ],
        },
        normField('norma', 'Norma local de proteção de dados'),
        normField('governoDigital', 'Norma local do governo digital'),
      ],
    },
  ],
};
