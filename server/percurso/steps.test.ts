import { describe, expect, it } from 'vitest';
import type { Row } from '../../catalog/fields/field.ts';
import type { Etapa } from '../../catalog/percurso/answer.ts';
import { contractSteps } from './signed.ts';
import { type Found, type Kept, steps } from './steps.ts';

const empenho: Row = {
  codOrgao: '05',
  codUnidade: '05.001',
  numDocEmpenho: '000120',
  numExercicio: 2025,
  dtEmpenho: '2025-01-13',
  vlrEmpenhado: 1000,
  vlrReforco: 0,
  vlrAnulado: 0,
};
const own = { codOrgao: '05', codUnidade: '05.001', numDocEmpenho: '000120', numExercicio: 2025 };
const kept = (...rows: Row[]): Kept => ({ rows, total: rows.length, sum: 0 });
const settlement = (change: Row = {}): Row => ({
  ...own,
  numDocLiq: '210',
  dtLiquidacao: '2025-02-01',
  vlrLiquidado: 400,
  ...change,
});
const payment = (change: Row = {}): Row => ({
  ...own,
  numDocLiq: '210',
  numDocPag: '402',
  dtPagamento: '2025-02-14',
  vlrPago: 400,
  ...change,
});

const told = (change: Partial<Found> = {}): Etapa[] =>
  steps({ empenho, contrato: null, licitacao: null, ata: null, liquidacoes: kept(), pagamentos: kept(), ...change });
const stepOf = (name: Etapa['etapa'], change: Partial<Found> = {}) => told(change).find(({ etapa }) => etapa === name);
const notes = (name: Etapa['etapa'], change: Partial<Found>) =>
  stepOf(name, change)?.documentos.flatMap(({ notas }) => notas);

describe('the way of the money', () => {
  it('has five steps, whatever is known', () => {
    expect(told().map(({ etapa }) => etapa)).toEqual(['licitacao', 'contrato', 'empenho', 'liquidacao', 'pagamento']);
  });

  it('says what is missing', () => {
    expect(told().map(({ falta }) => falta)).toEqual([
      'Sem licitação informada.',
      'Não há contrato informado neste empenho.',
      null,
      'Ainda não liquidado.',
      'Ainda não pago.',
    ]);
  });

  it('does not await what was cancelled whole, and awaits what was cancelled in part', () => {
    const whole = { empenho: { ...empenho, vlrAnulado: 1000 } };
    expect(stepOf('liquidacao', whole)?.falta).toContain('anulado por inteiro');
    expect(stepOf('pagamento', whole)?.falta).toContain('anulado por inteiro');
    expect(stepOf('liquidacao', { empenho: { ...empenho, vlrAnulado: 999.99 } })?.falta).toBe('Ainda não liquidado.');
    expect(stepOf('liquidacao', { empenho: { ...empenho, vlrEmpenhado: 0 } })?.falta).toBe('Ainda não liquidado.');
  });

  it('tells what changed the value of the empenho', () => {
    const changed = { empenho: { ...empenho, vlrReforco: 50, vlrAnulado: 0.5 } };
    expect(notes('empenho', changed)?.map((note) => note.replace(/\s/g, ' '))).toEqual([
      'Reforçado em R$ 50,00',
      'Anulado em R$ 0,50',
    ]);
  });
});

describe('how it was bought', () => {
  it.each(['Dispensa', 'Inexigibilidade'])('names the ground of a %s', (txtModalidadeLicit) => {
    const direct = { ...empenho, txtModalidadeLicit, txtFundamento: 'Lei 14.133/2021, art. 95, § 2º' };
    const step = stepOf('licitacao', { empenho: direct });
    expect(step?.titulo).toBe('Contratação direta');
    expect(step?.documentos[0]?.notas).toEqual([
      'Fundamento legal: Lei 14.133/2021, art. 95, § 2º',
      'Número não informado',
    ]);
  });

  it('says so where a direct purchase names no ground', () => {
    expect(
      notes('licitacao', { empenho: { ...empenho, txtModalidadeLicit: 'Dispensa', numCertame: 'DL 1' } }),
    ).toContain('Fundamento legal não informado');
  });

  it('is no gap where nothing can be put out to tender', () => {
    const wages = { ...empenho, txtModalidadeLicit: 'Não se aplica', txtFundamento: 'Lei 4.320/1964, art. 58' };
    expect(stepOf('licitacao', { empenho: wages })).toMatchObject({
      documentos: [],
      falta: 'A licitação não se aplica a esta despesa (Lei 4.320/1964, art. 58).',
    });
  });

  it('comes from the contract where the empenho is silent', () => {
    const contrato = {
      numContrato: '1/2025',
      numAnoPub: 2025,
      numCertame: 'PE 4/2025',
      txtModalidade: 'Pregão eletrônico',
    };
    expect(stepOf('licitacao', { contrato })?.documentos[0]?.nome).toBe('Pregão eletrônico PE 4/2025');
  });

  it('has no address where only the number was published', () => {
    const cited = {
      empenho: { ...empenho, numCertame: 'PE 4/2025', txtModalidadeLicit: 'Pregão eletrônico', numContrato: '1/2025' },
    };
    for (const name of ['licitacao', 'contrato'] as const) {
      expect(stepOf(name, cited)?.documentos[0]).toMatchObject({
        caminho: null,
        notas: ['Citado, mas sem registro publicado neste portal'],
      });
    }
  });
});

describe('what was owed and paid', () => {
  it('is linked, dated and told apart', () => {
    const found = { liquidacoes: kept(settlement()), pagamentos: kept(payment()) };
    expect(stepOf('liquidacao', found)?.documentos[0]).toMatchObject({
      nome: 'Liquidação 210',
      caminho: '/liquidacoes/05/05.001/000120/2025/210',
      data: '2025-02-01',
      valor: 400,
      notas: [],
    });
    expect(stepOf('pagamento', found)?.documentos[0]).toMatchObject({
      caminho: '/pagamentos/05/05.001/000120/2025/402',
      liquidacao: '210',
      notas: [],
    });
  });

  it('may be paid without a settlement, which is said', () => {
    const found = { pagamentos: kept(payment({ numDocLiq: null })) };
    expect(stepOf('liquidacao', found)?.falta).toBe('Nenhuma liquidação informada.');
    expect(notes('pagamento', found)).toEqual(['Sem liquidação informada']);
    expect(notes('pagamento', { pagamentos: kept(payment()) })).toEqual(['A liquidação 210 não foi publicada']);
  });

  it('may come back, and is then not paid any more', () => {
    const back = payment({ numDocPag: '403', vlrPago: -400, blnEstorno: true });
    const found = { liquidacoes: kept(settlement()), pagamentos: kept(payment(), back) };
    expect(notes('liquidacao', found)).toEqual(['Ainda não paga']);
    expect(stepOf('pagamento', found)?.documentos[1]).toMatchObject({ valor: -400, notas: ['Estorno'] });
  });
});

describe('the way of a contract', () => {
  const contrato: Row = { numContrato: '1/2025', numAnoPub: 2025, numCertame: 'PE 4/2025', txtModalidade: 'Pregão' };
  const signed = { contrato, licitacao: null, ata: null, empenhos: kept(), liquidacoes: kept(), pagamentos: kept() };

  it('says so where no empenho names it', () => {
    expect(contractSteps(signed).map(({ falta }) => falta)).toEqual([
      null,
      null,
      'Nenhum empenho publicado cita este contrato.',
      'Só se conhece pelos empenhos do contrato.',
      'Só se conhece pelos empenhos do contrato.',
    ]);
  });

  it('counts and sums all documents, whatever few are named', () => {
    const many = { ...kept(payment()), total: 37, sum: 1234.5 };
    const [, , committed, settled, paid] = contractSteps({ ...signed, empenhos: kept(empenho), pagamentos: many });
    expect(committed?.documentos[0]?.nome).toBe('Empenho 000120');
    expect(settled?.falta).toBe('Ainda não liquidado.');
    expect(paid).toMatchObject({ total: 37, soma: 1234.5, falta: null });
    const owing = contractSteps({ ...signed, liquidacoes: { ...kept(), total: 40, sum: 2000 }, pagamentos: many });
    expect(owing.at(-1)?.falta?.replace(/\s/g, ' ')).toBe('Falta pagar R$ 765,50 do que foi liquidado.');
    expect(paid?.documentos[0]).toMatchObject({ nome: 'Pagamento 402', notas: [] });
  });
});
