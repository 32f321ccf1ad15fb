/** The three ways in which people write to a body, over one module. */
export const CANAIS = ['fale-conosco', 'ouvidoria', 'e-sic'] as const;
export type Canal = (typeof CANAIS)[number];

export interface Recurso {
  /** Days after the answer in which one may appeal. */
  em: number;
  /** Days in which the appeal is answered. */
  dias: number;
}

/** What the law gives each side of a channel. */
export interface Regra {
  titulo: string;
  /** Days to the answer, and those that one extension adds; null where no law counts them. */
  dias: number | null;
  mais: number;
  recurso: Recurso | null;
  lei: string | null;
}

export const REGRAS: Readonly<Record<Canal, Regra>> = {
  'fale-conosco': { titulo: 'Fale conosco', dias: null, mais: 0, recurso: null, lei: null },
  // The law of users counts the answer; it says nothing of an appeal, which is then ours to bound.
  ouvidoria: {
    titulo: 'Ouvidoria',
    dias: 30,
    mais: 30,
    recurso: { em: 10, dias: 30 },
    lei: 'Lei 13.460/2017, art. 16',
  },
  'e-sic': {
    titulo: 'e-SIC',
    dias: 20,
    mais: 10,
    recurso: { em: 10, dias: 5 },
    lei: 'Lei 12.527/2011, arts. 11 e 15',
  },
};

export interface Escolha<N extends string = string> {
  nome: N;
  rotulo: string;
  dica: string;
}

export type Tipo = 'denuncia' | 'reclamacao' | 'solicitacao' | 'sugestao' | 'elogio' | 'pedido' | 'mensagem';

/** What people come to the ombudsman for (Lei 13.460/2017, art. 2º, V). */
export const MANIFESTACOES: readonly Escolha<Tipo>[] = [
  { nome: 'denuncia', rotulo: 'Denúncia', dica: 'Algo irregular ou ilegal' },
  { nome: 'reclamacao', rotulo: 'Reclamação', dica: 'Um serviço que não funcionou' },
  { nome: 'solicitacao', rotulo: 'Solicitação', dica: 'Um pedido de providência' },
  { nome: 'sugestao', rotulo: 'Sugestão', dica: 'Uma ideia para melhorar' },
  { nome: 'elogio', rotulo: 'Elogio', dica: 'Um bom atendimento' },
];

/** Every channel has its kinds; those with one do not ask. */
export const TIPOS: Readonly<Record<Canal, readonly Escolha<Tipo>[]>> = {
  'fale-conosco': [{ nome: 'mensagem', rotulo: 'Mensagem', dica: 'Uma mensagem ao órgão' }],
  ouvidoria: MANIFESTACOES,
  'e-sic': [{ nome: 'pedido', rotulo: 'Pedido de informação', dica: 'Uma informação que o órgão tem' }],
};

export type Identidade = 'identificada' | 'sigilosa' | 'anonima';

export const IDENTIDADES: readonly Escolha<Identidade>[] = [
  { nome: 'identificada', rotulo: 'Com meu nome', dica: 'A ouvidoria e a área que resolve sabem quem você é' },
  { nome: 'sigilosa', rotulo: 'Em sigilo', dica: 'Só a ouvidoria vê quem você é' },
  { nome: 'anonima', rotulo: 'Sem me identificar', dica: 'Ninguém sabe quem você é; guarde o protocolo e a chave' },
];

/** Only the ombudsman is told anything without a name: a request for information needs who asks (LAI, art. 10). */
export const identidadesOf = (canal: Canal): readonly Identidade[] =>
  canal === 'ouvidoria' ? IDENTIDADES.map(({ nome }) => nome) : ['identificada'];

export type Situacao = 'recebida' | 'em-tratamento' | 'respondida' | 'em-recurso' | 'encerrada';

export const SITUACOES: Readonly<Record<Situacao, string>> = {
  recebida: 'Recebida',
  'em-tratamento': 'Em tratamento',
  respondida: 'Respondida',
  'em-recurso': 'Em recurso',
  encerrada: 'Encerrada',
};

/** How an answer ends a request for information, which the yearly figures count. */
export type Resultado = 'concedida' | 'parcial' | 'negada' | 'inexistente';

export const RESULTADOS: readonly Escolha<Resultado>[] = [
  { nome: 'concedida', rotulo: 'Acesso concedido', dica: 'A informação vai na resposta, ou onde ela está' },
  { nome: 'parcial', rotulo: 'Acesso parcial', dica: 'Parte da informação não pode ser dada' },
  { nome: 'negada', rotulo: 'Acesso negado', dica: 'Diga o fundamento legal na resposta' },
  { nome: 'inexistente', rotulo: 'Informação inexistente', dica: 'O órgão não tem a informação' },
];

/** What the requester may tell of themselves, for the yearly figures alone. Nobody has to. */
export const PERFIL: Readonly<Record<'pessoa' | 'faixa' | 'genero', { rotulo: string; opcoes: readonly string[] }>> = {
  pessoa: { rotulo: 'Você pede', opcoes: ['Por mim', 'Por uma organização', 'Como jornalista', 'Como pesquisador'] },
  faixa: { rotulo: 'Idade', opcoes: ['Até 24 anos', '25 a 39 anos', '40 a 59 anos', '60 anos ou mais'] },
  genero: { rotulo: 'Gênero', opcoes: ['Feminino', 'Masculino', 'Outro'] },
};
export type Perfil = Partial<Record<keyof typeof PERFIL, string>>;

export const rotuloOf = (canal: Canal, tipo: Tipo): string =>
  TIPOS[canal].find(({ nome }) => nome === tipo)?.rotulo ?? tipo;

/** The author that a step names when the citizen took it: the person's own name stays sealed. */
export const CIDADAO = 'cidadão';
