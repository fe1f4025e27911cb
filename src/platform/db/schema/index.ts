import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { AccountsTables } from './accounts';
import type { ContentTables } from './content';
import type { DeskTables } from './desk';
import type { HiringTables } from './hiring';
import type { LeadsTables } from './leads';
import type { QuotationsTables } from './quotations';
import type { UpkeepTables } from './upkeep';

/** Tables and columns carry the names of the API's fields, `_id` included: a row is what is sent. */
export interface Tables
  extends AccountsTables,
    LeadsTables,
    HiringTables,
    QuotationsTables,
    ContentTables,
    DeskTables,
    UpkeepTables {}

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;
