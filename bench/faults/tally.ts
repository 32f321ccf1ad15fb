import { count, median, ms } from '../figure.ts';
import type { ShotAnswer } from './shot.ts';

/** Answers in words: how many of each status, and how long they took. */
export function tallyAnswers(answers: readonly ShotAnswer[]): string {
  const statuses = [...new Set(answers.map(({ status }) => status))].sort((a, b) => b - a);
  const parts = statuses.map((status) => {
    const found = count(countOf(answers, status));
    return status === 0 ? `${found} unanswered` : `${found} × ${status}`;
  });
  const times = answers.map((answer) => answer.ms);
  return `${parts.join(', ')}; median ${ms(median(times))}, slowest ${ms(Math.max(...times))}`;
}

/** Count of the answers with one of these statuses. */
export const countOf = (answers: readonly ShotAnswer[], ...statuses: number[]): number =>
  answers.filter(({ status }) => statuses.includes(status)).length;

export const medianOf = (answers: readonly ShotAnswer[]): number => median(answers.map((answer) => answer.ms));
