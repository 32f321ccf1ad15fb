/** What a person of a body may be in its panel. */
export const PAPEIS = ['publicador', 'ouvidoria', 'e-sic', 'editor', 'controle', 'operador'] as const;
export type Papel = (typeof PAPEIS)[number];

/** What a role is, to whoever gives it. */
export const PAPEL_WORDS: Readonly<Record<Papel, { nome: string; faz: string }>> = {
  publicador: { nome: 'Publicador', faz: 'Envia dados e documentos, e declara o que não houve.' },
  ouvidoria: { nome: 'Ouvidoria', faz: 'Lê e responde as mensagens da ouvidoria e do fale conosco.' },
  'e-sic': { nome: 'e-SIC', faz: 'Lê e responde os pedidos de informação.' },
  editor: { nome: 'Editor', faz: 'Escreve os textos, a estrutura, os menus e os avisos.' },
  controle: { nome: 'Controle', faz: 'Faz tudo no painel do órgão, convida pessoas e cria chaves.' },
  operador: { nome: 'Operador', faz: 'Cuida da instalação: cria, suspende e confere os órgãos.' },
};

/** Roles to which each part of the panel is open. */
export const PERMISSOES = {
  entrar: PAPEIS,
  publicar: ['publicador', 'controle'],
  arquivos: ['publicador', 'controle'],
  atestar: ['controle'],
  textos: ['editor', 'controle'],
  mensagens: ['ouvidoria', 'e-sic', 'controle'],
  pessoas: ['controle'],
  chaves: ['controle'],
  registro: ['controle'],
  orgaos: ['operador'],
} as const satisfies Readonly<Record<string, readonly Papel[]>>;

export type Permissao = keyof typeof PERMISSOES;

/** Whether one of a person's roles opens a part of the panel. */
export const mayDo = (papeis: readonly Papel[], permissao: Permissao): boolean => {
  const open: readonly Papel[] = PERMISSOES[permissao];
  return papeis.some((papel) => open.includes(papel));
};
