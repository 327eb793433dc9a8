import { isStaffRole } from '../features/house/users/roles.ts'
import { enrolDemo } from '../features/people/second-factor/enrol-demo.server.ts'
import { demoAccounts } from './accounts.ts'
import type { SeedStep } from './seed.ts'

const emails = demoAccounts.filter(({ kind }) => isStaffRole(kind)).map(({ email }) => email)

/** Gives the staff accounts a second factor, whose current code the sandbox shows. */
export const secondFactorsStep: SeedStep = {
  name: 'second factors',
  label: 'Seconds facteurs de l’équipe',
  size: 1,
  async run({ app, db, advance }) {
    const staff = await db.selectFrom('users').select('id').where('email', 'in', emails).execute()
    for (const { id } of staff) await enrolDemo(db, id, { keys: app.keys, now: app.now() })
    advance(1)
  },
}
