import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { lastOf } from '../needed/needed.ts'
import { one } from './one.ts'
import { PatientClient } from './patient-client.ts'

const tables = import.meta.glob<string>('/db/migrations/*.sql', { query: '?raw', import: 'default', eager: true })
const functions = import.meta.glob<string>('/db/functions/*.sql', { query: '?raw', import: 'default', eager: true })

interface File {
  name: string
  text: string
  digest: string
}

const inOrder = (files: Readonly<Record<string, string>>, prefix = ''): File[] =>
  Object.entries(files)
    .map(([path, text]) => ({
      name: prefix + lastOf(path.split('/')),
      text,
      digest: createHash('sha256').update(text).digest('hex'),
    }))
    .sort((a, b) => a.name.localeCompare(b.name))

const migrations = inOrder(tables)
const functionFiles = inOrder(functions, 'functions/')

const LOCK = 7_250_001

/**
 * Applies missing migrations, forward only, each in its own transaction, then the files of functions that changed since
 * they were last applied.
 * @returns the names of the files it applied
 * @throws if an applied migration has changed since
 */
export async function migrate(ownerUrl: string): Promise<string[]> {
  const client = new PatientClient({ connectionString: ownerUrl })
  await client.connect()
  try {
    await beAlone(client)
    await client.query(
      'create table if not exists migrations (name text primary key, digest text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; digest: string }>('select name, digest from migrations')
    const applied = new Map(rows.map((row) => [row.name, row.digest]))
    const done: string[] = []
    for (const file of migrations) {
      const digest = applied.get(file.name)
      if (digest && digest !== file.digest) throw new Error(`migration ${file.name} was changed after it was applied`)
      if (digest) continue
      await applyFile(client, file)
      done.push(file.name)
    }
    for (const file of functionFiles) {
      if (applied.get(file.name) === file.digest) continue
      await applyFile(client, file)
      done.push(file.name)
    }
    return done
  } finally {
    await client.end()
  }
}

async function applyFile(client: pg.Client, { name, text, digest }: File): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      // A function may call one of a later file, which exists once all are applied.
      await client.query("begin; set local lock_timeout = '1s'; set local check_function_bodies = off")
      await client.query(text)
      await client.query(
        `insert into migrations (name, digest) values ($1, $2)
         on conflict (name) do update set digest = excluded.digest, applied_at = now()`,
        [name, digest],
      )
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      const lockTimedOut = (error as { code?: string }).code === '55P03'
      if (!lockTimedOut || attempt === 20) throw error
      await wait(250 * attempt)
    }
  }
}

/**
 * Several nodes may start together: one of them changes the database at a time, until its connection ends. The lock is
 * polled, since a waiting one would deadlock with concurrent index builds.
 */
async function beAlone(client: pg.Client): Promise<void> {
  while (!(await client.query('select pg_try_advisory_lock($1) as ours', [LOCK])).rows[0].ours) await wait(100)
}

/** Tables that only the database's own functions write. */
const guarded = [
  'ledger_accounts',
  'ledger_transactions',
  'ledger_entries',
  'ledger_reservations',
  'audit_log',
  'audit_head',
  'day_seals',
  'payment_certificates',
  'certificate_counters',
  'psychic_statements',
  'psychic_statement_counters',
  'vat_regimes',
  'credit_moves',
  'invoices',
  'invoice_counters',
  'migrations',
]

/** Functions that only other database functions may call: each kind of posting has its own public one. */
const internal = [
  'post(text, text, jsonb, jsonb)',
  'ledger_post(text, text, jsonb, jsonb)',
  'ledger_account(text, text, integer, bigint)',
  'ledger_set_aside(bigint, bigint, bigint)',
  'ledger_let_go(bigint)',
  'vat_regime_set(text, integer)',
]

/** Grants the application's role what it needs and no more. Does nothing if owner and application are one role. */
export async function grantApplication(ownerUrl: string, applicationUrl: string): Promise<void> {
  const application = new PatientClient({ connectionString: applicationUrl })
  await application.connect()
  const role = one((await application.query<{ role: string }>('select current_user as role')).rows).role
  await application.end()
  const owner = new PatientClient({ connectionString: ownerUrl })
  await owner.connect()
  try {
    if ((await owner.query('select current_user = $1 as same', [role])).rows[0].same) return
    const name = pg.escapeIdentifier(role)
    await beAlone(owner)
    await owner.query(`
      grant usage on schema public, pgboss to ${name};
      grant select, insert, update, delete on all tables in schema public, pgboss to ${name};
      grant usage, select on all sequences in schema public, pgboss to ${name};
      grant execute on all functions in schema public, pgboss to ${name};
      revoke insert, update, delete on ${guarded.join(', ')} from ${name};
      revoke execute on function ${internal.join(', ')} from ${name};
    `)
  } finally {
    await owner.end()
  }
}
