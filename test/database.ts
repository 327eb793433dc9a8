import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
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

async function asOwner(act: (owner: pg.Client) => Promise<void>): Promise<void> {
  const owner = new pg.Client({ connectionString: inject('ownerUrl') })
  await owner.connect()
  try {
    await act(owner)
  } finally {
    await owner.end()
  }
}

/** The address of another database on the same server, with the same role. */
export function address(url: string, database: string): string {
  return url.replace(/\/voyance(?=\?|$)/, `/${database}`)
}
