import type pg from 'pg';
import { ANEXOS } from '../../catalog/mensagens/anexo.ts';
import type { Desafio } from '../../catalog/mensagens/answer.ts';
import type { ProofPurpose } from '../../catalog/mensagens/request.ts';
import { issueChallenge, spendProof, type VerifiedProof, verifyProof } from '../forms/proof.ts';
import type { FormSender } from '../forms/sender.ts';
import { Fault } from '../http/fault.ts';
import { fitsShare, proofBits } from '../limits/fair.ts';
import { RecentUse } from '../limits/recent.ts';
import { type FileLoad, FreshReading, type MessageLoad, readFileLoad, readMessageLoad } from './load.ts';
import type { MessageServices } from './services.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Messages in ten minutes up to which an address counts as one person. */
const ONE_PERSON = 2;
/** Part of the room for waiting files whose use is usual. */
const USUAL_PART = 1 / 16;

/**
 * Admission of messages and files: how hard the proof of work is, and who may still send when much has come. Nobody is
 * kept out by what a few others send: as the room of a body fills, each address may have less of it.
 */
export class Admission {
  readonly #services: MessageServices;
  readonly #sent = new RecentUse(10 * MINUTE);
  readonly #sentToday = new RecentUse(DAY);
  readonly #bytesToday = new RecentUse(DAY);
  /** Messages without a proof to each body, whatever their address. */
  readonly #unproven = new RecentUse(DAY);
  readonly #messages: FreshReading<MessageLoad>;
  readonly #files: FreshReading<FileLoad>;

  constructor(services: MessageServices) {
    this.#services = services;
    const { db } = services;
    this.#messages = new FreshReading((body) => db.hear(body, (client) => readMessageLoad(client, body)));
    this.#files = new FreshReading((body) => db.hear(body, (client) => readFileLoad(client, body, 'cidadao')));
  }

  async challenge(sender: FormSender, purpose: ProofPurpose): Promise<Desafio> {
    const bits =
      purpose === 'anexo'
        ? this.#fileBits(sender, await this.#files.of(sender.body))
        : this.#messageBits(sender, await this.#messages.of(sender.body));
    return issueChallenge(this.#services.keyring, { tenant: sender.body, purpose }, bits);
  }

  /** Admits a message, in its own transaction, and spends its proof. */
  async admitMessage(client: pg.ClientBase, sender: FormSender, prova: string): Promise<void> {
    const { keyring, limits } = this.#services;
    const { body, address } = sender;
    const load = await readMessageLoad(client, body);
    const { orgaoDia: room, enviosDia: each, parteMensagens: part } = limits;
    if (!fitsShare({ used: load.day, room, own: this.#sentToday.of(body, address), each, part }, 1))
      throw new Fault(429, 'TOO_MANY_REQUESTS', MESSAGES_FULL);
    const asked = this.#messageBits(sender, load);
    await spendProof(client, body, verifyProof(keyring, { tenant: body, purpose: 'mensagem' }, prova, asked));
  }

  /**
   * Admits a message that no proof of work pays for, from a browser without scripts, in its own transaction. Such messages
   * have a small room of their own in the day of a body: filled, it leaves the channel open to all the others.
   */
  async admitUnproven(client: pg.ClientBase, { body, address }: FormSender): Promise<void> {
    const { orgaoDia, enviosDia, parteMensagens, orgaoFormularios, formulariosDia, parteFormularios } =
      this.#services.limits;
    const { day } = await readMessageLoad(client, body);
    const own = this.#sentToday.of(body, address);
    const fits =
      fitsShare({ used: day, room: orgaoDia, own, each: enviosDia, part: parteMensagens }, 1) &&
      fitsShare(
        {
          used: this.#unproven.of(body, ''),
          room: orgaoFormularios,
          own,
          each: formulariosDia,
          part: parteFormularios,
        },
        1,
      );
    if (!fits) throw new Fault(429, 'TOO_MANY_REQUESTS', FORMS_FULL);
    // Counted before it is kept: many that come at the same time are not all let through.
    this.#unproven.add(body, '', 1);
  }

  /** Counts a message that was received. */
  countMessage({ body, address }: FormSender): void {
    this.#sent.add(body, address, 1);
    this.#sentToday.add(body, address, 1);
  }

  /** Verifies the proof for a file, before a byte of it is taken. */
  async verifyFile(sender: FormSender, prova: string): Promise<VerifiedProof> {
    const asked = this.#fileBits(sender, await this.#files.of(sender.body));
    return verifyProof(this.#services.keyring, { tenant: sender.body, purpose: 'anexo' }, prova, asked);
  }

  /** Admits a file of so many bytes, in its own transaction, and spends its proof. */
  async admitFile(client: pg.ClientBase, sender: FormSender, bytes: number, proof: VerifiedProof): Promise<void> {
    const { orgaoSoltos, orgaoBytes, bytesDia: each, parteArquivos: part } = this.#services.limits;
    const { body, address } = sender;
    const { loose, day } = await readFileLoad(client, body, 'cidadao');
    const share = { own: this.#bytesToday.of(body, address), each, part };
    const fits =
      fitsShare({ ...share, used: loose, room: orgaoSoltos }, bytes) &&
      fitsShare({ ...share, used: day, room: orgaoBytes }, bytes);
    if (!fits) throw new Fault(429, 'TOO_MANY_REQUESTS', FILES_FULL);
    await spendProof(client, body, proof);
  }

  /** Counts a file that was kept. */
  countFile({ body, address }: FormSender, bytes: number): void {
    this.#bytesToday.add(body, address, bytes);
  }

  #messageBits({ body, address }: FormSender, { recent }: MessageLoad): number {
    const { bits, orgao, envios } = this.#services.limits;
    const sent = this.#sent.of(body, address);
    return proofBits(bits, { load: recent / orgao, own: sent / envios, first: sent < ONE_PERSON });
  }

  #fileBits({ body, address }: FormSender, { loose }: FileLoad): number {
    const { bits, orgaoSoltos, bytesDia } = this.#services.limits;
    const own = this.#bytesToday.of(body, address);
    return proofBits(bits, {
      load: loose / (orgaoSoltos * USUAL_PART),
      own: own / bytesDia,
      first: own <= ANEXOS.todos,
    });
  }
}

const MESSAGES_FULL =
  'Este órgão recebeu mensagens demais hoje, e deste endereço já veio a sua parte. Envie de novo amanhã: o que você escreveu continua aqui.';

const FORMS_FULL =
  'Este órgão já recebeu hoje todas as mensagens que aceita sem JavaScript, ou deste endereço já veio a sua parte. Ligue o JavaScript do navegador e envie de novo, volte amanhã, ou use o telefone e o e-mail desta página.';

const FILES_FULL =
  'Este órgão já recebeu arquivos demais nas últimas 24 horas, ou deste endereço já veio a sua parte. Siga sem este arquivo, ou envie-o amanhã.';
