// Derived from catalog/datasets (npm run generate): a sample has the file name of its definition.
import { acesso } from './acesso.ts';
import { acordos } from './acordos.ts';
import { aditivos } from './aditivos.ts';
import { anexos } from './anexos.ts';
import { aprovados } from './aprovados.ts';
import { ataItens } from './ataItens.ts';
import { atas } from './atas.ts';
import { atos } from './atos.ts';
import { beneficiarios } from './beneficiarios.ts';
import { chamamentos } from './chamamentos.ts';
import { classificadas } from './classificadas.ts';
import { concursoAtos } from './concursoAtos.ts';
import { concursos } from './concursos.ts';
import { conselheiros } from './conselheiros.ts';
import { conselhoDocumentos } from './conselhoDocumentos.ts';
import { conselhos } from './conselhos.ts';
import { contratos } from './contratos.ts';
import { convenio } from './convenio.ts';
import { creche } from './creche.ts';
import { crecheCriterios } from './crecheCriterios.ts';
import { desclassificadas } from './desclassificadas.ts';
import { diarias } from './diarias.ts';
import { divida } from './divida.ts';
import { documentos } from './documentos.ts';
import { duodecimos } from './duodecimos.ts';
import { emendas } from './emendas.ts';
import { empenhoEventos } from './empenhoEventos.ts';
import { empenhoItens } from './empenhoItens.ts';
import { empenhos } from './empenhos.ts';
import { estagiarios } from './estagiarios.ts';
import { estoque } from './estoque.ts';
import { execucao } from './execucao.ts';
import { fiscais } from './fiscais.ts';
import { fotos } from './fotos.ts';
import { incentivos } from './incentivos.ts';
import { inidoneas } from './inidoneas.ts';
import { licitacao } from './licitacao.ts';
import { licitantes } from './licitantes.ts';
import { licitDocumentos } from './licitDocumentos.ts';
import { licitItens } from './licitItens.ts';
import { liquidacoes } from './liquidacoes.ts';
import { medicamentos } from './medicamentos.ts';
import { medicoes } from './medicoes.ts';
import { obras } from './obras.ts';
import { orcamento } from './orcamento.ts';
import { ordem } from './ordem.ts';
import { padrao } from './padrao.ts';
import { pagamentos } from './pagamentos.ts';
import { paralisacoes } from './paralisacoes.ts';
import { participantes } from './participantes.ts';
import { pauta } from './pauta.ts';
import { planilha } from './planilha.ts';
import { plano } from './plano.ts';
import { presencas } from './presencas.ts';
import { previstas } from './previstas.ts';
import { profissionais } from './profissionais.ts';
import { proposicoes } from './proposicoes.ts';
import { realizadas } from './realizadas.ts';
import { recebidas } from './recebidas.ts';
import { receitas } from './receitas.ts';
import { regulacao } from './regulacao.ts';
import { regulacaoCriterios } from './regulacaoCriterios.ts';
import { relacoes } from './relacoes.ts';
import { renuncias } from './renuncias.ts';
import { rppagos } from './rppagos.ts';
import type { Sample } from './sample.ts';
import { sancionados } from './sancionados.ts';
import { servidores } from './servidores.ts';
import { sessoes } from './sessoes.ts';
import { terceirizados } from './terceirizados.ts';
import { tetos } from './tetos.ts';
import { tramitacoes } from './tramitacoes.ts';
import { unidades } from './unidades.ts';
import { valores } from './valores.ts';
import { verba } from './verba.ts';
import { vereadores } from './vereadores.ts';
import { votacoes } from './votacoes.ts';
import { votos } from './votos.ts';

/** The sample of each dataset, by its id. */
export const samples: Readonly<Record<string, Sample>> = {
  acordos,
  'ata-de-registro-de-preco': atas,
  'ata-itens': ataItens,
  'atos-normativos': atos,
  'atos-relacoes': relacoes,
  concursos,
  'concursos-aprovados': aprovados,
  'concursos-atos': concursoAtos,
  conselhos,
  'conselhos-documentos': conselhoDocumentos,
  'conselhos-membros': conselheiros,
  contratos,
  'contratos-aditivos': aditivos,
  'contratos-documentos': documentos,
  'contratos-sancionados': sancionados,
  convenio,
  covidcontratos: contratos,
  coviddespesa: empenhos,
  covidlicitacao: licitacao,
  'creche-fila': creche,
  'creche-fila-criterios': crecheCriterios,
  diarias,
  'diarias-valores': valores,
  dividaativa: divida,
  duodecimos,
  'emenda-execucao': execucao,
  'emenda-parlamentar': emendas,
  empenhos,
  'empenhos-eventos': empenhoEventos,
  'empenhos-itens': empenhoItens,
  'empresas-inidoneas': inidoneas,
  estagiarios,
  'incentivos-projetos': incentivos,
  'informacoes-classificadas': classificadas,
  'informacoes-desclassificadas': desclassificadas,
  licitacao,
  'licitacao-chamamento-publico': chamamentos,
  'licitacao-documentos': licitDocumentos,
  'licitacao-itens': licitItens,
  'licitacao-participantes': participantes,
  'licitacao-sancionado': licitantes,
  liquidacoes,
  medicamentos,
  'medicamentos-acesso': acesso,
  'medicamentos-estoque': estoque,
  obras,
  'obras-fotos': fotos,
  'obras-medicoes': medicoes,
  'obras-paralisacoes': paralisacoes,
  'obras-planilha': planilha,
  orcamento,
  'ordem-cronologica': ordem,
  'padrao-remuneratorio': padrao,
  pagamentos,
  'plano-contratacoes': plano,
  proposicoes,
  'proposicoes-anexos': anexos,
  'proposicoes-tramitacoes': tramitacoes,
  receitas,
  'receitas-previstas': previstas,
  'relacao-fiscais': fiscais,
  'renuncias-beneficiarios': beneficiarios,
  'renuncias-fiscais': renuncias,
  rppagos,
  'saude-fila': regulacao,
  'saude-fila-criterios': regulacaoCriterios,
  'saude-profissionais': profissionais,
  'saude-unidades': unidades,
  servidores,
  sessoes,
  'sessoes-pauta': pauta,
  'sessoes-presencas': presencas,
  terceirizados,
  'transferencias-realizadas': realizadas,
  'transferencias-recebidas': recebidas,
  'verba-indenizatoria': verba,
  'verba-tetos': tetos,
  vereadores,
  votacoes,
  'votacoes-votos': votos,
};
