import { describe, expect, it } from 'vitest';
import type { Acao, Passo } from '../../../catalog/mensagens/answer.ts';
import { answersOf, stepsOf, toldOf, toneOf } from './words.ts';

const step = (acao: Acao, texto: string | null = acao, publico = true): Passo => ({
  quando: '2026-11-17T12:00:00Z',
  acao,
  autor: 'Ouvidoria',
  texto,
  publico,
});

const passos = [step('recebida', null), step('parecer', 'nota', false), step('respondida'), step('recurso-respondido')];

describe('what the person who wrote sees', () => {
  it('is the latest answer first', () => {
    expect(answersOf({ passos }).map(({ texto }) => texto)).toEqual(['recurso-respondido', 'respondida']);
  });

  it('leaves out what the body keeps to itself, and tells no answer twice', () => {
    expect(stepsOf({ passos }).map(({ acao }) => acao)).not.toContain('parecer');
    expect(passos.map(toldOf)).toEqual([null, 'nota', null, null]);
  });

  it('looks bad when it is late, whatever its state', () => {
    expect(toneOf({ situacao: 'em-tratamento', atrasada: true })).toBe('bad');
    expect(toneOf({ situacao: 'respondida', atrasada: false })).toBe('good');
  });
});
