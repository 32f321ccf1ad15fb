import type { Dataset } from '../catalog/dataset.ts';
import { VISITS } from './acessos/tables.ts';
import { SUBSCRIPTION_TABLES, subscriptionGrants } from './assinaturas/tables.ts';
import { MOVE_TABLES } from './cells/tables.ts';
import type { SchemaPlan } from './database/sql/ddl.ts';
import { pastTables, STATE_TABLES } from './historico/tables.ts';
import { recordAllPeriods } from './import/publish/periods.ts';
import { SEARCH_TABLES, searchPartitions } from './index/tables.ts';
import { MESSAGE_TABLES, messageGrants } from './mensagens/tables.ts';
import { CHANGE_TABLES } from './mudancas/tables.ts';
import { BULK_TABLES } from './pacotes/tables.ts';
import { STAFF_TABLES, staffGrants } from './painel/tables.ts';
import { PNTP_TABLES } from './pntp/tables.ts';
import { SERVICE_MARK_TABLES, serviceMarkGrants } from './servicos/tables.ts';
import { derivedJoins, viewColumn } from './sums/derived.ts';
import { DOSSIE_TABLES } from './sums/dossie.ts';
import { writeAllDossies, writeAllSums } from './sums/rollups.ts';
import { summaryDefinitions, writeMissingSummaries } from './sums/summaries.ts';
import { ROLLUPS } from './sums/tables.ts';
import { WEBHOOK_TABLES, webhookGrants } from './webhooks/tables.ts';

/** Every table of the portal: the one list that tells the database what the features keep in it. */
export const schemaPlan = (datasets: readonly Dataset[]): SchemaPlan => ({
  datasets,
  tables: [
    VISITS,
    MESSAGE_TABLES,
    SERVICE_MARK_TABLES,
    ROLLUPS,
    DOSSIE_TABLES,
    summaryDefinitions(datasets),
    SEARCH_TABLES,
    CHANGE_TABLES,
    STATE_TABLES,
    pastTables(datasets),
    SUBSCRIPTION_TABLES,
    WEBHOOK_TABLES,
    BULK_TABLES,
    PNTP_TABLES,
    STAFF_TABLES,
    MOVE_TABLES,
  ],
  partitions: searchPartitions,
  columnOf: viewColumn,
  joinsOf: derivedJoins,
  deskGrants: (role) =>
    [messageGrants(role), subscriptionGrants(role), webhookGrants(role), serviceMarkGrants(role)].join('\n'),
  staffGrants,
  fillers: [
    { table: 'dados._despesa', fill: writeAllSums },
    { table: 'dados._dossies', fill: writeAllDossies },
    { table: 'portal.periodos', fill: recordAllPeriods },
    { table: 'dados._resumos', fill: writeMissingSummaries, again: true },
  ],
});
