import { ataItensMaker } from './atas/ataItens.ts';
import { atasMaker } from './atas/atas.ts';
import { atosMaker } from './atos/atos.ts';
import { relacoesMaker } from './atos/relacoes.ts';
import { chamamentosMaker } from './chamamentos/chamamentos.ts';
import { classificadasMaker } from './classificadas/classificadas.ts';
import { desclassificadasMaker } from './classificadas/desclassificadas.ts';
import { aprovadosMaker } from './concursos/aprovados.ts';
import { concursoAtosMaker } from './concursos/concursoAtos.ts';
import { concursosMaker } from './concursos/concursos.ts';
import { conselheirosMaker } from './conselhos/conselheiros.ts';
import { conselhoDocumentosMaker } from './conselhos/conselhoDocumentos.ts';
import { conselhosMaker } from './conselhos/conselhos.ts';
import { aditivosMaker } from './contratos/aditivos.ts';
import { contratosMaker } from './contratos/contratos.ts';
import { documentosMaker } from './contratos/documentos.ts';
import { fiscaisMaker } from './contratos/fiscais.ts';
import { acordosMaker } from './convenio/acordos.ts';
import { convenioMaker } from './convenio/convenio.ts';
import { realizadasMaker } from './convenio/realizadas.ts';
import { recebidasMaker } from './convenio/recebidas.ts';
import { crecheMaker } from './creche/creche.ts';
import { crecheCriteriosMaker } from './creche/crecheCriterios.ts';
import { empenhoEventosMaker } from './despesa/empenhoEventos.ts';
import { empenhoItensMaker } from './despesa/empenhoItens.ts';
import { empenhosMaker } from './despesa/empenhos.ts';
import { liquidacoesMaker } from './despesa/liquidacoes.ts';
import { orcamentoMaker } from './despesa/orcamento.ts';
import { pagamentosMaker } from './despesa/pagamentos.ts';
import { rppagosMaker } from './despesa/rppagos.ts';
import { diariasMaker } from './diarias/diarias.ts';
import { valoresMaker } from './diarias/valores.ts';
import { dividaMaker } from './divida/divida.ts';
import { duodecimosMaker } from './duodecimos/duodecimos.ts';
import { emendasMaker } from './emendas/emendas.ts';
import { execucaoMaker } from './emendas/execucao.ts';
import { estagiariosMaker } from './estagiarios/estagiarios.ts';
import { incentivosMaker } from './incentivos/incentivos.ts';
import { licitacaoMaker } from './licitacao/licitacao.ts';
import { licitDocumentosMaker } from './licitacao/licitDocumentos.ts';
import { licitItensMaker } from './licitacao/licitItens.ts';
import { participantesMaker } from './licitacao/participantes.ts';
import { type DatasetMaker, type DemoData, makeDatasets } from './maker.ts';
import { fotosMaker } from './obras/fotos.ts';
import { medicoesMaker } from './obras/medicoes.ts';
import { obrasMaker } from './obras/obras.ts';
import { paralisacoesMaker } from './obras/paralisacoes.ts';
import { planilhaMaker } from './obras/planilha.ts';
import { ordemMaker } from './ordem/ordem.ts';
import { planoMaker } from './plano/plano.ts';
import { previstasMaker } from './receita/previstas.ts';
import { receitasMaker } from './receita/receitas.ts';
import { beneficiariosMaker } from './renuncias/beneficiarios.ts';
import { renunciasMaker } from './renuncias/renuncias.ts';
import { inidoneasMaker } from './sancionados/inidoneas.ts';
import { licitantesMaker } from './sancionados/licitantes.ts';
import { sancionadosMaker } from './sancionados/sancionados.ts';
import { acessoMaker } from './saude/acesso.ts';
import { estoqueMaker } from './saude/estoque.ts';
import { medicamentosMaker } from './saude/medicamentos.ts';
import { profissionaisMaker } from './saude/profissionais.ts';
import { regulacaoMaker } from './saude/regulacao.ts';
import { regulacaoCriteriosMaker } from './saude/regulacaoCriterios.ts';
import { unidadesMaker } from './saude/unidades.ts';
import { padraoMaker } from './servidores/padrao.ts';
import { servidoresMaker } from './servidores/servidores.ts';
import { anexosMaker } from './sessoes/anexos.ts';
import { pautaMaker } from './sessoes/pauta.ts';
import { presencasMaker } from './sessoes/presencas.ts';
import { proposicoesMaker } from './sessoes/proposicoes.ts';
import { sessoesMaker } from './sessoes/sessoes.ts';
import { tramitacoesMaker } from './sessoes/tramitacoes.ts';
import { vereadoresMaker } from './sessoes/vereadores.ts';
import { votacoesMaker } from './sessoes/votacoes.ts';
import { votosMaker } from './sessoes/votos.ts';
import { terceirizadosMaker } from './terceirizados/terceirizados.ts';
import { makeWorld, type WorldOptions } from './town/world.ts';
import { tetosMaker } from './verba/tetos.ts';
import { verbaMaker } from './verba/verba.ts';

/** The maker of each dataset. The order is part of the output: rows and files come in it. */
export const MAKERS: readonly DatasetMaker[] = [
  contratosMaker,
  aditivosMaker,
  fiscaisMaker,
  documentosMaker,
  licitacaoMaker,
  licitItensMaker,
  participantesMaker,
  licitDocumentosMaker,
  atasMaker,
  ataItensMaker,
  chamamentosMaker,
  planoMaker,
  obrasMaker,
  planilhaMaker,
  medicoesMaker,
  paralisacoesMaker,
  fotosMaker,
  servidoresMaker,
  padraoMaker,
  estagiariosMaker,
  terceirizadosMaker,
  diariasMaker,
  valoresMaker,
  verbaMaker,
  tetosMaker,
  proposicoesMaker,
  tramitacoesMaker,
  anexosMaker,
  sessoesMaker,
  pautaMaker,
  presencasMaker,
  votacoesMaker,
  votosMaker,
  vereadoresMaker,
  sancionadosMaker,
  licitantesMaker,
  inidoneasMaker,
  convenioMaker,
  recebidasMaker,
  realizadasMaker,
  acordosMaker,
  atosMaker,
  relacoesMaker,
  orcamentoMaker,
  empenhosMaker,
  empenhoItensMaker,
  empenhoEventosMaker,
  liquidacoesMaker,
  pagamentosMaker,
  ordemMaker,
  rppagosMaker,
  duodecimosMaker,
  emendasMaker,
  execucaoMaker,
  receitasMaker,
  previstasMaker,
  renunciasMaker,
  beneficiariosMaker,
  dividaMaker,
  classificadasMaker,
  desclassificadasMaker,
  concursosMaker,
  concursoAtosMaker,
  aprovadosMaker,
  unidadesMaker,
  profissionaisMaker,
  regulacaoMaker,
  regulacaoCriteriosMaker,
  medicamentosMaker,
  acessoMaker,
  estoqueMaker,
  crecheMaker,
  crecheCriteriosMaker,
  conselhosMaker,
  conselheirosMaker,
  conselhoDocumentosMaker,
  incentivosMaker,
];

/** Makes coherent demonstration data of a body, of any size, always the same for a seed. */
export const generate = (options: WorldOptions): DemoData => makeDatasets(MAKERS, makeWorld(options));
