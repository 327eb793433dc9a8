import { describe, expect, test } from 'vitest'
import { mayReceive, sendOffer } from '../../../../test/campaigns.ts'
import { addPair, ask, fund, openRoom, write } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient, type Client, signInAs } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as consult from '../../consult/consultations/consult.page.tsx'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import * as wallet from '../../money/wallet/wallet.page.tsx'
import * as page from '../../rights/my-pause/pause.page.tsx'
import { eraseDue } from '../../rights/privacy/erase-account.server.ts'
import { forgetWhatIsOld } from '../../rights/privacy/forget-old.server.ts'
import { insertConfirmation, latestAnswer } from '../marketing/queries.server.ts'
import { emailHashOf } from '../marketing/tokens.server.ts'
import { breakEnd, isWish, WISH } from './rules.ts'

const site = useTestApp()
const visit = () => systemVisit(site.app, site.app.sites[0])
const DAY = 86_400

type Answer = { body: { api: { error?: { code: number } } } }
const codeOf = ({ body }: Answer) => body.api.error?.code ?? 'ok'
const take = ({ browser }: Pick<Client, 'browser'>, length: string) => browser.post('/api/pause', { length })
const pauseOf = async ({ browser }: Pick<Client, 'browser'>) => (await browser.get('/api/pause')).body.pause
const buy = ({ browser }: Pick<Client, 'browser'>) => browser.post('/api/wallet/top-ups', { packId: 'credit-10' })
const send = ({ browser }: Client, fields: Record<string, string>) =>
  sendForm(site, page.action, '/mon-compte/pause', fields, browser)

/** A former client who proved these before leaving. */
async function erased(client: Client): Promise<void> {
  await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', client.id).execute()
  await eraseDue(site.app)
}
const prove = (client: Client, number: string) =>
  site.owner.insertInto('phone_numbers').values({ user_id: client.id, number, proved_at: site.now() }).execute()

test('during a break nothing paid can begin by any route; afterwards everything works as before', async () => {
  const pair = await addPair(site, { cents: 5000 })
  const client = { id: pair.clientId, browser: pair.client }
  const waiting = await ask(pair)
  const alert = { user_id: client.id, psychic_id: pair.psychicId, asked_at: site.now(), expires_at: site.now() }
  await site.owner.insertInto('free_alerts').values(alert).execute()
  expect((await take(client, 'day')).body.pause).toMatchObject({ kind: 'break', wishFrom: null })
  expect((await pair.client.get(`/api/consultations/${waiting}`)).body.consultation.status).toBe('cancelled')
  expect(await site.owner.selectFrom('free_alerts').select('user_id').execute()).toEqual([])

  const request = { psychicId: pair.psychicId, channel: 'chat' }
  expect(codeOf(await pair.client.post('/api/consultations', request))).toBe(4223)
  expect(codeOf(await buy(client))).toBe(4223)
  expect(codeOf(await pair.client.post(`/api/psychics/${pair.psychicId}/free-alert`))).toBe(4223)
  const { slug } = await site.owner
    .selectFrom('psychics')
    .select('slug')
    .where('id', '=', pair.psychicId)
    .executeTakeFirstOrThrow()
  const at = `/voyance/${slug}/consulter`
  expect((await openPage(site, consult.loader, at, pair.client, { slug })).data.obstacle).toBe('pause')
  expect((await sendForm(site, consult.action, at, {}, pair.client, { slug })).data.refusal.code).toBe(4223)
  expect((await openPage(site, wallet.loader, '/wallet', pair.client)).data.paused).toBe(true)
  expect(
    (await sendForm(site, wallet.action, '/wallet', { packId: 'credit-10', key: 'form' }, pair.client)).status,
  ).toBe(403)

  await site.advance(DAY - 1)
  expect(codeOf(await buy(client))).toBe(4223)
  await site.advance(1)
  expect(codeOf(await buy(client))).toBe('ok')
  expect(await pauseOf(client)).toBeNull()
})

test('an open consultation goes on to its end', async () => {
  const pair = await addPair(site, { cents: 5000 })
  const id = await openRoom(pair)
  await take({ browser: pair.client }, 'week')
  expect((await write(pair.client, id)).status).toBe(200)
})

test('a break can be lengthened but not shortened, by another break or by an exclusion', async () => {
  const client = await addClient(site)
  await take(client, 'week')
  expect(codeOf(await take(client, 'day'))).toBe(4224)
  expect(codeOf(await take(client, 'month'))).toBe('ok')
  const shorter = await send(client, { intent: 'break', length: 'week', understood: '1' })
  expect(shorter).toMatchObject({ status: 409, data: { refused: { field: 'length', length: 'week' } } })
  await take(client, 'exclusion')
  expect((await pauseOf(client)).endsAt).toBeNull()
  expect(codeOf(await take(client, 'half-year'))).toBe(4224)
  expect(codeOf(await take(client, 'exclusion'))).toBe(4224)
})

test('the page needs an explicit confirmation, and accepts only its own lengths', async () => {
  const client = await addClient(site)
  const refused = await send(client, { intent: 'break', length: 'month' })
  expect(refused.data.refused).toMatchObject({ intent: 'break', field: 'understood', length: 'month' })
  expect((await send(client, { intent: 'exclusion' })).status).toBe(400)
  expect((await send(client, { intent: 'break', length: 'hour', understood: '1' })).status).toBe(400)
  expect(await pauseOf(client)).toBeNull()
  const begun = await send(client, { intent: 'break', length: 'month', understood: '1' })
  expect(begun.location).toBe('/mon-compte/pause?fait=pause')
})

test('an exclusion ends only by the typed sentence, after six months and a day; the request can be cancelled', async () => {
  const client = await addClient(site)
  const wish = (words: string) => client.browser.post('/api/pause/end', { wish: words })
  expect(codeOf(await wish(WISH))).toBe(4000)
  await take(client, 'exclusion')
  expect(codeOf(await wish(WISH))).toBe(4225)
  expect((await openPage(site, page.loader, '/mon-compte/pause', client.browser)).data.mayWish).toBe(false)
  await site.advance(181 * DAY)
  client.browser = await signInAs(site, client.id)
  expect((await openPage(site, page.loader, '/mon-compte/pause', client.browser)).data.mayWish).toBe(true)
  expect(codeOf(await wish('oui'))).toBe(4226)
  const typed = await send(client, { intent: 'end', wish: 'Je veux revenir' })
  expect(typed.data.refused).toMatchObject({ field: 'wish', wish: 'Je veux revenir' })
  await wish(WISH)
  await site.advance(DAY - 1)
  expect(codeOf(await wish(WISH))).toBe('ok')
  expect((await send(client, { intent: 'keep' })).location).toBe('/mon-compte/pause?fait=maintien')
  await site.advance(1)
  expect(codeOf(await buy(client))).toBe(4223)
  await wish(WISH)
  await site.advance(DAY)
  expect(codeOf(await buy(client))).toBe('ok')
})

test('an exclusion withdraws all consents to offers, including the newsletter; a break only suspends them', async () => {
  const client = await addClient(site, { email: 'offres@example.test' })
  await client.browser.post('/api/consents', { consents: [{ type: 'MARKETING_EMAIL', agreed: true }] })
  const { id } = (await latestAnswer(site.app.db, client.id, 'MARKETING_EMAIL'))!
  await insertConfirmation(site.app.db, id, emailHashOf(visit(), 'offres@example.test'), site.now())
  const letter = { site_id: 99, email: 'offres@example.test', email_key: 'offres@example.test', asked_at: site.now() }
  await site.owner
    .insertInto('newsletter_subscriptions')
    .values({ ...letter, confirmed_at: site.now() })
    .execute()
  const mail = (campaign: string) => sendOffer(site, campaign)
  expect(await mayReceive(site, client.id, 'email')).toBe(true)
  await take(client, 'day')
  expect([await mayReceive(site, client.id, 'email'), await mail('pause')]).toEqual([false, 0])
  await site.advance(DAY)
  expect([await mayReceive(site, client.id, 'email'), await mail('après')]).toEqual([true, 1])

  await take(client, 'exclusion')
  expect(await latestAnswer(site.app.db, client.id, 'MARKETING_EMAIL')).toMatchObject({ agreed: false })
  const [ended] = await site.owner
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('email', '=', letter.email)
    .execute()
  expect(ended).toMatchObject({ confirmed_at: null, ended_at: site.now() })
})

describe('a person who comes back with another account', () => {
  test.each(['email', 'phone'] as const)(
    'stays excluded under the same proved %s, and can end the exclusion there',
    async (same) => {
      const [email, number] = [`retour-${same}@example.test`, `+3361234567${same.length}`]
      const before = await addClient(site, { email })
      await prove(before, number)
      await take(before, 'exclusion')
      await erased(before)
      const again = await addClient(site, same === 'email' ? { email, proved: false } : {})
      expect(codeOf(await buy(again))).toBe(same === 'email' ? 4013 : 'ok')
      if (same === 'phone') await prove(again, number)
      else {
        const proof = { email_proved_at: site.now() }
        await site.owner.updateTable('users').set(proof).where('id', '=', again.id).execute()
      }
      expect(codeOf(await buy(again))).toBe(4223)
      await site.advance(185 * DAY)
      again.browser = await signInAs(site, again.id)
      await again.browser.post('/api/pause/end', { wish: WISH })
      await site.advance(DAY)
      expect(await pauseOf(again)).toBeNull()
    },
  )

  test('is recognised by the last address they proved; only digests are stored, and only while the exclusion runs', async () => {
    const before = await addClient(site, { email: 'premiere@example.test' })
    await take(before, 'day')
    const next = { email: 'derniere@example.test', email_key: 'derniere@example.test' }
    await site.owner.updateTable('users').set(next).where('id', '=', before.id).execute()
    await erased(before)
    for (const email of ['premiere@example.test', 'derniere@example.test']) {
      expect(codeOf(await buy(await addClient(site, { email })))).toBe(4223)
    }
    const kept = () => site.owner.selectFrom('pauses').selectAll().where('user_id', '=', before.id).execute()
    expect(JSON.stringify(await kept())).not.toContain('example')
    await site.advance(DAY)
    await forgetWhatIsOld(site.app)
    expect(await kept()).toEqual([])
  })

  test('an unproven address excludes nobody, nor does an account of another site', async () => {
    const email = 'quelquun@example.test'
    await take(await addClient(site, { email, proved: false }), 'exclusion')
    const owner = await addClient(site, { email })
    await fund(site, owner.id, { cents: 1000 })
    expect(codeOf(await buy(owner))).toBe('ok')
    await take(owner, 'week')
    expect(await pauseOf(await addClient(site, { email, siteId: 100 }))).toBeNull()
  })
})

test.each([
  ['day', '2027-08-31T10:00:00Z', '2027-09-01T10:00:00.000Z'],
  ['quarter', '2027-08-31T10:00:00Z', '2027-11-30T10:00:00.000Z'],
  ['half-year', '2027-08-31T10:00:00Z', '2028-02-29T10:00:00.000Z'],
] as const)('a %s from %s ends at %s', (length, from, to) => {
  expect(breakEnd(new Date(from), length).toISOString()).toBe(to)
})

test.each([
  [WISH, true],
  ['je  souhaite mettre fin a mon auto exclusion.', true],
  ['Je souhaite mettre fin à mon auto-exclusion, ou pas', false],
  ['', false],
])('the sentence %j is accepted: %s', (typed, is) => {
  expect(isWish(typed)).toBe(is)
})
