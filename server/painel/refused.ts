import { Fault } from '../http/fault.ts';
import { Refusal } from '../refusal.ts';
import { deskSentence } from './publicar/words.ts';

/** Does some work of the engine, whose refusals are sentences for the person who asked. */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal ? new Fault(422, 'REFUSED', deskSentence(error.message)) : error;
  }
}
