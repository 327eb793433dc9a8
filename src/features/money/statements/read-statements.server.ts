import type { App } from '../../../app.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { fromParis } from '../../../platform/time/paris.server.ts'
import {
  clientMoney,
  daysToRead,
  hasUnspentDay,
  insertDay,
  insertMovements,
  insertUnspentDay,
  type Statement,
} from './queries.server.ts'

const midnight = (day: string): Date => needed(fromParis(`${day} 00:00`), `midnight of ${day}`)

/**
 * Reads each provider's list of every past day that was not read, and what clients have unspent today. A day counts as
 * read once its whole list was: read again after a failure, it is stored once.
 */
export async function readStatements(app: App): Promise<void> {
  for (const statement of app.statements.values()) {
    for (const day of await daysToRead(app.db, statement.name)) await readDay(app, statement, day)
  }
  await readUnspent(app)
}

async function readDay({ db, now }: App, statement: Statement, day: string): Promise<void> {
  const range = { from: midnight(day), until: midnight(daysAfter(day, 1)) }
  let after: string | null = null
  do {
    const { movements, next } = await statement.movements({ ...range, after })
    await insertMovements(db, statement.name, movements)
    after = next
  } while (after !== null)
  await insertDay(db, statement.name, day, now())
}

/** Once a day: clients' unspent money beside what the provider holds for us. */
async function readUnspent({ db, now, statements }: App): Promise<void> {
  const at = now()
  const day = dayInParis(at)
  if (await hasUnspentDay(db, day)) return
  const held = await Promise.all([...statements.values()].map((statement) => statement.balance(at)))
  const atProvider = held.length === 0 ? null : held.reduce((sum, one) => sum + one, 0)
  await insertUnspentDay(db, { day, at, clientMoney: await clientMoney(db), atProvider })
}
