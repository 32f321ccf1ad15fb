import type { Dever } from '../../catalog/arquivos/dever.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { PntpFalta } from '../../catalog/pntp/answer.ts';
import type { PlaceFindings } from '../../catalog/pntp/finding.ts';
import type { Matrix } from '../../catalog/pntp/matrix.ts';
import type { Tenant } from '../tenants/tenants.ts';
import type { AttestationRow } from './attest.ts';
import type { CriteriaFacts } from './facts.ts';
import type { HeardFacts } from './heard.ts';
import type { TriedDatasets } from './trial.ts';

/** What a body has published in a category. */
export interface CategoryFacts {
  anos: readonly number[];
  /** The last segments of the addresses of its files. */
  nomes: readonly string[];
  /** The newest day that has come. */
  recente: string | null;
  total: number;
}

/** What a body has published as files, and what it has to. */
export interface FileFacts {
  categories: ReadonlyMap<string, CategoryFacts>;
  duties: readonly Dever[];
}

/** All that a body is measured by, as of a day. */
export interface MirrorSource {
  tenant: Tenant;
  matrix: Matrix;
  datasets: readonly Dataset[];
  /** The day of the look. */
  today: string;
  /** The facts of each dataset, by its name. */
  facts: ReadonlyMap<string, CriteriaFacts>;
  tried: TriedDatasets;
  files: FileFacts;
  heard: HeardFacts;
  attestations: ReadonlyMap<string, AttestationRow>;
  /** A page of the portal as a visitor without JavaScript gets it. */
  page: string;
}

/** Something that a body publishes, under the name that it goes by, and the screen of the panel that does it. */
export interface PublishedThere {
  titulo: string;
  painel: string;
}

/** A place of the portal that a criterion is measured at. */
export interface MeasuredPlace {
  /** Path of the page that shows it. */
  para: string;
  /** What is published there; absent where nothing is. */
  publica?: PublishedThere;
  findings: PlaceFindings;
  falta: readonly PntpFalta[];
  /** Rows that lack something. */
  pendencias: number;
}
