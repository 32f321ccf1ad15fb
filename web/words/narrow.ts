import { useState } from 'react';
import { useLocation, useSearchParams } from '../ui/router.tsx';
import { useReached, useTarget } from './target.ts';

interface Narrowed<T> {
  typed: string;
  type(text: string): void;
  shown: readonly T[];
  /** The item that the address leads to. */
  target: string;
}

/**
 * The items that match what somebody typed. Following a link to an item shows it whatever was typed before; typing
 * afterwards narrows again.
 */
export function useNarrowed<T extends { slug: string }>(
  all: readonly T[],
  fits: (typed: string, one: T) => boolean,
): Narrowed<T> {
  const params = useSearchParams();
  const { key } = useLocation();
  const [last, setLast] = useState({ text: params.get('termo') ?? '', step: '' });
  const target = useTarget();
  const fitting = all.filter((one) => fits(last.text, one));
  const has = (some: readonly T[]): boolean => some.some(({ slug }) => slug === target);
  const left = last.step !== key && has(all) && !has(fitting);
  useReached(target);
  return {
    typed: left ? '' : last.text,
    type: (text) => setLast({ text, step: key }),
    shown: left ? all : fitting,
    target,
  };
}
