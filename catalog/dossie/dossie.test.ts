import { describe, expect, it } from 'vitest';
import { MODALIDADES } from '../codes/contratos.ts';
import { SITUACOES_LICITACAO, TIPOS_DOCUMENTO_LICITACAO } from '../codes/licitacao.ts';
import { DOSSIE, DOSSIE_KINDS } from './documents.ts';
import { type DossieTender, dossieOf, sayDossie } from './dossie.ts';

const tender = (txtModalidadeLicit: string, txtSituacao: string, txtFundamento = 'Lei 14.133/2021'): DossieTender => ({
  txtModalidadeLicit,
  txtSituacao,
  txtFundamento,
});

const missingOf = (one: DossieTender, ...published: string[]): string[] =>
  dossieOf(one, new Set(published)).flatMap(({ state, document }) => (state === 'falta' ? [document.label] : []));

describe('the dossier of a tender', () => {
  it('blames none for what is still to come', () => {
    const open = missingOf(tender('Pregão eletrônico', 'Aberta'));
    expect(open).toContain('Edital e anexos');
    expect(open).not.toContain('Ata da sessão');
    expect(open).not.toContain('Termo de homologação');
    expect(missingOf(tender('Pregão eletrônico', 'Deserta'))).toContain('Ata da sessão');
    expect(missingOf(tender('Pregão eletrônico', 'Deserta'))).not.toContain('Termo de adjudicação');
  });

  it('takes a basic design in place of terms of reference', () => {
    expect(missingOf(tender('Concorrência eletrônica', 'Aberta'), 'Projeto básico')).not.toContain(
      'Termo de referência ou projeto básico',
    );
  });

  it('of a direct purchase wants the choice, the price and the act, and proof of an emergency where there is one', () => {
    const plain = missingOf(tender('Dispensa', 'Ratificada', 'Lei 14.133/2021, art. 75, II'));
    expect(plain).toEqual([
      'Termo de referência ou projeto básico',
      'Pesquisa de preços',
      'Parecer jurídico',
      'Escolha do contratado e do preço',
      'Ato de autorização',
      'Ato de ratificação',
    ]);
    expect(missingOf(tender('Dispensa', 'Ratificada', 'Lei 14.133/2021, art. 75, VIII'))).toContain(
      'Comprovação da emergência',
    );
    expect(missingOf(tender('Dispensa', 'Em andamento'))).toEqual([]);
  });

  it('is asked of no petty purchase', () => {
    expect(missingOf(tender('Dispensa', 'Ratificada', 'Lei 14.133/2021, art. 95, § 2º'))).toEqual([]);
  });

  it('is told in one line', () => {
    const all = DOSSIE.flatMap(({ tipos }) => tipos);
    const done = tender('Pregão eletrônico', 'Homologada');
    expect(sayDossie(dossieOf(done, new Set(all)))).toBe('10 de 10 documentos: o dossiê está completo.');
    const others = all.filter((tipo) => tipo !== 'Ata da sessão');
    expect(sayDossie(dossieOf(done, new Set(others)))).toBe('9 de 10 documentos; falta: ata da sessão.');
  });

  it('knows no modality, situation or type that the portal does not', () => {
    const known = new Set<string>([...MODALIDADES, ...SITUACOES_LICITACAO, ...TIPOS_DOCUMENTO_LICITACAO]);
    const named = [
      ...Object.values(DOSSIE_KINDS).flat(),
      ...DOSSIE.flatMap(({ tipos, duties }) => [...tipos, ...duties.flatMap(({ situations = [] }) => situations)]),
    ];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
