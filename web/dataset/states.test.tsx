import { describe, expect, it } from 'vitest';
import { datasetOf } from '../../test/listed.ts';
import { linksOf, markupOf, wordsOf } from '../../test/markup.tsx';
import { ApiError } from '../api.ts';
import { Declared } from './declared.tsx';
import { Freshness } from './head.tsx';
import { Beyond, Empty, Failed, NotFound, Refused, Withdrawn } from './states.tsx';

const contratos = datasetOf('contratos');
const problems = [{ field: 'cor', value: 'azul', message: 'Não existe o campo cor' }];

describe('a page without data', () => {
  it('says of an address that cannot be answered every reason, and how to clear it', () => {
    const html = markupOf(<Refused problems={problems} />, '/contratos?cor=azul');
    expect(html).toContain('role="alert"');
    expect(wordsOf(html)).toContain('Não existe o campo cor');
    expect(linksOf(html)).toEqual(['Limpar filtros → /contratos']);
  });

  it('says why the data did not come, with the problems of the server, and lets one try again', () => {
    const error = new ApiError(400, { message: 'O servidor recusou.', problems });
    const html = markupOf(<Failed error={error} retry={() => undefined} />);
    expect(wordsOf(html)).toContain('O servidor recusou. Não existe o campo cor Tentar de novo');
  });

  it('says what is not there, and leads to everything', () => {
    const html = markupOf(<Empty says="contratos de 2026" all="/contratos?_page=1" />);
    expect(wordsOf(html)).toContain('Não há contratos de 2026.');
    expect(linksOf(html)).toEqual(['Ver tudo, sem filtros → /contratos?_page=1']);
  });

  it('leads from past the end to the last page', () => {
    const html = markupOf(<Beyond page={1_200} last={3} to="?_page=3" />, '/contratos');
    expect(wordsOf(html)).toContain('A página 1.200 não existe');
    expect(linksOf(html)).toEqual(['Ir para a última página → /contratos?_page=3']);
  });

  it('leads from a record that is not there, or no longer, back to its list', () => {
    expect(linksOf(markupOf(<NotFound set={contratos} />))).toEqual(['Voltar para Contratos → /contratos']);
    expect(wordsOf(markupOf(<NotFound set={contratos} reason="o ano não é um ano" />))).toContain(
      'o ano não é um ano.',
    );
    const gone = markupOf(<Withdrawn set={contratos} sentence="Retirado em 01/03/2026: duplicado." />);
    expect(wordsOf(gone)).toContain('Retirado em 01/03/2026: duplicado.');
  });
});

const said = {
  de: '2026-01-01',
  ate: '2026-06-30',
  parte: null,
  texto: 'Não houve.',
  publicadaEm: '2026-07-02T12:00:00Z',
};
const dados = { referencia: null, carga: null, publicadaEm: null, linhas: 0 };

describe('a statement in place of rows', () => {
  it('says of which days it speaks and when it was made', () => {
    const html = markupOf(<Declared said={said} all={null} />);
    expect(wordsOf(html)).toContain('Não houve. Período 01/01/2026 a 30/06/2026 Publicado em 02/07/2026');
    expect(linksOf(html)).toEqual([]);
    expect(linksOf(markupOf(<Declared said={said} all="/obras?_page=1" />))).toEqual([
      'Ver os outros períodos → /obras?_page=1',
    ]);
  });

  it('says of which part it speaks', () => {
    const parte = { campo: 'txtOrigemRecurso', valor: 'Municipal', rotulo: 'Origem: Municipal' };
    const html = markupOf(<Declared said={{ ...said, parte }} all={null} />);
    expect(wordsOf(html)).toContain('Não houve. Parte Origem: Municipal Período 01/01/2026');
  });

  it('dates the page where there are no data', () => {
    expect(linksOf(markupOf(<Freshness dados={dados} said={said} to="/cargas/obras" />))).toEqual([
      'Declaração de 02/07/2026 → /cargas/obras',
    ]);
    expect(linksOf(markupOf(<Freshness dados={dados} to="/cargas/obras" />))).toEqual([]);
  });
});
