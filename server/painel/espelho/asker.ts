import { pntpCriterioParameters } from '../../../catalog/pntp/answer.ts';
import type { PageAnswer } from '../../../catalog/site/render.ts';
import { faultEnvelope, faultOf } from '../../http/fault.ts';
import type { PageAsker } from '../../http/internal.ts';
import { answerCriterion, answerMirror } from '../../pntp/answers.ts';
import type { MirrorQuestion } from '../../pntp/read.ts';
import type { DeskServices } from '../services.ts';

/** What a page of the mirror asks the API for. */
const ASKED = /^\/pntp(?:\/([^/?]+))?(?:\?(.*))?$/;

/** Asks for the data of the mirror's pages: its own are read here, whether the body shows them to visitors or not. */
export class MirrorAsker {
  readonly #services: DeskServices;
  readonly #question: MirrorQuestion;
  readonly #origin: string;
  readonly #public: PageAsker;

  constructor(services: DeskServices, question: MirrorQuestion, origin: string, visible: PageAsker) {
    this.#services = services;
    this.#question = question;
    this.#origin = origin;
    this.#public = visible;
  }

  readonly ask = async (path: string): Promise<PageAnswer> => {
    const found = ASKED.exec(path);
    if (!found) return this.#public.ask(path);
    try {
      return { status: 200, json: JSON.stringify(await this.#answer(found[1], found[2])) };
    } catch (error) {
      const fault = faultOf(error);
      return { status: fault.status, json: JSON.stringify(faultEnvelope(fault)) };
    }
  };

  #answer(numero: string | undefined, question = '') {
    if (numero === undefined) return answerMirror(this.#services, this.#question, this.#origin);
    const given = Object.fromEntries(new URLSearchParams(question));
    const { _page: page, _size: size } = pntpCriterioParameters.parse(given);
    return answerCriterion(this.#services, this.#question, this.#origin, { numero, page, size });
  }
}
