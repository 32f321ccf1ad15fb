import { describe, expect, it } from 'vitest';
import { OCDS_MARK, ocdsCodelist, ocdsThere } from '../../test/ocds.ts';
import {
  AWARD_CRITERIA,
  AWARD_STATUS,
  CONTRACT_DOCUMENT,
  CONTRACT_STATUS,
  ocdsCode,
  PROCUREMENT_CATEGORY,
  PROCUREMENT_METHOD,
  SUBMISSION_METHOD,
  TENDER_DOCUMENT,
  TENDER_STATUS,
} from './codes.ts';

/** Each table, the codelist that it speaks, and whether each of our words must have a code. */
const TABLES = [
  [PROCUREMENT_METHOD, 'method', true],
  [SUBMISSION_METHOD, 'submissionMethod', false],
  [TENDER_STATUS, 'tenderStatus', true],
  [AWARD_STATUS, 'awardStatus', true],
  [CONTRACT_STATUS, 'contractStatus', true],
  [AWARD_CRITERIA, 'awardCriteria', false],
  [PROCUREMENT_CATEGORY, 'procurementCategory', false],
  [TENDER_DOCUMENT, 'documentType', false],
  [CONTRACT_DOCUMENT, 'documentType', false],
] as const;

describe.skipIf(!ocdsThere)(`every word of ours${OCDS_MARK}`, () => {
  // That no word of our lists is forgotten, the compiler sees to: a table has all of them.
  it.each(TABLES)('in %o is a code of %s', (codes, codelist, isComplete) => {
    const known = ocdsCodelist(codelist);
    expect(known.length).toBeGreaterThan(2);
    const given: (string | null)[] = Object.values(codes);
    expect(given.filter((code) => (code === null ? isComplete : !known.includes(code)))).toEqual([]);
  });
});

describe('a word that a publisher writes in another way', () => {
  it.each([
    ['PREGÃO ELETRÔNICO', 'open'],
    ['Pregão', 'open'],
    ['dispensa de licitação', 'direct'],
    ['INEXIGIBILIDADE - Art. 74', 'direct'],
    ['Convite', 'limited'],
    ['Compra por acaso', undefined],
    ['', undefined],
  ])('%s is read as %s', (word, code) => {
    expect(ocdsCode(PROCUREMENT_METHOD, word)).toBe(code);
  });

  it('is read by a first word that says something, and by no other', () => {
    expect(ocdsCode(TENDER_STATUS, 'Em recurso')).toBeUndefined();
    expect(ocdsCode(TENDER_DOCUMENT, 'Projeto')).toBe('technicalSpecifications');
    expect(ocdsCode(PROCUREMENT_CATEGORY, 'Serviços gerais')).toBe('services');
    expect(ocdsCode(TENDER_DOCUMENT, 'Minuta da ata')).toBe('contractDraft');
  });
});
