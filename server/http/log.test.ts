import { describe, expect, it } from 'vitest';
import { hidePersonal, loggedError } from './log.ts';

describe('an error in the log', () => {
  it('shows neither a CPF nor an e-mail address nor a key', () => {
    const token = `portal_${'k'.repeat(43)}`;
    const said = hidePersonal(`de 529.982.247${'-25'}, maria.dores@exemplo.test, ${token} e Bearer abc.def`);
    expect(said).toBe('de ***.982.247-**, ‹e-mail›, ‹chave› e ‹chave›');
  });

  it('shows no value that PostgreSQL repeats because it could not take it', () => {
    const error = Object.assign(new Error('invalid input syntax for type integer: "Maria das Dores"'), {
      code: '22P02',
    });
    expect(JSON.stringify(loggedError(error))).not.toContain('Maria');
    expect(loggedError(error).message).toBe('invalid input syntax for type integer: "…"');
  });

  it('keeps the names that say what broke', () => {
    const error = Object.assign(new Error('column "vlrPago" does not exist'), { code: '42703' });
    expect(loggedError(error)).toMatchObject({ message: 'column "vlrPago" does not exist', code: '42703' });
  });
});
