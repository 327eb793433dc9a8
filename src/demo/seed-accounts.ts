import type { Visit } from '../app.ts'
import { recordConsents } from '../features/house/consents/record-consents.server.ts'
import { systemVisit } from '../features/house/session/open-visit.server.ts'
import { hashPassword } from '../features/house/users/password.server.ts'
import { keepBirth } from '../features/house/users/sealed-birth.server.ts'
import type { Database } from '../platform/database/connect.ts'
import { emailKey } from '../platform/email-address/email-key.ts'
import { siteBy } from '../sites/index.ts'
import { type DemoAccount, demoAccounts, demoPassword } from './accounts.ts'
import type { SeedStep } from './seed.ts'

const MAIN_SITE = 99
const siteIds = [MAIN_SITE, 100, 342]
const accounts = siteIds.flatMap((siteId) =>
  demoAccounts
    .filter((account) => account.kind !== 'psychic' || siteId === MAIN_SITE)
    .map((account) => ({ siteId, account })),
)

export const accountsStep: SeedStep = {
  name: 'accounts',
  label: 'Comptes de démonstration',
  size: accounts.length,
  async run({ app, db, advance }) {
    for (const [place, { siteId, account }] of accounts.entries()) {
      const site = siteBy(app.sites, siteId)
      const visit: Visit = { ...systemVisit(app, site), db, afterCommit: [] }
      await insertAccount(visit, account)
      advance(place + 1)
    }
  },
}

async function insertAccount(visit: Visit, account: DemoAccount): Promise<void> {
  const { id } = await visit.db
    .insertInto('users')
    .values({
      site_id: visit.site.id,
      role: account.kind,
      first_name: account.firstName,
      email: account.email,
      email_key: emailKey(account.email),
      email_proved_at: visit.now(),
      password_hash: await hashPassword(demoPassword),
      gender: account.gender,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (account.birthDate) await keepBirth(visit.db, visit.app.keys, id, account.birthDate)
  if (account.kind === 'client') {
    await recordConsents(visit, id, 'REGISTRATION', [{ type: 'REGISTRATION', agreed: true }])
  }
  if (account.agreesToSensitiveData) {
    await recordConsents(visit, id, 'SENSITIVE_DATA', [{ type: 'SENSITIVE_DATA', agreed: true }])
  }
  if (account.kind === 'psychic') await giveWorkspace(visit.db, id, account.firstName)
}

/** Links the account to the psychic of the same name. */
async function giveWorkspace(db: Database, userId: number, name: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('psychics')
    .set({ user_id: userId })
    .where('name', '=', name)
    .where('is_automaton', '=', false)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`the demo world needs one psychic called ${name}`)
}
