import { ataItensMaker } from './atas/ataItens.ts';
import { atasMaker } from './atas/atas.ts';
import { atosMaker } from './atos/atos.ts';
import { relacoesMaker } from './atos/relacoes.ts';
import { chamamentosMaker } from './chamamentos/chamamentos.ts';
import { classificadasMaker } from './classificadas/classificadas.ts';
import { desclassificadasMaker } from './classificadas/desclassificadas.ts';
import { aditivosMaker } from './contratos/aditivos.ts';
import { contratosMaker } from './contratos/contratos.ts';
import { documentosMaker } from './contratos/documentos.ts';
import { fiscaisMaker } from './contratos/fiscais.ts';
import { acordosMaker } from './convenio/acordos.ts';
import { convenioMaker } from './convenio/convenio.ts';
import { realizadasMaker } from './convenio/realizadas.ts';
import { recebidasMaker } from './convenio/recebidas.ts';
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
import { pcaMaker } from './pca/pca.ts';
import { previstasMaker } from './receita/previstas.ts';
import { receitasMaker } from './receita/receitas.ts';
import { beneficiariosMaker } from './renuncias/beneficiarios.ts';
import { renunciasMaker } from './renuncias/renuncias.ts';
import { inidoneasMaker } from './sancoes/inidoneas.ts';
import { licitantesMaker } from './sancoes/licitantes.ts';
import { sancionadosMaker } from './sancoes/sancionados.ts';
import { padraoMaker } from './servidores/padrao.ts';
import { servidoresMaker } from './servidores/servidores.ts';
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
  pcaMaker,
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
];

/** Makes coherent demonstration data of a body, of any size, always the same for a seed. */
export const generate = (options: WorldOptions): DemoData => makeDatasets(MAKERS, makeWorld(options));
