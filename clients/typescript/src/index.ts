export type {
  DataDate,
  DatasetId,
  FieldOf,
  GroupResult,
  GroupsQuery,
  GroupsResult,
  ListQuery,
  ListResult,
  RecordResult,
  RowOf,
} from './answers.ts';
export { type DownloadFormat, PortalClient, type PortalClientOptions } from './client.ts';
export type { Datasets } from './datasets.ts';
export { PortalError, type PortalProblem } from './error.ts';
