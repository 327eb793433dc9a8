import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { games } from '../db/seed/content/games.ts'
import { jobKinds } from '../src/jobs.ts'
import { grantApplication, migrate } from '../src/platform/database/migrate.ts'
import { prepareJobs } from '../src/platform/jobs/jobs.ts'

const TEMPLATE = 'voyance_template'
const LOCK = 7_250_999

export interface TestDatabase {
  ownerUrl: string
  applicationUrl: string
  drop(): Promise<void>
}

/** A fresh migrated database, cloned from a template that the first caller creates. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asOwner(async (owner) => {
    await owner.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await owner.query('select 1 from pg_database where datname = $1', [TEMPLATE])
    if (!rowCount) {
      await owner.query(`create database ${TEMPLATE}_making`)
      const making = address(inject('ownerUrl'), `${TEMPLATE}_making`)
      await migrate(making)
      await prepareJobs(making, jobKinds)
      await grantApplication(making, address(inject('applicationUrl'), `${TEMPLATE}_making`))
      await withGames(making)
      await owner.query(`alter database ${TEMPLATE}_making rename to ${TEMPLATE}`)
    }
    // Without a disk to wait for, copying files is faster than logging their blocks.
    await owner.query(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  })
  return {
    ownerUrl: address(inject('ownerUrl'), name),
    applicationUrl: address(inject('applicationUrl'), name),
    drop: () => asOwner(async (owner) => void (await owner.query(`drop database if exists ${name} with (force)`))),
  }
}

/** Nobody can play a game whose texts are missing, so the template has them as the first start delivers them. */
async function withGames(url: string): Promise<void> {
  await connected(url, async (client) => {
    for (const { slug, ...data } of games) {
      await client.query(
        `with entry as (
          insert into content_entries (site_id, kind, address, status, publish_at, data, as_delivered, changed_at)
          values (99, 'game', $1, 'published', '2026-01-01', $2, true, '2026-01-01') returning *)
        insert into content_revisions (entry_id, version, status, publish_at, data, changed_at)
        select id, version, status, publish_at, data, changed_at from entry`,
        [slug, data],
      )
    }
  })
}

const asOwner = (act: (owner: pg.Client) => Promise<void>) => connected(inject('ownerUrl'), act)

async function connected(connectionString: string, act: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end()
  }
}

/** The address of another database on the same server, with the same role. */
export function address(url: string, database: string): string {
  return url.replace(/\/voyance(?=\?|$)/, `/${database}`)
}
