/** The articles of the town's organic law. */
export const ORGANIC_LAW: readonly string[] = `
O Município de Vale Claro, pessoa jurídica de direito público interno, é unidade do território do Estado do Rio Grande do Norte, com autonomia política, administrativa e financeira, nos termos da Constituição Federal, da Constituição do Estado e desta Lei Orgânica.
São Poderes do Município, independentes e harmônicos entre si, o Legislativo e o Executivo.
São símbolos do Município a bandeira, o hino e o brasão. A sede é a cidade de Vale Claro.
Compete ao Município: I – legislar sobre assuntos de interesse local; II – suplementar a legislação federal e estadual no que couber; III – instituir e arrecadar seus tributos; IV – organizar e prestar os serviços públicos de interesse local, entre eles o transporte coletivo; V – manter, com a cooperação da União e do Estado, programas de educação infantil e de ensino fundamental; VI – prestar serviços de atendimento à saúde da população; VII – ordenar o uso e a ocupação do solo; VIII – proteger o patrimônio histórico e cultural local.
Compete ao Município, em comum com a União e o Estado: I – zelar pela guarda das leis e das instituições; II – cuidar da saúde e da assistência pública; III – proteger o meio ambiente e combater a poluição; IV – fomentar a produção agropecuária; V – promover programas de moradia e de saneamento; VI – combater as causas da pobreza.
É vedado ao Município: I – estabelecer cultos religiosos ou embaraçar-lhes o funcionamento; II – recusar fé aos documentos públicos; III – criar distinções entre brasileiros; IV – fazer publicidade de que constem nomes, símbolos ou imagens que caracterizem promoção pessoal.
O Poder Legislativo é exercido pela Câmara Municipal, composta de treze vereadores, eleitos pelo sistema proporcional para mandato de quatro anos.
Cabe à Câmara Municipal, com a sanção do Prefeito, dispor sobre todas as matérias de competência do Município, em especial: I – tributos; II – plano plurianual, diretrizes orçamentárias e orçamento anual; III – criação de cargos e fixação de vencimentos; IV – plano diretor; V – alienação e concessão de bens imóveis; VI – denominação de próprios e logradouros.
Compete privativamente à Câmara: I – eleger a Mesa Diretora; II – elaborar o regimento interno; III – organizar seus serviços; IV – dar posse ao Prefeito e ao Vice-Prefeito; V – fixar os subsídios do Prefeito, do Vice-Prefeito, dos secretários e dos vereadores, em cada legislatura para a seguinte; VI – julgar as contas anuais do Prefeito; VII – fiscalizar os atos do Executivo; VIII – convocar secretários; IX – criar comissões de inquérito; X – conceder honrarias.
A Câmara reúne-se, em sessão legislativa anual, de 2 de fevereiro a 17 de julho e de 1º de agosto a 22 de dezembro.
As sessões são públicas e realizam-se no recinto da Câmara; o voto é aberto, e o de cada vereador consta da ata.
A Mesa Diretora compõe-se de Presidente, Vice-Presidente, 1º e 2º Secretários, eleitos para mandato de dois anos.
A Câmara tem comissões permanentes e temporárias, constituídas na forma do regimento, assegurada a representação proporcional dos partidos.
Os vereadores são invioláveis por suas opiniões, palavras e votos no exercício do mandato e na circunscrição do Município.
Perde o mandato o vereador: I – que infringir as proibições da Constituição; II – cujo procedimento for incompatível com o decoro; III – que deixar de comparecer à terça parte das sessões ordinárias, salvo licença; IV – que perder ou tiver suspensos os direitos políticos.
O processo legislativo compreende: I – emendas à Lei Orgânica; II – leis complementares; III – leis ordinárias; IV – decretos legislativos; V – resoluções.
A Lei Orgânica é emendada por proposta de um terço dos vereadores, do Prefeito ou de cinco por cento dos eleitores, votada em dois turnos, com intervalo de dez dias, e aprovada por dois terços da Câmara.
A iniciativa das leis cabe aos vereadores, às comissões, ao Prefeito e aos cidadãos. A iniciativa popular exige a assinatura de cinco por cento dos eleitores.
São de iniciativa privativa do Prefeito as leis que disponham sobre cargos, servidores, organização administrativa e matéria orçamentária.
As leis complementares são aprovadas por maioria absoluta e dispõem sobre o código tributário, o de obras, o estatuto dos servidores, o plano diretor e a estrutura administrativa.
O projeto aprovado é enviado ao Prefeito, que o sanciona em quinze dias úteis ou o veta, no todo ou em parte. O veto é apreciado em trinta dias e só é rejeitado por maioria absoluta.
A fiscalização contábil, financeira, orçamentária, operacional e patrimonial do Município é exercida pela Câmara, mediante controle externo, e pelo controle interno de cada Poder.
O controle externo é exercido com o auxílio do Tribunal de Contas do Estado. O parecer prévio sobre as contas do Prefeito só deixa de prevalecer por decisão de dois terços dos vereadores.
As contas do Município ficam, por sessenta dias de cada ano, à disposição de qualquer contribuinte, que pode questionar-lhes a legitimidade, e são publicadas na íntegra na internet.
O Poder Executivo é exercido pelo Prefeito, auxiliado pelos secretários municipais.
O Prefeito e o Vice-Prefeito são eleitos para mandato de quatro anos e tomam posse em 1º de janeiro perante a Câmara.
Compete ao Prefeito: I – representar o Município; II – sancionar, promulgar e publicar as leis e expedir decretos; III – vetar projetos; IV – dispor sobre a organização da administração; V – enviar à Câmara o plano plurianual, as diretrizes e o orçamento; VI – prestar contas até 31 de março; VII – prover os cargos; VIII – repassar os duodécimos até o dia vinte de cada mês; IX – decretar desapropriações.
O Prefeito não pode ausentar-se do Município por mais de quinze dias sem licença da Câmara.
São crimes de responsabilidade e infrações político-administrativas do Prefeito os definidos em lei federal, apurados na forma dela.
Os secretários municipais são escolhidos entre brasileiros maiores de vinte e um anos, no exercício dos direitos políticos, e apresentam declaração de bens na posse e na saída.
A administração pública obedece aos princípios da legalidade, da impessoalidade, da moralidade, da publicidade e da eficiência.
A investidura em cargo público depende de concurso, ressalvados os cargos em comissão; a lei reserva percentual de vagas a pessoas com deficiência.
Os atos municipais são publicados no Diário Oficial do Município, e os de efeito externo só vigoram depois de publicados.
São bens do Município todas as coisas móveis e imóveis, direitos e ações que lhe pertençam. A alienação depende de interesse público justificado, avaliação e licitação; a de imóveis, também de autorização legislativa.
As obras, os serviços, as compras e as alienações são contratados mediante licitação, ressalvados os casos da lei federal.
O Município institui os impostos sobre a propriedade predial e territorial urbana, a transmissão de bens imóveis entre vivos e os serviços de qualquer natureza, além de taxas e contribuições.
Nenhuma renúncia de receita é concedida sem lei específica e sem estimativa de impacto.
Leis de iniciativa do Executivo estabelecem o plano plurianual, as diretrizes orçamentárias e os orçamentos anuais, com participação popular em audiências públicas.
O projeto de diretrizes orçamentárias é enviado até 15 de abril, o do plano plurianual até 31 de agosto do primeiro ano do mandato e o do orçamento até 30 de setembro.
As emendas individuais dos vereadores ao orçamento são de execução obrigatória até dois por cento da receita corrente líquida, metade para a saúde.
A despesa com pessoal não excede os limites da lei complementar federal.
O Município aplica, todo ano, ao menos vinte e cinco por cento da receita de impostos e transferências em ensino e quinze por cento em saúde.
A saúde é direito de todos e dever do Município, no âmbito do Sistema Único de Saúde, com participação da comunidade por meio do conselho e da conferência.
A educação é direito de todos; o Município atua com prioridade na educação infantil e no ensino fundamental.
A assistência social é prestada a quem dela precisar, independentemente de contribuição.
O Município protege a cultura, o esporte e o lazer, e apoia os grupos populares por editais públicos.
A política urbana tem por fim ordenar o desenvolvimento das funções sociais da cidade; o plano diretor é o seu instrumento básico.
A política agrícola apoia a agricultura familiar, a água para o semiárido e as estradas vicinais.
Todos têm direito ao meio ambiente equilibrado; o Município protege a caatinga, os rios e os açudes.
Qualquer pessoa tem direito de receber dos órgãos públicos informações de seu interesse ou de interesse coletivo, no prazo da lei.
A participação popular é exercida nos conselhos municipais, nas audiências públicas, na tribuna livre, no plebiscito, no referendo e na iniciativa de leis.
Esta Lei Orgânica, aprovada e promulgada pela Câmara Municipal, entra em vigor na data de sua promulgação.
`
  .trim()
  .split('\n');
