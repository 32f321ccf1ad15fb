import type { Random } from '../../demo/kit/random.ts';
import type { TrafficKind } from '../soak/traffic.ts';
import { ASSUMPTIONS, HOURS } from './assumptions.ts';
import { ADDRESSES, kindAt, PEOPLE, ROBOTS, TRAFFIC_KINDS, type VisitorHabit } from './kinds.ts';

export interface SimulatedRequest {
  kind: TrafficKind;
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
    return Math.round(this.#ofPeople() + this.#ofRobots());
  }

  /** Requests a second in an hour. */
  rateOf(hour: number): number {
    return (this.#ofPeople() * (HOURS[hour] ?? 0) + this.#ofRobots() / 24) / 3600;
  }

  /** Milliseconds to the next request, when so many come in a second and none knows of the others. */
  gapAt(rate: number): number {
    return (-Math.log(1 - this.#random.next()) / rate) * 1000;
  }

  /** A cost around its mean: some answers are several times as large as others. */
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
    return this.#by(PEOPLE, this.#bodyOfPerson());
  }

  #ofPeople(): number {
    const { visitsPerThousand, requestsPerVisit, workdays } = ASSUMPTIONS;
    return ((this.#people / 1000) * visitsPerThousand.value * requestsPerVisit.value * this.#surge) / workdays.value;
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

  #by(habit: VisitorHabit, body: number): SimulatedRequest {
    const kind = kindAt(habit, this.#random.next());
    const most = ADDRESSES[kind];
    // Favourites follow Zipf's law: the address of rank n is asked for 1/n as often as the first.
    const rank = habit.favourites ? Math.floor(most ** this.#random.next()) - 1 : this.#random.between(0, most - 1);
    // Scripts and styles are the same for every body.
    const owner = kind === 'asset' ? 0 : body;
    return { kind, address: (owner * TRAFFIC_KINDS.length + TRAFFIC_KINDS.indexOf(kind)) * 100_000 + rank };
  }
}
