import { recordConsents } from '../src/features/house/consents/record-consents.server.ts'
import { openVisit, sessionRules } from '../src/features/house/session/open-visit.server.ts'
import { rotateSession } from '../src/features/house/session/stored-sessions.server.ts'
import { isStaffRole } from '../src/features/house/users/roles.ts'
import { keepBirth } from '../src/features/house/users/sealed-birth.server.ts'
import { emailKey } from '../src/platform/email-address/email-key.ts'
import type { Browser } from './browser.ts'
import type { TestApp } from './test-app.ts'

export interface Client {
  id: number
  browser: Browser
}

export interface ClientTraits {
  firstName?: string
  email?: string
  birthDate?: string | null
  /** Whether the address is proved; default true. */
  proved?: boolean
  siteId?: number
  /** Whether the consent for sensitive data is given; default true. */
  consented?: boolean
  /** Whether a budget was chosen, none, as with a first purchase; default true. */
  budgeted?: boolean
}

let count = 0

/** A client who exists and is signed in, without going through registration. */
export async function addClient(test: TestApp, traits: ClientTraits = {}): Promise<Client> {
  count += 1
  const email = traits.email ?? `client${count}@example.test`
  const siteId = traits.siteId ?? 99
  const { id } = await test.app.db
    .insertInto('users')
    .values({
      site_id: siteId,
      first_name: traits.firstName ?? 'Camille',
      email,
      email_key: emailKey(email),
      email_proved_at: traits.proved === false ? null : test.now(),
      created_at: test.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { birthDate = '1988-05-12' } = traits
  if (birthDate) await keepBirth(test.app.db, test.app.keys, id, birthDate)
  if (traits.consented !== false) {
    const visit = await visitOn(test, siteId)
    await recordConsents(visit, id, 'SENSITIVE_DATA', [{ type: 'SENSITIVE_DATA', agreed: true }])
  }
  if (traits.budgeted !== false) {
    await test.app.db.insertInto('budgets').values({ user_id: id, chosen_at: test.now() }).execute()
  }
  return { id, browser: await signInAs(test, id) }
}

/** Proves a mobile number: the psychic is then paid for free time at once. */
export async function proveMobile(test: TestApp, userId: number): Promise<void> {
  await test.owner
    .insertInto('phone_numbers')
    .values({ user_id: userId, number: `+336${String(userId).padStart(8, '0')}`, proved_at: test.now() })
    .execute()
}

/** A browser with an active session of this person. */
export async function signInAs(test: TestApp, userId: number): Promise<Browser> {
  const user = await test.app.db
    .selectFrom('users')
    .select(['site_id', 'role'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const { session, site } = await visitOn(test, user.site_id)
  await rotateSession({ db: test.app.db, afterCommit: null }, sessionRules(test.app), session, {
    siteId: user.site_id,
    userId,
    staff: isStaffRole(user.role),
    factorAt: isStaffRole(user.role) ? test.now() : null,
    userAgent: 'test',
    now: test.now(),
  })
  const browser = test.browser(site.hosts[0])
  browser.cookie = session.cookie!.slice(0, session.cookie!.indexOf(';'))
  return browser
}

async function visitOn(test: TestApp, siteId: number) {
  const site = test.app.sites.find((one) => one.id === siteId)!
  return openVisit(test.app, { site, cookie: null, address: '127.0.0.1', userAgent: 'test', requestId: 'test' })
}

/** A new browser session of a psychic who has an account. */
export async function signInAsPsychic(test: TestApp, psychicId: number): Promise<Browser> {
  const { user_id } = await test.owner
    .selectFrom('psychics')
    .select('user_id')
    .where('id', '=', psychicId)
    .executeTakeFirstOrThrow()
  return signInAs(test, user_id!)
}
