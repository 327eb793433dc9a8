import { beforeAll, expect, test } from 'vitest'
import { addPair } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as page from './profile.page.tsx'
import { PROFILE_PAGE } from './rules.ts'

const site = useTestApp()
let moderator: Staff
beforeAll(async () => {
  moderator = await addStaff(site, 'moderator')
})

type Pair = Awaited<ReturnType<typeof addPair>>
const PATH = '/api/workspace/profile'
const profileOf = async ({ psychic }: Pair) => (await psychic.get(PATH)).body.profile
const codeOf = ({ body }: { body: { api: { error?: { code: number; field?: string } } } }) => body.api.error?.code
const asSent = ({ channels, ...values }: Record<string, string>) => ({ ...values, channels: channels?.split(',') })

async function propose(pair: Pair, changes: Record<string, string>) {
  const { values } = await profileOf(pair)
  return pair.psychic.post(PATH, asSent({ ...values, ...changes }))
}
async function waiting(pair: Pair, changes: Record<string, string>): Promise<number> {
  expect((await propose(pair, changes)).body.waiting).toEqual(Object.keys(changes))
  return (await profileOf(pair)).proposals[0].id
}
const decide = (id: number, what: 'accept' | 'refuse', body: object = {}) =>
  moderator.browser.post(`/api/admin/profile-proposals/${id}/${what}`, body)
const shown = async ({ psychicId }: Pair) =>
  site.owner.selectFrom('psychics').selectAll().where('id', '=', psychicId).executeTakeFirstOrThrow()
const emailOf = async (pair: Pair) => {
  const { user_id } = await shown(pair)
  const row = await site.owner.selectFrom('users').select('email').where('id', '=', Number(user_id)).executeTakeFirst()
  return row?.email ?? ''
}

test('nothing changes before a moderator accepts; then it does, and the psychic is told', async () => {
  const pair = await addPair(site)
  const before = await shown(pair)
  const id = await waiting(pair, { headline: 'Une phrase neuve.' })
  expect((await shown(pair)).headline).toBe(before.headline)
  const { rows } = (await moderator.browser.get('/api/admin/profile-proposals?state=waiting')).body
  expect(rows.find((row: { id: number }) => row.id === id)).toMatchObject({
    psychicId: pair.psychicId,
    field: 'headline',
    before: before.headline,
    after: 'Une phrase neuve.',
  })
  expect(codeOf(await decide(id, 'accept'))).toBeUndefined()
  expect((await shown(pair)).headline).toBe('Une phrase neuve.')
  expect(codeOf(await decide(id, 'accept'))).toBe(4807)
  expect(codeOf(await decide(id, 'refuse', { reason: 'Trop tard.' }))).toBe(4807)
  expect((await profileOf(pair)).proposals[0]).toMatchObject({ id, state: 'accepted' })
  expect((await mailsTo(site, await emailOf(pair))).at(-1)?.subject).toContain('accepté')
})

test.each([
  ['presentation', 'Un.\n\nDeux.', { presentation: ['Un.', 'Deux.'] }],
  ['method', 'Je tire trois cartes.', { method: 'Je tire trois cartes.' }],
  ['specialities', 'amour, argent', { specialities: ['amour', 'argent'] }],
  ['channels', 'chat,web-call', { offered_channels: ['chat', 'web-call'] }],
] as const)('an accepted %s is what the profile says', async (field, after, expected) => {
  const pair = await addPair(site)
  await decide(await waiting(pair, { [field]: after }), 'accept')
  expect(await shown(pair)).toMatchObject(expected)
})

test('a price rises by a fifth at most, when it is proposed and when it is accepted', async () => {
  const pair = await addPair(site, { psychic: { price: 250 } })
  expect((await profileOf(pair)).highestPrice).toBe(300)
  const refused = await propose(pair, { price: '3,01' })
  expect(refused.body.api.error).toMatchObject({ field: 'price' })
  const id = await waiting(pair, { price: '3,00' })
  await site.owner
    .updateTable('psychic_prices')
    .set({ price_per_minute: 200 })
    .where('psychic_id', '=', pair.psychicId)
    .execute()
  const late = await decide(id, 'accept')
  expect(late.status).toBeGreaterThanOrEqual(400)
  await site.owner
    .updateTable('psychic_prices')
    .set({ price_per_minute: 250 })
    .where('psychic_id', '=', pair.psychicId)
    .execute()
  await decide(id, 'accept')
  expect((await profileOf(pair)).values.price).toBe('3,00')
})

test('a greeting is sent only once a moderator has read it, and is taken away without one', async () => {
  const pair = await addPair(site)
  const kept = async () => (await pair.psychic.get('/api/workspace/canned-answers')).body.greeting.text
  const id = await waiting(pair, { greeting: 'Bonjour {prénom}.\r\nJe vous écoute. ' })
  expect(await kept()).toBe(null)
  await decide(id, 'accept')
  expect(await kept()).toBe('Bonjour {prénom}.\nJe vous écoute.')
  const next = await waiting(pair, { greeting: 'Appelez-moi ailleurs.' })
  await decide(next, 'refuse', { reason: 'Pas de contact hors du site.' })
  expect(await kept()).toBe('Bonjour {prénom}.\nJe vous écoute.')
  const last = await waiting(pair, { greeting: 'Bonsoir.' })
  expect((await propose(pair, { greeting: ' ' })).body).toMatchObject({ api: { ok: 1 }, waiting: [] })
  expect(await kept()).toBe(null)
  expect(codeOf(await decide(last, 'accept'))).toBe(3000)
})

test('a refusal has a reason, which the psychic reads; the profile stays', async () => {
  const pair = await addPair(site)
  const { headline } = await shown(pair)
  const id = await waiting(pair, { headline: 'Je guéris tout.' })
  expect(codeOf(await decide(id, 'refuse'))).toBe(106)
  expect(codeOf(await decide(id, 'refuse', { reason: 'Aucune promesse de guérison.' }))).toBeUndefined()
  expect((await shown(pair)).headline).toBe(headline)
  expect((await profileOf(pair)).proposals[0]).toMatchObject({
    state: 'refused',
    reason: 'Aucune promesse de guérison.',
  })
  expect((await mailsTo(site, await emailOf(pair))).at(-1)?.text).toContain('Aucune promesse de guérison.')
})

test('a second proposal replaces the first, and the profile’s own value takes it back', async () => {
  const pair = await addPair(site)
  const id = await waiting(pair, { headline: 'Une.' })
  expect(await waiting(pair, { headline: 'Deux.' })).toBe(id)
  expect((await propose(pair, {})).body.waiting).toEqual([])
  expect((await profileOf(pair)).proposals).toEqual([])
  expect(codeOf(await decide(id, 'accept'))).toBe(3000)
  expect(codeOf(await propose(pair, {}))).toBe(4809)
})

test('a proposal about a profile that changed meanwhile is not made', async () => {
  const pair = await addPair(site)
  const id = await waiting(pair, { headline: 'Une.' })
  await site.owner.updateTable('psychics').set({ headline: 'Autre.' }).where('id', '=', pair.psychicId).execute()
  expect(codeOf(await decide(id, 'accept'))).toBe(4808)
  expect((await shown(pair)).headline).toBe('Autre.')
})

test('errors are said at their fields, in the call and on the page', async () => {
  const pair = await addPair(site)
  const { values } = await profileOf(pair)
  for (const [field, value] of [
    ['headline', ' '],
    ['presentation', 'x'.repeat(1600)],
    ['method', ''],
    ['specialities', ','],
    ['price', 'gratuit'],
    ['channels', ''],
    ['greeting', 'x'.repeat(1001)],
    ['greeting', 'Bonjour {nom}'],
  ] as const) {
    const fields = { ...values, [field]: value }
    const answer = await sendForm(site, page.action, PROFILE_PAGE, fields, pair.psychic)
    expect(answer.data.refusal.field, field).toBe(field)
    const called = await pair.psychic.post(PATH, { ...fields, channels: fields.channels ? ['chat'] : [] })
    expect(called.body.api.error.field, field).toBe(field)
  }
  const sent = await sendForm(site, page.action, PROFILE_PAGE, { ...values, method: 'Neuf.' }, pair.psychic)
  expect(sent.location).toContain('fait=proposition')
  const { data } = await openPage(site, page.loader, PROFILE_PAGE, pair.psychic)
  expect(data.proposals).toMatchObject([{ field: 'method', after: 'Neuf.', state: 'waiting' }])
})

test('nobody decides for another brand, and a psychic whom the site does not list has no profile here', async () => {
  const pair = await addPair(site)
  const id = await waiting(pair, { headline: 'Une.' })
  await site.owner.updateTable('profile_proposals').set({ site_id: 100 }).where('id', '=', id).execute()
  expect(codeOf(await decide(id, 'accept'))).toBe(3000)
  await addPsychic(site.owner, { siteId: 100 })
  await site.owner.deleteFrom('psychic_listings').where('psychic_id', '=', pair.psychicId).execute()
  expect(codeOf(await pair.psychic.get(PATH))).toBe(4296)
  const sent = {
    headline: 'a',
    presentation: 'a',
    method: 'a',
    specialities: 'a',
    channels: ['chat'],
    price: '2',
    greeting: '',
  }
  expect(codeOf(await pair.psychic.post(PATH, sent))).toBe(4296)
})
