import { beforeAll, expect, test } from 'vitest'
import { addPair, openRoom, type Pair, returned, talk, write } from '../../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../../test/forms.ts'
import { mailsTo } from '../../../../../test/mails.ts'
import { addStaff } from '../../../../../test/staff.ts'
import { useTestApp } from '../../../../../test/test-app.ts'
import { action, loader } from './own-disputes.page.tsx'

const site = useTestApp({ DISPUTE_HEARING_HOURS: '24' })
const HERE = '/espace-voyant/contestations'
const WORDS = 'La personne m’a demandé de rester, puis a contesté.'
let pair: Pair

/** Two minutes at 2,50 €, of which 1,87 € is the psychic's, disputed. */
async function disputed(): Promise<number> {
  pair = await returned(site, pair)
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 120)
  await pair.client.post(`/api/consultations/${id}/end`)
  const { body } = await pair.client.post(`/api/consultations/${id}/dispute`, { reason: 'Une coupure.' })
  expect(body.api.ok).toBe(1)
  return id
}
const refund = async (id: number, bearer = 'psychic') => {
  const { browser } = await addStaff(site, 'support')
  const { body } = await browser.post(`/api/admin/disputes/${id}/refund`, {
    amount: 500,
    bearer,
    reason: 'Une coupure.',
  })
  return body.api.error?.code ?? 0
}
const say = async (id: number, text = WORDS, by = pair.psychic) =>
  (await by.post(`/api/workspace/disputes/${id}/hearing`, { text })).body.api.error?.code ?? 0
const own = async (id: number) => {
  const { disputes } = (await pair.psychic.get('/api/workspace/disputes')).body
  return disputes.find((one: { id: number }) => one.id === id)
}
const counted = async () => (await pair.psychic.get('/api/workspace/state')).body.state.waiting.disputes

beforeAll(async () => {
  pair = await addPair(site, { cents: 20_000, psychic: { name: 'Aline' } })
})

test('a psychic is told of a dispute by mail, and their share is not taken before they spoke', async () => {
  const id = await disputed()
  const { email } = await site.owner
    .selectFrom('psychics as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select('u.email')
    .where('p.id', '=', pair.psychicId)
    .executeTakeFirstOrThrow()
  const [mail] = await mailsTo(site, email!)
  expect(mail!.subject).toBe('Une consultation est contestée\u00a0: donnez votre version')
  expect(mail!.text).toContain(HERE)
  expect(mail!.text).not.toContain('Une coupure')
  expect(await refund(id)).toBe(4780)
  expect(await own(id)).toMatchObject({ status: 'pending', reason: 'Une coupure.', inTime: true, said: null, taken: 0 })
  const { browser } = await addStaff(site, 'support')
  const opened = async () => (await browser.get(`/api/admin/disputes/${id}`)).body.row
  expect(await opened()).toMatchObject({ hearing: null, heardUntil: expect.any(String) })

  expect([await say(id, ' '), await say(id, 'A'.repeat(2001)), await say(999_999)]).toEqual([507, 507, 4000])
  expect(await say(id)).toBe(0)
  expect(await say(id)).toBe(4782)
  expect(await opened()).toMatchObject({ hearing: { text: WORDS }, heardUntil: null })
  const { sealed } = await site.owner.selectFrom('dispute_hearings').select('sealed').executeTakeFirstOrThrow()
  expect(sealed.includes('rester')).toBe(false)
  expect(await refund(id)).toBe(0)
  expect(await own(id)).toMatchObject({ status: 'accepted', answer: 'Une coupure.', refund: 500, taken: -187 })
  expect(await say(id)).toBe(4210)
})

test('the menu counts the disputes that wait for the psychic’s words, and no others', async () => {
  const [first, second] = [await disputed(), await disputed()]
  expect(await counted()).toBe(2)
  await say(first)
  expect(await counted()).toBe(1)
  const { browser } = await addStaff(site, 'support')
  await browser.post(`/api/admin/disputes/${second}/reject`, { reason: 'Le compteur n’a rien compté de trop.' })
  expect(await counted()).toBe(0)
  expect((await (await addPair(site)).psychic.get('/api/workspace/state')).body.state.waiting.disputes).toBe(0)
})

test('the house alone refunds, or rejects, without waiting', async () => {
  const id = await disputed()
  expect(await refund(id, 'house')).toBe(0)
  expect(await own(id)).toMatchObject({ status: 'accepted', bearer: 'house', taken: 0 })
  const other = await disputed()
  const { browser } = await addStaff(site, 'support')
  await browser.post(`/api/admin/disputes/${other}/reject`, { reason: 'Tout était en ordre.' })
  expect(await own(other)).toMatchObject({ status: 'refused', answer: 'Tout était en ordre.', taken: 0 })
})

test('after a day the team answers without them, and they may still speak until then', async () => {
  const id = await disputed()
  await site.advance(24 * 3600 - 1)
  expect(await refund(id)).toBe(4780)
  await site.advance(1)
  pair = await returned(site, pair)
  expect(await own(id)).toMatchObject({ inTime: false })
  expect(await refund(id)).toBe(0)
  const late = await disputed()
  await site.advance(25 * 3600)
  pair = await returned(site, pair)
  expect(await say(late)).toBe(0)
})

test('nobody speaks in another one’s dispute, and the page gives back what was refused', async () => {
  const id = await disputed()
  const other = await addPair(site, { psychic: { name: 'Blanche' } })
  expect(await say(id, WORDS, other.psychic)).toBe(4000)
  expect((await other.psychic.get('/api/workspace/disputes')).body.disputes).toEqual([])
  expect((await openPage(site, loader, HERE, other.psychic)).data.disputes).toEqual([])
  expect((await openPage(site, loader, HERE, pair.client)).status).toBe(403)
  const send = (text: string) => sendForm(site, action, HERE, { id: String(id), text }, pair.psychic)
  expect((await send(' ')).data).toMatchObject({ refusal: { code: 507, field: 'text' }, typed: { id: String(id) } })
  expect((await send(WORDS)).location).toBe(`${HERE}?fait=version#contestation-${id}`)
  const { disputes } = (await openPage(site, loader, HERE, pair.psychic)).data
  expect(disputes[0]).toMatchObject({ id, brand: expect.any(String), said: { text: WORDS } })
})
