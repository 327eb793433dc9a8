import type { Insertable } from 'kysely'
import { CONTENT_VERSION } from '../src/features/house/consents/content.ts'
import { keepAnswer } from '../src/features/house/mail/bounces.server.ts'
import { systemVisit } from '../src/features/house/session/open-visit.server.ts'
import { keepBirth } from '../src/features/house/users/sealed-birth.server.ts'
import { emailHashOf } from '../src/features/people/marketing/tokens.server.ts'
import { insertPause } from '../src/features/people/pauses/queries.server.ts'
import { whoseOf } from '../src/features/people/pauses/standing.server.ts'
import { suppress } from '../src/features/people/suppressions/suppress.server.ts'
import type { DB } from '../src/platform/database/generated.ts'
import { DAY_MS, later } from '../src/platform/time/instants.ts'
import type { TestApp } from './test-app.ts'

const AT_ONCE = 500
const visitOn = (test: TestApp, siteId: number) =>
  systemVisit(test.app, test.app.sites.find(({ id }) => id === siteId)!)

async function inserted<T extends keyof DB>(test: TestApp, table: T, rows: Insertable<DB[T]>[]): Promise<number[]> {
  const ids: number[] = []
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = test.owner.insertInto(table).values(rows.slice(from, from + AT_ONCE) as never)
    const made = (await part.returning('id' as never).execute()) as unknown as { id: number }[]
    ids.push(...made.map(({ id }) => id))
  }
  return ids
}

/** Clients who agreed to offers by mail and confirmed it, without a request each. */
export async function addReaders(test: TestApp, emails: readonly string[], siteId = 99): Promise<Map<string, number>> {
  const at = test.now()
  const visit = visitOn(test, siteId)
  const ids = await inserted(
    test,
    'users',
    emails.map((email) => ({
      site_id: siteId,
      first_name: 'Camille',
      email,
      email_key: email,
      email_proved_at: at,
      created_at: at,
    })),
  )
  const proofs = await inserted(
    test,
    'consent_proofs',
    ids.map((id) => ({
      user_id: id,
      site_id: siteId,
      form_type: 'REGISTRATION',
      type: 'MARKETING_EMAIL',
      agreed: true,
      text_shown: 'Oui.',
      text_version: CONTENT_VERSION,
      text_hash: Buffer.alloc(32),
      address_hash: Buffer.alloc(32),
      given_at: at,
    })),
  )
  const confirmed = proofs.map((proof_id, nth) => ({
    proof_id,
    address_hash: emailHashOf(visit, emails[nth]!),
    confirmed_at: at,
  }))
  for (let from = 0; from < confirmed.length; from += AT_ONCE) {
    await test.owner
      .insertInto('consent_confirmations')
      .values(confirmed.slice(from, from + AT_ONCE))
      .execute()
  }
  return new Map(ids.map((id, nth) => [emails[nth]!, id]))
}

/** Confirmed readers of the newsletter. */
export const addLetters = (test: TestApp, emails: readonly string[], siteId = 99): Promise<number[]> =>
  inserted(
    test,
    'newsletter_subscriptions',
    emails.map((email) => ({
      site_id: siteId,
      email,
      email_key: email,
      asked_at: test.now(),
      confirmed_at: test.now(),
    })),
  )

/** Each way of being somebody to whom no campaign may go, given to clients who had agreed, or to readers of the letter. */
export const forbidden: Readonly<Record<string, (test: TestApp, id: number, email: string) => Promise<unknown>>> = {
  withdrew: (test, id) =>
    test.owner
      .insertInto('consent_proofs')
      .values({
        user_id: id,
        site_id: 99,
        form_type: 'REGISTRATION',
        type: 'MARKETING_EMAIL',
        agreed: false,
        text_shown: 'Non.',
        text_version: CONTENT_VERSION,
        text_hash: Buffer.alloc(32),
        address_hash: Buffer.alloc(32),
        given_at: test.now(),
      })
      .execute(),
  unproved: (test, id) => test.owner.updateTable('users').set({ email_proved_at: null }).where('id', '=', id).execute(),
  moved: (test, id, email) =>
    test.owner
      .updateTable('users')
      .set({ email: `neuf-${email}`, email_key: `neuf-${email}` })
      .where('id', '=', id)
      .execute(),
  paused: (test, id, email) => pause(test, id, email, 'break'),
  excluded: (test, id, email) => pause(test, id, email, 'exclusion'),
  bounced: (test, _, email) => keepAnswer(visitOn(test, 99), email, 550),
  complained: (test, _, email) => suppress(visitOn(test, 99), email, 'complaint'),
  erased: (test, _, email) => suppress(visitOn(test, 99), email, 'erased'),
  minor: (test, id) => keepBirth(test.app.db, test.app.keys, id, '2009-12-01'),
  suspended: (test, id) =>
    test.owner.updateTable('users').set({ suspended_at: test.now() }).where('id', '=', id).execute(),
  leaving: (test, id) =>
    test.owner
      .updateTable('users')
      .set({ leaves_at: later(test.now(), DAY_MS) })
      .where('id', '=', id)
      .execute(),
  gone: (test, id) => test.owner.updateTable('users').set({ erased_at: test.now() }).where('id', '=', id).execute(),
}

const pause = (test: TestApp, userId: number, email: string, kind: 'break' | 'exclusion') => {
  const visit = visitOn(test, 99)
  const endsAt = kind === 'break' ? later(test.now(), DAY_MS) : null
  const whose = whoseOf(visit, { userId, email, phone: null })
  return insertPause(test.app.db, { ...whose, userId, kind, beganAt: test.now(), endsAt })
}
