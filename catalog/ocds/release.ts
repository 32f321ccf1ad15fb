/**
 * The parts of a release of OCDS 1.1.5 that we publish, by the names of the standard. What is undefined is not written: the
 * standard asks that nothing be published of what is not known.
 */

export interface OcdsValue {
  amount: number;
  currency: 'BRL';
}

export interface OcdsPeriod {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export interface OcdsReference {
  id: string;
  name: string;
}

export interface OcdsParty extends OcdsReference {
  identifier?: { scheme: string; id: string; legalName: string } | undefined;
  address?: {
    streetAddress: string;
    locality: string;
    region: string;
    postalCode: string;
    countryName: string;
  };
  contactPoint?: { name: string; email: string; telephone: string } | undefined;
  roles: string[];
}

export interface OcdsDocument {
  id: string;
  documentType?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  url: string;
  datePublished?: string | undefined;
  format?: string | undefined;
  language?: string | undefined;
}

export interface OcdsItem {
  id: string;
  description?: string | undefined;
  quantity?: number | undefined;
  unit?: { name?: string | undefined; value?: OcdsValue | undefined } | undefined;
}

export interface OcdsTender {
  id: string;
  title?: string | undefined;
  description?: string | undefined;
  status?: string | undefined;
  procuringEntity?: OcdsReference | undefined;
  items?: OcdsItem[] | undefined;
  value?: OcdsValue | undefined;
  procurementMethod?: string | undefined;
  procurementMethodDetails?: string | undefined;
  procurementMethodRationale?: string | undefined;
  mainProcurementCategory?: string | undefined;
  awardCriteria?: string | undefined;
  awardCriteriaDetails?: string | undefined;
  submissionMethod?: string[] | undefined;
  submissionMethodDetails?: string | undefined;
  tenderPeriod?: OcdsPeriod | undefined;
  numberOfTenderers?: number | undefined;
  tenderers?: OcdsReference[] | undefined;
  documents?: OcdsDocument[] | undefined;
}

export interface OcdsAward {
  id: string;
  title?: string | undefined;
  description?: string | undefined;
  status?: string | undefined;
  date?: string | undefined;
  value?: OcdsValue | undefined;
  suppliers?: OcdsReference[] | undefined;
  items?: OcdsItem[] | undefined;
  documents?: OcdsDocument[] | undefined;
}

export interface OcdsAmendment {
  id: string;
  date?: string | undefined;
  rationale?: string | undefined;
  description?: string | undefined;
}

export interface OcdsTransaction {
  id: string;
  source: string;
  date?: string | undefined;
  value: OcdsValue;
  payer: OcdsReference;
  payee?: OcdsReference | undefined;
  uri: string;
}

export interface OcdsRelated {
  id: string;
  relationship: string[];
  title: string;
  scheme: 'ocid';
  identifier: string;
  uri: string;
}

export interface OcdsContract {
  id: string;
  awardID: string;
  title?: string | undefined;
  description?: string | undefined;
  status?: string | undefined;
  period?: OcdsPeriod | undefined;
  value?: OcdsValue | undefined;
  dateSigned?: string | undefined;
  documents?: OcdsDocument[] | undefined;
  implementation?: { transactions: OcdsTransaction[] } | undefined;
  amendments?: OcdsAmendment[] | undefined;
}

export interface OcdsRelease {
  ocid: string;
  id: string;
  date: string;
  tag: string[];
  initiationType: 'tender';
  language: 'pt';
  parties: OcdsParty[];
  buyer: OcdsReference;
  tender?: OcdsTender | undefined;
  awards?: OcdsAward[] | undefined;
  contracts?: OcdsContract[] | undefined;
  relatedProcesses?: OcdsRelated[] | undefined;
}
