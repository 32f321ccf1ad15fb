import type { Random } from '../../demo/kit/random.ts';
import { ASSUMPTIONS, HOURS } from './assumptions.ts';
import { ADDRESSES, PEOPLE, REQUEST_KINDS, type RequestKind, ROBOTS, type VisitorHabit } from './kinds.ts';

export interface SimulatedRequest {
  kind: RequestKind;
  /** A number that no other address of any body has. */
  address: number;
}

/** Everybody who asks: the people of each body by its size, and its robots. */
export class Crowd {
  readonly #random: Random;
  readonly #surge: number;
  /** Sums of inhabitants up to each body. */
  readonly #upTo: number[] = [];
  #people = 0;

  /** `surge` is how many times the usual visits of people come. */
  constructor(inhabitants: readonly number[], surge: number, random: Random) {
    this.#random = random;
    this.#surge = surge;
    for (const one of inhabitants) {
      this.#people += one;
      this.#upTo.push(this.#people);
    }
  }

  /** Requests of people and robots in a day. */
  requestsOfDay(): number {
    return Math.round(this.#ofPeople() * this.#perRequest() + this.#ofRobots());
  }

  /** Requests a second in an hour. */
  rateOf(hour: number): number {
    return (this.#ofPeople() * this.#perRequest() * (HOURS[hour] ?? 0) + this.#ofRobots() / 24) / 3600;
  }

  /** Milliseconds to the next request, when so many come in a second and none knows of the others. */
  gapAt(rate: number): number {
    return (-Math.log(1 - this.#random.next()) / rate) * 1000;
  }

  /** A cost around its mean: some answers are three times as large as others. */
  varied(mean: number): number {
    return mean * (0.4 + 1.2 * this.#random.next());
  }

  /** Share of the requests of an hour that robots send. */
  robotsOf(hour: number): number {
    return this.#ofRobots() / 24 / 3600 / this.rateOf(hour);
  }

  /** The next request, when robots send such a share of them. */
  request(robots: number): SimulatedRequest {
    if (this.#random.chance(robots)) return this.#by(ROBOTS, this.#random.between(0, this.#upTo.length - 1));
    const body = this.#bodyOfPerson();
    const files = ASSUMPTIONS.filesPerVisit.value;
    if (this.#random.chance(files / (files + ASSUMPTIONS.requestsPerVisit.value)))
      return { kind: 'arquivo', address: this.#random.between(0, ADDRESSES.arquivo - 1) };
    return this.#by(PEOPLE, body);
  }

  #ofPeople(): number {
    const { visitsPerThousand, requestsPerVisit, workdays } = ASSUMPTIONS;
    return ((this.#people / 1000) * visitsPerThousand.value * requestsPerVisit.value * this.#surge) / workdays.value;
  }

  /** Requests for each page of a person: its own and those for files of the interface. */
  #perRequest(): number {
    return 1 + ASSUMPTIONS.filesPerVisit.value / ASSUMPTIONS.requestsPerVisit.value;
  }

  #ofRobots(): number {
    return this.#upTo.length * ASSUMPTIONS.robotsPerDay.value;
  }

  #bodyOfPerson(): number {
    const person = this.#random.next() * this.#people;
    let [low, high] = [0, this.#upTo.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#upTo[middle] ?? 0) < person) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #by({ mix, favourites }: VisitorHabit, body: number): SimulatedRequest {
    const kind = kindAt(mix, this.#random.next());
    const most = ADDRESSES[kind];
    // Favourites follow Zipf's law: the address of rank n is asked for 1/n as often as the first.
    const rank = favourites ? Math.floor(most ** this.#random.next()) - 1 : this.#random.between(0, most - 1);
    return { kind, address: (body * REQUEST_KINDS.length + REQUEST_KINDS.indexOf(kind)) * 100_000 + rank };
  }
}

/** The kind at a place between 0 and 1, where each kind takes up its share. */
function kindAt(mix: VisitorHabit['mix'], place: number): RequestKind {
  let left = place;
  for (const kind of REQUEST_KINDS) {
    left -= mix[kind] ?? 0;
    if (left < 0) return kind;
  }
  return 'lista';
}
