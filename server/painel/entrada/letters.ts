import type { WrittenLetter } from '../../mail/letter.ts';

/** Facts that a letter to one of a body's people tells. */
export interface StaffLetterFacts {
  orgao: string;
  /** The origin of the portal, without a slash at the end. */
  site: string;
  nome: string;
  link: string;
}

/** Letter that invites somebody to the desk. */
export const invitationLetter = (facts: StaffLetterFacts, hours: number, papeis: readonly string[]): WrittenLetter =>
  staffLetter(facts, 'convite para o painel do Portal da Transparência', [
    `${facts.orgao} convidou você para cuidar do seu Portal da Transparência.`,
    `O que você poderá fazer:\n${papeis.map((papel) => `- ${papel}`).join('\n')}`,
    `Para aceitar, abra o endereço abaixo em até ${hours} horas e aperte o botão. Ele serve uma vez:`,
    facts.link,
    'Não há senha para criar. Depois de entrar, guarde uma chave de acesso (passkey) no seu aparelho: das próximas vezes, basta ela.',
    'Se você não esperava este convite, não faça nada.',
  ]);

/** Letter with the link by which somebody enters the desk. */
export const entryLetter = (facts: StaffLetterFacts, minutes: number): WrittenLetter =>
  staffLetter(facts, 'seu link para entrar no painel', [
    `Alguém pediu para entrar no painel do Portal da Transparência com este e-mail. Se foi você, abra o endereço abaixo em até ${minutes} minutos e aperte o botão. Ele serve uma vez:`,
    facts.link,
    'Se não foi você, não faça nada: sem este link ninguém entra. Não o encaminhe a ninguém.',
    `Se o link já venceu quando este e-mail chegou, peça outro em ${facts.site}/painel/entrar`,
  ]);

/** A passkey that was kept, as its owner is told of it. */
export interface NewPasskey {
  passkey: string;
  /** The moment, by the clock of Brasília. */
  quando: string;
  aparelho: string;
}

/** Letter that tells somebody of a new passkey in their account: one that another made would outlive every session. */
export const passkeyLetter = (
  facts: Omit<StaffLetterFacts, 'link'>,
  { passkey, quando, aparelho }: NewPasskey,
): WrittenLetter =>
  staffLetter(facts, 'nova passkey na sua conta do painel', [
    `Em ${quando} (horário de Brasília), a passkey “${oneLine(passkey)}” foi guardada na sua conta do painel do Portal da Transparência. Quem a guardou usava: ${aparelho}.`,
    'Se foi você, não é preciso fazer nada.',
    `Se não foi, abra ${facts.site}/painel/conta, aperte “Apagar” ao lado dessa passkey e depois “Sair de todos os aparelhos”. Avise também quem cuida das pessoas do painel no seu órgão: o registro mostra o que foi feito com a sua conta.`,
  ]);

const staffLetter = (
  { orgao, site, nome }: Omit<StaffLetterFacts, 'link'>,
  what: string,
  paragraphs: readonly string[],
): WrittenLetter => ({
  assunto: `${orgao}: ${what}`,
  texto: `${[`Olá, ${oneLine(nome)}.`, ...paragraphs].join('\n\n')}\n\n-- \n${orgao}\n${site}\nEste e-mail foi enviado automaticamente pelo Portal da Transparência.\n`,
  orgao,
  site,
  responder: null,
});

/** A name that somebody typed, which must not pass for lines of the letter. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
