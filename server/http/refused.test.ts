import { expect, it } from 'vitest';
import { Fault } from './fault.ts';
import { refusedAnswer } from './refused.ts';

const fault = new Fault(400, 'BAD_QUERY', '“nada” não é um campo.', [
  { field: 'nada', value: '1', message: '“nada” não é um campo.' },
]);

it('a refusal is problem details to who accepts them, with all that the envelope says', () => {
  const asked = { method: 'GET', url: '/v1/contratos?nada=1', headers: { accept: 'application/problem+json, */*' } };
  const { type, text } = refusedAnswer(asked, fault);
  expect(type).toBe('application/problem+json');
  expect(JSON.parse(text)).toEqual({
    type: 'tag:portal-da-transparencia,2026:BAD_QUERY',
    title: 'Consulta recusada',
    status: 400,
    detail: '“nada” não é um campo.',
    instance: '/v1/contratos?nada=1',
    problems: fault.problems,
  });
});

it('and the envelope to everybody else', () => {
  const { type, text } = refusedAnswer({ method: 'GET', url: '/', headers: { accept: 'application/json' } }, fault);
  expect(type).toContain('application/json');
  expect(JSON.parse(text)).toMatchObject({ ok: false, type: 'BAD_QUERY', message: fault.message });
});
