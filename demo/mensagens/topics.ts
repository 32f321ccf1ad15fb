import type { Canal, Tipo } from '../../catalog/mensagens/canal.ts';
import type { NonEmpty } from '../words.ts';

/** Something that people write about, and what the body says to it. */
export interface MessageTopic {
  tipo: Tipo;
  assunto: string;
  texto: string;
  resposta: string;
}

const of = (tipo: Tipo, assunto: string, texto: string, resposta: string): MessageTopic => ({
  tipo,
  assunto,
  texto,
  resposta,
});

const REQUESTS: NonEmpty<MessageTopic> = [
  of(
    'pedido',
    'Contratos de combustível',
    'Peço a relação dos contratos de combustível em vigor, com os valores e os aditivos.',
    'Os contratos estão na página Contratos do portal, com aditivos e pagamentos. Segue a consulta já filtrada.',
  ),
  of(
    'pedido',
    'Vagas em creches',
    'Quantas crianças esperam por vaga em creche, por bairro?',
    'Segue a lista de espera por bairro, sem os nomes das crianças, atualizada no fim do mês passado.',
  ),
  of(
    'pedido',
    'Diárias e passagens',
    'Quero saber quanto se gastou com diárias e passagens no último ano, e com que finalidade.',
    'A página Diárias do portal traz cada viagem, com o motivo e o valor. O total do ano está no alto da lista.',
  ),
  of(
    'pedido',
    'Laudos de vistoria',
    'Peço cópia dos laudos de vistoria do prédio público da minha rua.',
    'Seguem os laudos, com os dados de pessoas cobertos, como manda o art. 31 da Lei 12.527/2011.',
  ),
  of(
    'pedido',
    'Cargos vagos',
    'Quantos cargos efetivos estão vagos e há concurso previsto?',
    'Segue o quadro de cargos com as vagas. Não há concurso autorizado neste exercício.',
  ),
  of(
    'pedido',
    'Frota e abastecimento',
    'Peço a lista dos veículos da frota, com o consumo de cada um no semestre.',
    'Segue a planilha da frota. O consumo por veículo passou a ser medido neste ano.',
  ),
];

const CONCERNS: NonEmpty<MessageTopic> = [
  of(
    'reclamacao',
    'Demora no atendimento',
    'Esperei três horas e saí sem ser atendido. Não havia quem informasse.',
    'Pedimos desculpas. A escala foi refeita e há agora uma pessoa na recepção durante todo o expediente.',
  ),
  of(
    'reclamacao',
    'Lâmpada apagada',
    'O poste em frente à escola está apagado há duas semanas.',
    'A lâmpada foi trocada. Novos defeitos podem ser avisados por este canal.',
  ),
  of(
    'solicitacao',
    'Limpeza de terreno',
    'Peço a limpeza do terreno público ao lado do posto.',
    'A limpeza foi feita, e o terreno entrou no roteiro mensal.',
  ),
  of(
    'solicitacao',
    'Rampa na calçada',
    'A calçada em frente ao prédio público não tem rampa, e cadeirantes não entram.',
    'A obra da rampa está na programação do próximo trimestre.',
  ),
  of(
    'denuncia',
    'Uso de veículo oficial',
    'Vi um veículo oficial em uso particular no domingo, à noite.',
    'O fato foi encaminhado à controladoria, que abriu apuração. O resultado será publicado.',
  ),
  of(
    'sugestao',
    'Horário estendido',
    'Sugiro atender até mais tarde um dia por semana, para quem trabalha.',
    'A sugestão foi levada à direção e está em estudo.',
  ),
  of(
    'elogio',
    'Bom atendimento',
    'A servidora que me atendeu explicou tudo com paciência. Parabéns.',
    'Agradecemos. O elogio foi entregue à servidora e à sua chefia.',
  ),
];

const NOTES: NonEmpty<MessageTopic> = [
  of(
    'mensagem',
    'Horário de funcionamento',
    'O atendimento abre na véspera do feriado?',
    'Sim, no horário normal. No feriado não há atendimento.',
  ),
  of(
    'mensagem',
    'Segunda via',
    'Onde se pede a segunda via do carnê?',
    'No setor de tributos, de segunda a sexta-feira, ou pelo telefone do rodapé desta página.',
  ),
  of(
    'mensagem',
    'Erro no site',
    'Uma página do portal não abriu no meu celular.',
    'O erro foi corrigido. Obrigado por avisar.',
  ),
];

/** Invented: nobody asked this, and nobody answered it. */
export const MESSAGE_TOPICS: Readonly<Record<Canal, NonEmpty<MessageTopic>>> = {
  'e-sic': REQUESTS,
  ouvidoria: CONCERNS,
  'fale-conosco': NOTES,
};
