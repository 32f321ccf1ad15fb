import type { EmAtendimento } from '../../../catalog/mensagens/answer.ts';
import { checkAutor } from '../../../catalog/mensagens/resposta.ts';
import type { AtoEscrito } from '../../../catalog/painel/mensagens/answer.ts';
import type { ActMeans } from '../../form/act.tsx';
import { toast } from '../../ui/toast.tsx';
import type { KeptText } from '../written.tsx';
import type { AttendDesk } from './desk.ts';

/** The fields that the forms of the page share; every other has the name of its form before its own. */
const SHARED = ['autor', 'anexos'];

/** The text of an act that is kept while it is written, where any is. */
export const keptText = ({ outros }: AttendDesk, ato: AtoEscrito): KeptText | undefined =>
  outros && { text: outros.of(ato), type: (text) => outros.type(ato, text) };

/** Whether the text of an act was begun, and left. */
export const isBegun = (desk: AttendDesk, ato: AtoEscrito): boolean => Boolean(keptText(desk, ato)?.text);

/** The way of a form to the server: every step says who took it, and the one box for that name stands outside the forms. */
export const meansOf = (desk: AttendDesk, door: string, said: string): ActMeans<EmAtendimento> => ({
  named: (field) => (SHARED.includes(field) ? field : `${door}-${field}`),
  check: () => {
    const nameless = checkAutor(desk.autor);
    desk.blame(nameless[0]?.message);
    return nameless;
  },
  send: (body) => desk.way.act(door, desk.setAutor ? { autor: desk.autor, ...body } : body),
  done: (of) => {
    desk.change(of);
    toast(said);
  },
});
