import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { is, rowId } from '../../house/backoffice/filters.server.ts'
import { type Filter, resource } from '../../house/backoffice/resource.server.ts'
import { type AccountKind, accountKinds, units } from '../../house/ledger/rules.ts'
import { openEntry, openedEntry } from './open-entry.server.ts'

const row = z.object({
  id: z.int(),
  postedAt: z.iso.datetime(),
  transactionId: z.int(),
  kind: z.string(),
  reference: z.string().describe('what it is for, e.g. "consultation:12"'),
  accountId: z.int(),
  account: z.enum(accountKinds),
  ownerId: z.int().describe('a client, a psychic, or 0 for the site'),
  unit: z.enum(units),
  amount: z.int(),
  balanceAfter: z.int(),
})

export type EntryRow = z.output<typeof row>

/** The postings for one subject, e.g. a consultation. */
const postedFor = (thing: 'consultation' | 'order'): Filter<'transaction_id'> => ({
  column: 'transaction_id',
  schema: rowId,
  where: (id) => sql<SqlBool>`base.transaction_id = any(array(
    select t.id from ledger_transactions t where t.reference = ${`${thing}:${id}`}))`,
})

/** On the accounts of a client: bought credit, promotional credit, free time. */
const ofClient: Filter<'account_id'> = {
  column: 'account_id',
  schema: rowId,
  where: (id) => sql<SqlBool>`base.account_id = any(array(
    select a.id from ledger_accounts a where a.owner_id = ${id} and a.kind like 'client\\_%'))`,
}

export const entriesResource = resource({
  name: 'entries',
  summary: 'List the movements of the ledger, by account, transaction, consultation or client',
  can: 'money.read',
  table: 'ledger_entries',
  id: 'id',
  // Written this way, the planner uses a filter's index instead of scanning all accounts of the site.
  within: (siteId) =>
    sql<SqlBool>`not exists (select from ledger_accounts a where a.id = base.account_id and a.site_id <> ${siteId})`,
  row,
  sorts: { id: 'id' },
  sort: { by: 'id', order: 'desc' },
  filters: {
    accountId: is('account_id', rowId),
    transactionId: is('transaction_id', rowId),
    consultationId: postedFor('consultation'),
    paymentId: postedFor('order'),
    clientId: ofClient,
  },
  read: (base) =>
    base
      .innerJoin('ledger_transactions as t', 't.id', 'base.transaction_id')
      .innerJoin('ledger_accounts as a', 'a.id', 'base.account_id')
      .select(['base.id', 't.posted_at as postedAt', 't.id as transactionId', 't.kind', 't.reference'])
      .select(['a.id as accountId', sql<AccountKind>`a.kind`.as('account'), 'a.owner_id as ownerId', 'base.unit'])
      .select(['base.amount', 'base.balance_after as balanceAfter']),
  one: { shape: openedEntry, open: openEntry },
})
