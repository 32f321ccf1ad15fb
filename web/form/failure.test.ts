import { describe, expect, it } from 'vitest';
import { ApiError } from '../api.ts';
import { sendingFailure } from './failure.ts';

const failure = (status: number, type?: string) =>
  sendingFailure(new ApiError(status, { ...(type && { type }), message: 'Por isto.' }));

describe('a form that was not sent', () => {
  it.each([0, 429, 500, 503])('says with status %i that nothing written was lost', (status) => {
    expect(failure(status).text).toContain('Nada se perdeu: o que você escreveu continua aqui.');
  });

  it.each([0, 500])('says with status %i that sending again sends it once', (status) => {
    expect(failure(status).text).toContain('não vai em dobro');
  });

  it.each([
    [0, 'Sem conexão com o portal'],
    [404, 'Não encontramos'],
    [429, 'Espere um pouco para enviar'],
    [500, 'O portal não conseguiu receber agora'],
    [403, 'Não foi enviado'],
  ])('has for status %i the title: %s', (status, title) => {
    expect(failure(status).title).toBe(title);
  });

  it.each(['READ_ONLY', 'FULL'])('says when the portal only lets read (%s), and when to try again', (type) => {
    const { title, text } = failure(503, type);
    expect(title).toBe('O portal não recebe mensagens agora');
    expect(text).toBe('Por isto. Nada se perdeu: o que você escreveu continua aqui.');
  });

  it("passes the server's own sentence on where it explains more", () => {
    for (const status of [403, 404, 429]) expect(failure(status).text).toContain('Por isto.');
    expect(failure(403, 'ELSEWHERE').title).toBe('Este canal atende em outro lugar');
  });
});
