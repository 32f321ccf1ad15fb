import { expect, it } from 'vitest';
import { askedOf, extended, goesTo, hurry, whenOf } from './words.ts';

const of = { situacao: 'em-tratamento', prazo: '2026-11-20', prorrogada: false } as const;

it.each([
  ['2026-11-01', 'plain', 'Faltam 19 dias', 'Responda até 20/11/2026.'],
  ['2026-11-15', 'warn', 'Faltam 5 dias', 'Responda até 20/11/2026.'],
  ['2026-11-20', 'warn', 'Vence hoje', 'Responda até 20/11/2026.'],
  ['2026-11-21', 'bad', 'Venceu há 1 dia', 'O prazo era 20/11/2026. Responda hoje.'],
])('on %s the hurry is %s: %s', (today, tone, short, text) => {
  expect(hurry(of, today)).toEqual({ tone, short, text });
});

it('what is over is in no hurry, and neither is what no law counts', () => {
  expect(hurry({ ...of, situacao: 'respondida' }, '2027-01-01').tone).toBe('good');
  expect(hurry({ ...of, prazo: null }, '2027-01-01').tone).toBe('plain');
});

it('counts an appeal by its own deadline, whatever was extended before', () => {
  expect(hurry({ ...of, prorrogada: true }, '2026-11-01').text).toBe('Responda até 20/11/2026, já prorrogado.');
  const appealed = { ...of, situacao: 'em-recurso', prorrogada: true } as const;
  expect(hurry(appealed, '2026-11-01').text).toBe('Responda até 20/11/2026.');
});

it('tells a unit what was asked of it, and of no other', () => {
  const step = (texto: string) => ({ quando: '', acao: 'encaminhada', autor: 'Ana', publico: false, texto }) as const;
  const passos = [step('Obras\n\nQuanto?'), step('Obras\n\nE quando?\n\nCom datas.'), step('Saúde\n\nQuem?')];
  expect(askedOf({ setor: 'Obras', passos })).toBe('E quando?\n\nCom datas.');
  expect(askedOf({ setor: 'Educação', passos })).toBeNull();
});

it('names who did a step for the body, and never who wrote', () => {
  expect(whenOf('lida', 'hoje', 'Ouvidoria')).toBe('hoje, por Ouvidoria');
  expect(whenOf('recurso', 'hoje', 'cidadão')).toBe('hoje');
});

it('says the new date of an extension', () => {
  expect(extended({ canal: 'e-sic', prazo: '2026-11-20' })).toBe('30/11/2026');
  expect(extended({ canal: 'fale-conosco', prazo: null })).toBeNull();
});

it('tells where an answer goes before it goes', () => {
  const pessoa = { nome: 'Ana', email: 'ana@correio.example', telefone: null };
  expect(goesTo({ pessoa, oculta: false })).toMatch(/vai por e-mail/);
  expect(goesTo({ pessoa: null, oculta: true })).toMatch(/vai por e-mail/);
  expect(goesTo({ pessoa: { ...pessoa, email: null }, oculta: false })).toMatch(/não deixou e-mail/);
});
