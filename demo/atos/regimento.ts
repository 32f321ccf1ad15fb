/** The articles of the council's standing orders. */
export const HOUSE_RULES: readonly string[] = `
A Câmara Municipal de Vale Claro é o órgão legislativo do Município e tem funções legislativas, de fiscalização, de controle externo, de julgamento e de administração interna.
A Câmara tem sede na Rua das Acácias, 45. Reputam-se nulas as sessões realizadas fora dela, salvo as solenes e as itinerantes, aprovadas pelo Plenário.
A legislatura dura quatro anos, e cada sessão legislativa vai de 2 de fevereiro a 17 de julho e de 1º de agosto a 22 de dezembro.
No dia 1º de janeiro do primeiro ano da legislatura os vereadores tomam posse, prestam compromisso, apresentam declaração de bens e elegem a Mesa.
São direitos do vereador: I – participar das discussões e votar; II – apresentar proposições; III – integrar comissões; IV – usar da palavra; V – pedir informações ao Executivo.
São deveres do vereador: I – comparecer às sessões e às reuniões de comissão; II – votar, salvo impedimento; III – manter o decoro; IV – prestar contas do mandato.
A falta à sessão sem justificativa desconta-se do subsídio, na proporção das sessões do mês.
A Mesa Diretora compõe-se de Presidente, Vice-Presidente, 1º e 2º Secretários, eleitos por voto aberto para dois anos.
Compete à Mesa: I – dirigir os trabalhos; II – propor projetos sobre os serviços da Câmara; III – promulgar resoluções e decretos legislativos; IV – enviar as contas ao Tribunal; V – publicar os dados da Câmara no Portal da Transparência.
Compete ao Presidente: I – representar a Câmara; II – convocar e dirigir as sessões; III – dar posse; IV – manter a ordem; V – autorizar despesas; VI – votar nos casos de empate, de eleição da Mesa e de quórum de dois terços.
O Plenário é o órgão deliberativo e soberano da Câmara, constituído pelos vereadores em exercício.
São comissões permanentes: I – de Constituição, Justiça e Redação; II – de Finanças, Orçamento e Fiscalização; III – de Educação, Saúde e Assistência Social; IV – de Obras, Agricultura e Meio Ambiente.
Cada comissão tem três membros, eleitos para dois anos, e escolhe presidente e relator.
As comissões reúnem-se uma vez por mês, em reunião aberta, com pauta publicada e ata. A de Constituição reúne-se na primeira segunda-feira do mês, às 9 horas; a de Finanças, na primeira segunda-feira, às 14 horas; a de Educação e Saúde, na primeira quarta-feira, às 9 horas; e a de Obras, na primeira quarta-feira, às 14 horas.
O relator tem sete dias para o parecer, prorrogáveis por igual prazo. Vencido o prazo, o Presidente designa outro.
A comissão parlamentar de inquérito é criada por requerimento de um terço dos vereadores, para apurar fato determinado e por prazo certo.
As sessões são ordinárias, extraordinárias, solenes e especiais, e são públicas.
As sessões ordinárias realizam-se às terças e quintas-feiras, às 9 horas, e duram até três horas, prorrogáveis.
A sessão ordinária compõe-se de expediente, ordem do dia e explicações pessoais, e abre-se com a presença de um terço dos vereadores.
A pauta é publicada com quarenta e oito horas de antecedência, com o texto de cada proposição.
De cada sessão lavra-se ata, com os nomes dos presentes e dos ausentes, as proposições, os debates em resumo e o voto de cada vereador. A ata é publicada em dez dias.
As sessões e as reuniões das comissões são transmitidas ao vivo pela internet e ficam disponíveis para consulta.
A tribuna livre é aberta a cidadãos e entidades inscritos na Secretaria Legislativa, por dez minutos, na primeira sessão de cada mês.
São proposições: os projetos de lei, de lei complementar, de decreto legislativo e de resolução, as emendas, os requerimentos, as indicações e as moções.
Toda proposição recebe número, é lida no expediente, publicada e despachada às comissões.
O projeto é discutido e votado em dois turnos, salvo urgência, e aprovado por maioria simples, se a Lei Orgânica não exigir outra.
O regime de urgência é concedido por maioria absoluta, a pedido do Prefeito ou de um terço dos vereadores.
As votações são nominais; o painel ou a chamada registram sim, não, abstenção e ausência.
Os requerimentos de informação ao Executivo são respondidos em quinze dias úteis.
Os projetos do plano plurianual, das diretrizes e do orçamento tramitam na Comissão de Finanças, com ao menos uma audiência pública.
O parecer prévio do Tribunal de Contas é lido em plenário, publicado e enviado à Comissão de Finanças, que dá ao responsável dez dias de defesa e emite parecer em trinta dias.
As contas são julgadas em sessenta dias do recebimento do parecer, em votação nominal; o decreto legislativo diz as razões da decisão e é publicado com a ata.
O título de cidadania e a medalha são concedidos por decreto legislativo, até dois por vereador em cada ano.
A concessão da palavra obedece à ordem de inscrição; o orador fala por dez minutos e concede apartes de dois.
As questões de ordem são decididas pelo Presidente, com recurso ao Plenário.
Os serviços da Câmara são executados por sua secretaria, na forma da resolução que dispõe sobre a estrutura administrativa.
A polícia do recinto cabe ao Presidente. Qualquer pessoa pode assistir às sessões, desde que guarde silêncio e respeito.
Este Regimento é alterado por resolução, proposta pela Mesa ou por um terço dos vereadores e aprovada por maioria absoluta.
Os casos omissos são decididos pelo Plenário e constituem precedente.
Este Regimento entra em vigor na data de sua publicação.
`
  .trim()
  .split('\n');
