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
  /** In, the second factor given a moment ago. */
  browser: Browser
}

let count = 0

/** A member of the staff with a password and, unless said otherwise, a second factor. */
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

/** What the person's authenticator program shows now. */
export async function shownCode(test: TestApp, userId: number): Promise<string> {
  const factor = await test.owner
    .selectFrom('second_factors')
    .select(['user_id', 'sealed', 'secret_sealed'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return codeAt(await openSecret({ app: test.app }, factor), test.now())
}

/** A browser where the password was given, and not the second factor. */
export async function waitingBrowser(test: TestApp, { email }: Pick<Staff, 'email'>): Promise<Browser> {
  const browser = test.browser()
  await browser.post('/api/users/login', { email, password: STAFF_PASSWORD })
  return browser
}

export const giveCode = (browser: Browser, code: string) => browser.post('/api/admin/second-factor', { code })
