import type { StaffRole } from '../src/features/house/staff/capabilities.ts'
import { hashPassword } from '../src/features/house/users/password.server.ts'
import { enrolDemo } from '../src/features/people/second-factor/enrol-demo.server.ts'
import { openSecret } from '../src/features/people/second-factor/sealed-factor.server.ts'
import { codeAt } from '../src/features/people/second-factor/totp.server.ts'
import type { Browser } from './browser.ts'
import { addClient, signInAs } from './people.ts'
import type { TestApp } from './test-app.ts'

export const STAFF_PASSWORD = 'trois lunes au-dessus du port'

export interface Staff {
  id: number
  email: string
  /** Signed in, with a fresh second factor. */
  browser: Browser
}

let count = 0

/** A member of staff with a password and, by default, a second factor. */
export async function addStaff(
  test: TestApp,
  role: StaffRole,
  traits: { enrolled?: boolean; siteId?: number } = {},
): Promise<Staff> {
  count += 1
  const email = `equipe${count}@example.test`
  const { id } = await addClient(test, { email, firstName: 'Sacha', birthDate: null, siteId: traits.siteId })
  const password_hash = await hashPassword(STAFF_PASSWORD)
  await test.owner.updateTable('users').set({ role, password_hash }).where('id', '=', id).execute()
  if (traits.enrolled !== false) await enrolDemo(test.app.db, id, { keys: test.app.keys, now: test.now() })
  return { id, email, browser: await signInAs(test, id) }
}

/** The current code of the person's authenticator. */
export async function shownCode(test: TestApp, userId: number): Promise<string> {
  const factor = await test.owner
    .selectFrom('second_factors')
    .select(['user_id', 'sealed', 'secret_sealed'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return codeAt(await openSecret({ app: test.app }, factor), test.now())
}

/** A browser in which the password was given, but not the second factor. */
export async function waitingBrowser(test: TestApp, { email }: Pick<Staff, 'email'>): Promise<Browser> {
  const browser = test.browser()
  await browser.post('/api/users/login', { email, password: STAFF_PASSWORD })
  return browser
}

export const giveCode = (browser: Browser, code: string) => browser.post('/api/admin/second-factor', { code })
