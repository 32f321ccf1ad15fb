import { cpf } from '../catalog/samples/digits.ts';

/** A record as the server keeps it. */
export type Stored = Readonly<Record<string, unknown>>;

const person = (id: number, nome: string, more: Stored = {}): Stored => ({
  id,
  __str__: nome,
  metadata: {},
  nome_completo: `${nome} da Silva`,
  nome_parlamentar: nome,
  numero_gab_parlamentar: `0${id}`,
  email: `v${id}@camara.example`,
  biografia: '<p>Professora.&nbsp;Segundo mandato.</p>',
  ativo: true,
  ...more,
});

/** Members of a person that only a badly set up SAPL would tell. */
export const PRIVATE = {
  cpf: cpf('246813579'),
  telefone_celular: '(84) 99999-1234',
  endereco_residencia: 'Rua Sete, 7',
};

const mandate = (parlamentar: number): Stored => ({
  id: parlamentar,
  parlamentar,
  legislatura: 1,
  data_inicio_mandato: '2025-01-01',
  data_fim_mandato: '2028-12-31',
});

const bill = (id: number, numero: number, more: Stored = {}): Stored => ({
  id,
  __str__: `PL ${numero}/2026`,
  tipo: 1,
  numero,
  ano: 2026,
  data_apresentacao: '2026-03-03',
  regime_tramitacao: 1,
  em_tramitacao: true,
  ementa: `Ementa do projeto ${numero}.`,
  ...more,
});

/** A small house as the serializers of SAPL tell it: every column by its name, others by their ids. Content is invented. */
export const SAPL_HOUSE: Readonly<Record<string, readonly Stored[]>> = {
  'parlamentares/parlamentar': [person(1, 'Ana Dantas', PRIVATE), person(2, 'José Paiva'), person(3, 'Rita Maia')],
  'parlamentares/mandato': [mandate(1), mandate(2), mandate(3)],
  'parlamentares/partido': [
    { id: 1, sigla: 'PDV', nome: 'Partido da Vila' },
    { id: 2, sigla: 'ALP', nome: 'Aliança' },
  ],
  'parlamentares/filiacao': [
    { id: 1, parlamentar: 1, partido: 2, data: '2018-01-01', data_desfiliacao: '2024-03-01' },
    { id: 2, parlamentar: 1, partido: 1, data: '2024-03-02', data_desfiliacao: null },
    { id: 3, parlamentar: 2, partido: 2, data: '2020-03-02', data_desfiliacao: null },
  ],
  'comissoes/comissao': [{ id: 1, nome: 'Comissão de Justiça', sigla: 'CJ' }],
  'comissoes/composicao': [{ id: 1, comissao: 1, periodo: 1 }],
  'comissoes/cargocomissao': [{ id: 1, nome: 'Presidente' }],
  'comissoes/participacao': [
    { id: 1, composicao: 1, parlamentar: 2, cargo: 1, data_designacao: '2025-02-01', data_desligamento: null },
  ],
  'comissoes/reuniao': [
    {
      id: 7,
      comissao: 1,
      numero: 3,
      nome: '3ª Reunião',
      tema: 'Pareceres',
      data: '2026-03-16',
      hora_inicio: '09:00:00',
      local_reuniao: 'Sala 1',
      url_video: '',
    },
  ],
  'materia/pautareuniao': [{ id: 1, reuniao: 7, materia: 10 }],
  'materia/tipomaterialegislativa': [{ id: 1, sigla: 'PL', descricao: 'Projeto de Lei Ordinária' }],
  'materia/regimetramitacao': [{ id: 1, descricao: 'Ordinário' }],
  'materia/statustramitacao': [{ id: 1, sigla: 'APROV', descricao: 'Aprovada' }],
  'materia/unidadetramitacao': [{ id: 1, __str__: 'Secretaria Legislativa' }],
  'materia/tipodocumento': [{ id: 1, descricao: 'Parecer' }],
  'base/autor': [
    { id: 1, nome: 'Ana Dantas', object_id: 1, autor_related: { value: 1, text: 'Ana Dantas da Silva' } },
    { id: 2, nome: 'Poder Executivo', object_id: null, autor_related: null },
    { id: 3, nome: 'José Paiva', object_id: 2, autor_related: { value: 2, text: 'José Paiva da Silva' } },
  ],
  'materia/materialegislativa': [
    bill(10, 1),
    bill(11, 2),
    bill(12, 3),
    bill(9, 40, { ano: 2025, data_apresentacao: '2025-11-04' }),
  ],
  'materia/autoria': [
    { id: 1, materia: 10, autor: 3, primeiro_autor: false },
    { id: 2, materia: 10, autor: 1, primeiro_autor: true },
    { id: 3, materia: 11, autor: 2, primeiro_autor: true },
    // An author that was taken away.
    { id: 4, materia: 12, autor: 99, primeiro_autor: true },
  ],
  'materia/tramitacao': [
    {
      id: 1,
      materia: 10,
      status: null,
      data_tramitacao: '2026-03-03',
      unidade_tramitacao_local: 1,
      unidade_tramitacao_destino: 1,
      texto: 'Recebida.',
      data_fim_prazo: null,
    },
    {
      id: 2,
      materia: 10,
      status: 1,
      data_tramitacao: '2026-03-24',
      unidade_tramitacao_local: 1,
      unidade_tramitacao_destino: 1,
      texto: '',
      data_fim_prazo: null,
    },
    {
      id: 3,
      materia: 11,
      status: 1,
      data_tramitacao: '2026-03-05',
      unidade_tramitacao_local: 1,
      unidade_tramitacao_destino: 1,
      texto: 'Lida.',
      data_fim_prazo: '2026-04-05',
    },
  ],
  'materia/relatoria': [{ id: 1, materia: 10, parlamentar: 2, comissao: 1, data_designacao_relator: '2026-03-10' }],
  'materia/documentoacessorio': [
    { id: 1, materia: 10, tipo: 1, nome: 'Parecer nº 1', data: '2026-03-16', autor: 'José Paiva', arquivo: null },
  ],
  'norma/normajuridica': [{ id: 1, materia: 10, tipo: 1, numero: '1.842', ano: 2026 }],
  'norma/tiponormajuridica': [{ id: 1, sigla: 'LO', descricao: 'Lei Ordinária' }],
  'sessao/tiposessaoplenaria': [{ id: 1, nome: 'Ordinária' }],
  'sessao/sessaoplenaria': [
    {
      id: 5,
      __str__: '12ª Sessão Ordinária',
      tipo: 1,
      numero: 12,
      data_inicio: '2026-03-24',
      hora_inicio: '09:00',
      url_video: 'https://video.example/12',
      iniciada: true,
      finalizada: true,
    },
    {
      id: 6,
      __str__: '13ª Sessão Ordinária',
      tipo: 1,
      numero: 13,
      data_inicio: '2026-12-01',
      hora_inicio: '9h',
      url_video: '',
      iniciada: false,
      finalizada: false,
    },
  ],
  'sessao/expedientemateria': [],
  'sessao/ordemdia': [
    {
      id: 20,
      sessao_plenaria: 5,
      materia: 10,
      data_ordem: '2026-03-24',
      numero_ordem: 1,
      resultado: 'Aprovado',
      tipo_votacao: 2,
    },
    {
      id: 21,
      sessao_plenaria: 5,
      materia: 9,
      data_ordem: '2026-03-24',
      numero_ordem: 2,
      resultado: '',
      tipo_votacao: 1,
    },
  ],
  'sessao/sessaoplenariapresenca': [
    { id: 1, sessao_plenaria: 5, parlamentar: 1 },
    { id: 2, sessao_plenaria: 5, parlamentar: 2 },
  ],
  'sessao/presencaordemdia': [],
  'sessao/justificativaausencia': [{ id: 1, sessao_plenaria: 5, parlamentar: 3 }],
  'sessao/orador': [{ id: 1, sessao_plenaria: 5, parlamentar: 1 }],
  'sessao/oradorexpediente': [{ id: 1, sessao_plenaria: 5, parlamentar: 1 }],
  'sessao/oradorordemdia': [],
  'sessao/registrovotacao': [
    {
      id: 30,
      materia: 10,
      ordem: 20,
      expediente: null,
      tipo_resultado_votacao: 1,
      numero_votos_sim: 1,
      numero_votos_nao: 1,
      numero_abstencoes: 0,
    },
  ],
  'sessao/tiporesultadovotacao': [{ id: 1, nome: 'Aprovado por maioria', natureza: 'A' }],
  'sessao/votoparlamentar': [
    { id: 1, votacao: 30, parlamentar: 1, voto: 'Sim' },
    { id: 2, votacao: 30, parlamentar: 2, voto: 'Não' },
    // As SAPL spells it.
    { id: 3, votacao: 30, parlamentar: 3, voto: 'Não Votou' },
  ],
};
