import { describe, expect, it } from 'vitest';
import type { EmAtendimento } from '../../../catalog/mensagens/answer.ts';
import type { AttendDesk } from './desk.ts';
import { meansOf } from './means.ts';

/** A desk of somebody, and the last problem it was told of the name. */
function deskOf(autor: string) {
  const told: (string | undefined)[] = [];
  const desk = {
    way: {} as AttendDesk['way'],
    resposta: {} as AttendDesk['resposta'],
    of: {} as EmAtendimento,
    autor,
    setAutor: () => undefined,
    blamed: undefined,
    blame: (problem: string | undefined) => void told.push(problem),
    change: () => undefined,
  };
  return { means: meansOf(desk, 'parecer', 'Parecer enviado.'), told };
}

describe('a form of the desk', () => {
  it('has fields of its own, but for those that all forms share', () => {
    const { named } = deskOf('Ana Souza').means;
    expect(['texto', 'unidade', 'autor', 'anexos'].map(named)).toEqual([
      'parecer-texto',
      'parecer-unidade',
      'autor',
      'anexos',
    ]);
  });

  it('asks for the name of who acts, and says so beside its box', () => {
    const { means, told } = deskOf(' ');
    expect(means.check().map(({ field }) => field)).toEqual(['autor']);
    expect(told).toEqual([means.check()[0]?.message, told[0]]);
  });

  it('takes the problem back once there is a name', () => {
    const { means, told } = deskOf('Ana Souza');
    expect(means.check()).toEqual([]);
    expect(told).toEqual([undefined]);
  });
});
