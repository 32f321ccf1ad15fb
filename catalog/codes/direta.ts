import { fold } from '../fields/choice.ts';

/** Words and articles by which a text says that there was no competition: Lei 14.133, Lei 8.666, Lei 13.303 (statals). */
const DIRECT =
  /dispensa|inexigi|(?:14 ?\.? ?133|8 ?\.? ?666|13 ?\.? ?303)[^;]*?\bart(?:igo|\.)? ?(?:74|75|24|25|29|30)\b/;

/** The ground of a petty purchase that is paid at once, for which the law asks for no process of its own (art. 95, § 2º). */
const PETTY = /\bart(?:igo|\.)? ?95\b.*(?:§|paragrafo) ?(?:2|segundo)|pronto pagamento|suprimento de fundos/;

/** Whether the modality or the legal ground of an expense says that it was contracted without a competition. */
export const isDirectContracting = (modality: string, ground: string): boolean =>
  DIRECT.test(fold(`${modality}; ${ground}`));

/** Whether the legal ground of an expense is that of a petty purchase. */
export const isPettyPurchase = (ground: string): boolean => PETTY.test(fold(ground));

/** Words by which a modality names a competition of its own, which has a number. */
const COMPETITION =
  /pregao|concorrencia|tomada de preco|convite|leilao|concurso|dialogo competitivo|credenciamento|chamada publica|chamamento/;

/** Whether the modality of an expense names a competition. */
export const isCompetition = (modality: string): boolean => COMPETITION.test(fold(modality));
