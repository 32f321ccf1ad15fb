import { type Made, made } from './file.ts';

const UTF8 = { encoding: 'utf8', separator: ';' } as const;

/** What the search of matters writes, in its order; without the two columns that a publisher adds. */
export const SAPL_MATTERS =
  'ID;Ano;Número;Tipo de Matéria Legislativa/Sigla;Tipo de Matéria Legislativa/Descrição;Autorias;Texto Original;Ementa';

const matter = {
  ID: '2481',
  Ano: '2026',
  Número: '12',
  'Tipo de Matéria Legislativa/Sigla': 'PLO',
  'Tipo de Matéria Legislativa/Descrição': 'PROJETO DE LEI ORDINÁRIA',
  Autorias: 'Ana Dantas',
  'Texto Original': 'http://sapl.valeclaro.example/media/sapl/public/materialegislativa/2026/2481/plo_12.pdf',
  Ementa: 'INSTITUI O DIA MUNICIPAL DA LEITURA\r\nE DÁ OUTRAS PROVIDÊNCIAS.',
  'Data de Apresentação': '2026-03-03',
  Situação: 'Em comissão',
};

const NAMED = 'Autorias/Autor/Nome do Autor';
const { Autorias: _, ...older } = matter;

const first = {
  codSigla: 'PLO',
  numProposicao: '12',
  numExercicio: 2026,
  txtTipo: 'Projeto de Lei Ordinária',
  txtEmenta: 'INSTITUI O DIA MUNICIPAL DA LEITURA E DÁ OUTRAS PROVIDÊNCIAS.',
  txtAutor: 'Ana Dantas',
  dtApresentacao: '2026-03-03',
  txtSituacao: 'Em comissão',
  lnkOrigem: matter['Texto Original'],
};

/** The search as JSON: names of columns first, every value a text, and a norm of another kind under the same number. */
const NORMS = {
  headers: {
    id: 'ID',
    ano: 'Ano',
    numero: 'Número',
    tipo__sigla: 'Tipo da Norma Jurídica/Sigla',
    tipo__descricao: 'Tipo da Norma Jurídica/Descrição',
    texto_integral: 'Texto Original',
    ementa: 'Ementa',
  },
  results: [
    ['4890', 'DLG', 'DECRETO LEGISLATIVO', 'APROVA AS CONTAS DO EXERCÍCIO DE 2022'],
    ['4891', 'RES', 'Resolução', 'ALTERA O REGIMENTO INTERNO'],
  ].map(([id, tipo__sigla, tipo__descricao, ementa]) => ({
    id,
    ano: '2025',
    numero: '3',
    tipo__sigla,
    tipo__descricao,
    texto_integral: 'http://sapl.valeclaro.example/media/',
    ementa,
  })),
};

const norm = {
  numAtoNormativo: '3',
  numExercicio: 2025,
  txtTipoAto: 'Decreto Legislativo',
  txtEmenta: 'APROVA AS CONTAS DO EXERCÍCIO DE 2022',
};

/** What the searches of SAPL export. */
export const SAPL: readonly Made[] = [
  {
    map: 'sapl-materias',
    set: 'proposicoes',
    name: 'sapl_pesquisar_materia.csv',
    bytes: made(
      `${SAPL_MATTERS};Data de Apresentação;Situação`,
      [
        matter,
        { ...matter, ID: '2482', Número: '13', Autorias: '', 'Texto Original': 'http://sapl.valeclaro.example/media/' },
      ],
      UTF8,
    ),
    rows: 2,
    first,
  },
  {
    map: 'sapl-materias',
    set: 'proposicoes',
    name: 'sapl_pesquisar_materia-2024.csv',
    bytes: made(
      `${SAPL_MATTERS.replace('Autorias', NAMED)};Data de Apresentação;Situação`,
      [{ ...older, [NAMED]: 'Ana Dantas\r\nJosé Paiva' }],
      UTF8,
    ),
    rows: 1,
    first: { ...first, txtAutor: 'Ana Dantas; José Paiva' },
  },
  {
    map: 'sapl-normas',
    set: 'atos-normativos',
    name: 'sapl_norma_pesquisa.csv',
    bytes: made(
      Object.values(NORMS.headers).join(';'),
      NORMS.results.map((one) =>
        Object.fromEntries(Object.entries(NORMS.headers).map(([key, label]) => [label, String(Object(one)[key])])),
      ),
      UTF8,
    ),
    rows: 2,
    first: norm,
  },
  {
    map: 'sapl-normas',
    set: 'atos-normativos',
    name: 'sapl_norma_pesquisa.json',
    bytes: Buffer.from(JSON.stringify(NORMS)),
    rows: 2,
    first: norm,
  },
];
