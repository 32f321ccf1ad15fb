import { type Day, nextWorkingDay } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { ContractDraft } from './draft.ts';

/** What changed a contract after it was signed. Money is in cents, a cut below zero. */
export interface ContractAmendment {
  number: string;
  kind: string;
  about: string;
  signed: Day;
  days: number;
  /** The new end of validity, where it moved. */
  end: Day | null;
  value: number;
}

export interface ContractCourse {
  amendments: readonly ContractAmendment[];
  end: Day;
  rescinded: boolean;
}

/** The law lets a contract grow by a quarter of what it was. */
const QUARTER = 25;
/** Five years of yearly renewals would outlive the data; four exercises need no more. */
const TERMS = 4;

/** What became of a contract up to the last day of the data. */
export function contractCourse(draft: ContractDraft, until: Day, random: Random): ContractCourse {
  const story = new Story(draft, until, random);
  for (let term = 0; term < TERMS && story.live(); term++);
  return { amendments: story.amendments, end: story.end, rescinded: story.rescinded };
}

class Story {
  readonly amendments: ContractAmendment[] = [];
  end: Day;
  rescinded = false;
  readonly #draft: ContractDraft;
  readonly #until: Day;
  readonly #random: Random;
  #from: Day;
  /** Points of a hundred that the law still lets it grow and shrink by. */
  readonly #room = { more: QUARTER, less: QUARTER };

  constructor(draft: ContractDraft, until: Day, random: Random) {
    this.#draft = draft;
    this.#until = until;
    this.#random = random;
    this.#from = draft.start;
    this.end = draft.end;
  }

  /** Lives through one term; says whether another follows. */
  live(): boolean {
    if (this.end - this.#from > 90) this.#resize();
    if (this.end - this.#from > 90 && this.#random.chance(0.015)) return this.#rescind();
    return this.#random.chance(this.#draft.subject.renewed) && this.#extend();
  }

  /** More or less of the same, at some time before the last weeks of the term. */
  #resize(): void {
    if (!this.#random.chance(0.22)) return;
    const signed = this.#random.between(this.#from + 20, this.end - 50);
    const cut = this.#random.chance(0.25);
    const share = this.#share(cut ? 'less' : 'more');
    const kind = cut ? 'Supressão' : 'Acréscimo';
    const value = this.#part(cut ? -share : share);
    if (share > 0) this.#add({ kind, about: `${kind} de ${share} % do valor inicial`, signed, value });
  }

  #extend(): boolean {
    const works = this.#draft.subject.way === 'works';
    const days = works ? this.#random.pick([60, 90, 120, 180]) : 365;
    const grown = this.#random.chance(0.2) ? this.#share('more') : 0;
    const signed = this.end - this.#random.between(8, 32);
    const end = this.end + days;
    const about = `Prorrogação por ${days} dias${grown > 0 ? ` e acréscimo de ${grown} %` : ''}`;
    const kind = grown > 0 ? 'Prazo e acréscimo' : 'Prazo';
    if (!this.#add({ kind, about, signed, days, end, value: this.#part(grown) })) return false;
    if (this.#random.chance(0.35)) this.#readjust(signed + 5);
    this.#from = this.end + 1;
    this.end = end;
    return true;
  }

  /** The yearly correction of prices. */
  #readjust(day: Day): void {
    const rate = this.#random.between(31, 58);
    const about = `Reajuste de ${Math.floor(rate / 10)},${rate % 10} % pelo IPCA`;
    const value = Math.round((this.#draft.initial * rate) / 1_000);
    if (value > 0) this.#add({ kind: 'Apostilamento', about, signed: day, value });
  }

  #rescind(): false {
    const signed = nextWorkingDay(this.#random.between(this.end - 45, this.end - 35));
    const about = 'Extinção unilateral por descumprimento do contrato (Lei 14.133/2021, art. 137, I)';
    if (!this.#add({ kind: 'Rescisão', about, signed, end: signed })) return false;
    this.end = signed;
    this.rescinded = true;
    return false;
  }

  #share(way: 'more' | 'less'): number {
    if (this.#draft.initial === 0) return 0;
    const share = Math.min(this.#random.between(5, QUARTER), this.#room[way]);
    this.#room[way] -= share;
    return share;
  }

  #part(share: number): number {
    return Math.round((this.#draft.initial * share) / 100);
  }

  /** Puts it on record, unless it lies after the last day of the data. */
  #add(change: Pick<ContractAmendment, 'kind' | 'about' | 'signed'> & Partial<ContractAmendment>): boolean {
    const signed = nextWorkingDay(change.signed);
    if (signed > this.#until) return false;
    this.amendments.push({ number: this.#number(change.kind), days: 0, end: null, value: 0, ...change, signed });
    return true;
  }

  #number(kind: string): string {
    const same = this.amendments.filter((other) => (other.kind === 'Apostilamento') === (kind === 'Apostilamento'));
    return kind === 'Apostilamento' ? `${same.length + 1}ª apostila` : `${same.length + 1}º TA`;
  }
}
