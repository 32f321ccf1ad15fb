import type pg from 'pg';
import type { DesafioAssinaturaAnswer } from '../../catalog/assinaturas/answer.ts';
import { issueChallenge, spendProof, verifyProof } from '../forms/proof.ts';
import type { FormSender } from '../forms/sender.ts';
import { Fault } from '../http/fault.ts';
import { fitsShare, proofBits } from '../limits/fair.ts';
import { RecentUse } from '../limits/recent.ts';
import type { SubscriptionServices } from './services.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Requests in ten minutes up to which an address counts as one person. */
const ONE_PERSON = 2;
/** Letters that one mailbox gets by others' typing in a day, from all bodies together. */
const MOST_TO_MAILBOX = 6;

const PURPOSE = 'assinatura';

/** Admission of requests to be told: who may still ask when many do, and how hard the proof of work is. */
export class SubscriptionAdmission {
  readonly #services: Pick<SubscriptionServices, 'keyring' | 'limits'>;
  readonly #recent = new RecentUse(10 * MINUTE);
  readonly #today = new RecentUse(DAY);
  readonly #unproven = new RecentUse(DAY);
  readonly #mailboxes = new RecentUse(DAY);

  constructor(services: Pick<SubscriptionServices, 'keyring' | 'limits'>) {
    this.#services = services;
  }

  challenge(sender: FormSender): DesafioAssinaturaAnswer['data'] {
    return issueChallenge(this.#services.keyring, { tenant: sender.body, purpose: PURPOSE }, this.#bits(sender));
  }

  /** Admits a request, in its own transaction, and spends its proof. Without one it has a smaller room. */
  async admit(client: pg.ClientBase, sender: FormSender, prova: string): Promise<void> {
    const { keyring, limits } = this.#services;
    const { body, address } = sender;
    const own = this.#today.of(body, address);
    const { enviosDia: each, orgaoDia: room, parteMensagens: part } = limits;
    if (!fitsShare({ used: this.#today.of(body, ''), room, own, each, part }, 1)) throw tooMany();
    const scope = { tenant: body, purpose: PURPOSE } as const;
    if (prova === '') this.#admitUnproven(sender, own);
    else await spendProof(client, body, verifyProof(keyring, scope, prova, this.#bits(sender)));
    for (const whose of ['', address]) this.#today.add(body, whose, 1);
    for (const whose of ['', address]) this.#recent.add(body, whose, 1);
  }

  /** Counts a letter to a mailbox, whatever its body; false where it had enough of them. The address is kept as a hash. */
  admitMailbox(email: string): boolean {
    const mailbox = this.#services.keyring.sign(`caixa ${email.trim().toLowerCase()}`);
    if (this.#mailboxes.of(0, mailbox) >= MOST_TO_MAILBOX) return false;
    this.#mailboxes.add(0, mailbox, 1);
    return true;
  }

  #admitUnproven({ body }: FormSender, own: number): void {
    const { orgaoFormularios: room, formulariosDia: each, parteFormularios: part } = this.#services.limits;
    if (!fitsShare({ used: this.#unproven.of(body, ''), room, own, each, part }, 1)) throw tooMany();
    this.#unproven.add(body, '', 1);
  }

  #bits({ body, address }: FormSender): number {
    const { bits, orgao, enviosDia } = this.#services.limits;
    return proofBits(bits, {
      load: this.#recent.of(body, '') / orgao,
      own: this.#today.of(body, address) / enviosDia,
      first: this.#recent.of(body, address) < ONE_PERSON,
    });
  }
}

const tooMany = (): Fault =>
  new Fault(
    429,
    'TOO_MANY_REQUESTS',
    'Já houve hoje pedidos de aviso demais neste portal, ou deste endereço já veio a sua parte. Peça de novo amanhã, ou assine o Atom da mesma lista, que não precisa de e-mail.',
  );
