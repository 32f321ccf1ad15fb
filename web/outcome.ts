import { ApiError } from './api.ts';

/** What the API said: an answer, or why there is none. Neither, while it was not asked. */
export interface AnswerOutcome<T> {
  data: T | undefined;
  error: ApiError | null;
}

export const outcomeOf = <T>(status: number, body: unknown): AnswerOutcome<T> =>
  status === 200
    ? { data: body as T, error: null }
    : { data: undefined, error: new ApiError(status, body as ConstructorParameters<typeof ApiError>[1]) };

type Handed = ReadonlyMap<string, AnswerOutcome<unknown>>;
let handed: Handed | undefined;

/** The answers that the page brought along: what it was rendered from, so that nothing is asked again. */
export function handedAnswers(): Handed {
  handed ??= readHanded(globalThis.document?.getElementById('answers')?.textContent);
  return handed;
}

/** The answer that the page brought along to one question. */
export const handedAnswer = <T>(path: string): AnswerOutcome<T> | undefined =>
  handedAnswers().get(path) as AnswerOutcome<T> | undefined;

export function readHanded(text: string | null | undefined): Handed {
  try {
    const all: [string, number, unknown][] = JSON.parse(text ?? '[]');
    return new Map(all.map(([path, status, body]) => [path, outcomeOf(status, body)]));
  } catch {
    return new Map();
  }
}
