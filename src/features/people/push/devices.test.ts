import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient, type Client, signInAs } from '../../../../test/people.ts'
import { addClientWithPassword, PASSWORD } from '../../../../test/privacy.ts'
import { localPush, startPushService } from '../../../../test/push-service.ts'
import { listening, sendPushes } from '../../../../test/pushes.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { eraseDue } from '../../rights/privacy/erase-account.server.ts'
import { choosable, kinds, kindsFor } from './kinds.ts'
import { action, loader } from './notifications.page.tsx'
import { MOST_DEVICES } from './rules.ts'

const site = useTestApp({}, { push: localPush })
const SUBSCRIPTIONS = '/api/push/subscriptions'
const PAGE = '/mon-compte/notifications'
let service: Awaited<ReturnType<typeof startPushService>>

beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())

const read = async ({ browser }: Pick<Client, 'browser'>) => (await browser.get('/api/push')).body.push
const countOf = async (client: Pick<Client, 'browser'>) => (await read(client)).devices.length
const listen = (client: Pick<Client, 'browser'>) => listening(site, service, client.browser)
const codeOf = ({ status, body }: { status: number; body: { api: { error?: { code: number; field?: string } } } }) => [
  status,
  body.api.error?.code,
  body.api.error?.field,
]

test('a browser is registered for the person who is signed in there, its address sealed', async () => {
  const client = await addClient(site)
  const { subscription, reference } = await listen(client)
  expect(await read(client)).toEqual({
    publicKey: localPush.publicKey,
    devices: [
      { reference, browser: null, system: null, createdAt: site.now().toISOString(), sentAt: null, isCurrent: true },
    ],
    choices: { kinds: choosable.filter((kind) => kinds[kind].atFirst), names: false, quiet: true, horoscopeHour: null },
  })
  const row = await site.owner
    .selectFrom('push_devices')
    .selectAll()
    .where('user_id', '=', client.id)
    .executeTakeFirst()
  const stored = `${row!.sealed.toString('latin1')}${row!.endpoint_hash.toString('latin1')}`
  for (const secret of [subscription.endpoint, ...Object.values(subscription.keys)]) {
    expect(stored).not.toContain(secret)
  }
})

test.each([
  ['http://127.0.0.2/wpush/x'],
  ['https://10.0.0.1/x'],
  ['http://localhost/x'],
  ['https://evil.example/x'],
  ['https://169.254.169.254/latest'],
  ['nonsense'],
])('our server calls nothing but push services: %s', async (endpoint) => {
  const client = await addClient(site)
  const { keys } = service.subscribe()
  expect(codeOf(await client.browser.post(SUBSCRIPTIONS, { endpoint, keys }))).toEqual([422, 4616, 'endpoint'])
  expect(await countOf(client)).toBe(0)
})

test('keys that nothing could be encrypted with are refused', async () => {
  const client = await addClient(site)
  const { endpoint, keys } = service.subscribe()
  const off = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url')
  const send = (changed: object) => client.browser.post(SUBSCRIPTIONS, { endpoint, keys: { ...keys, ...changed } })
  for (const p256dh of ['', 'x', off, `${keys.p256dh}AA`, '!'.repeat(87)]) {
    expect(codeOf(await send({ p256dh })), p256dh).toEqual([400, 107, 'p256dh'])
  }
  for (const auth of ['', 'AAAA', '!'.repeat(22)]) expect(codeOf(await send({ auth }))).toEqual([400, 107, 'auth'])
  expect(codeOf(await client.browser.post(SUBSCRIPTIONS, { endpoint }))[1]).toBe(106)
  expect(await countOf(client)).toBe(0)
})

test('one browser is one device, however often and by whomever it is registered', async () => {
  const [first, second] = [await addClient(site), await addClient(site)]
  const { subscription } = await listen(first)
  await Promise.all(Array.from({ length: 8 }, () => first.browser.post(SUBSCRIPTIONS, subscription)))
  expect(await countOf(first)).toBe(1)
  await second.browser.post(SUBSCRIPTIONS, subscription)
  expect([await countOf(first), await countOf(second)]).toEqual([0, 1])
})

test('a new address of the same browser replaces the former one, of that person alone', async () => {
  const [client, other] = [await addClient(site), await addClient(site)]
  const { subscription } = await listen(client)
  const foreign = await listen(other)
  const renewed = service.subscribe()
  await client.browser.post(SUBSCRIPTIONS, { ...renewed, replaces: subscription.endpoint })
  await client.browser.post(SUBSCRIPTIONS, { ...renewed, replaces: foreign.subscription.endpoint })
  expect([await countOf(client), await countOf(other)]).toEqual([1, 1])
})

test('the oldest device makes way, and registering has its limit', async () => {
  const client = await addClient(site)
  const { reference } = await listen(client)
  for (let more = 0; more < MOST_DEVICES; more += 1) await listen(client)
  const { devices } = await read(client)
  expect(devices).toHaveLength(MOST_DEVICES)
  expect(devices.map((one: { reference: string }) => one.reference)).not.toContain(reference)
  for (let more = 0; more < 9; more += 1) await listen(client)
  expect(codeOf(await client.browser.post(SUBSCRIPTIONS, service.subscribe()))[1]).toBe(4001)
})

test('signing out, ending its session from elsewhere and a new password each silence a browser', async () => {
  const client = await addClientWithPassword(site)
  const tablet = { browser: await signInAs(site, client.id) }
  await listen(client)
  const there = await listen(tablet)
  await client.browser.post('/api/users/logout')
  expect((await read(tablet)).devices).toMatchObject([{ reference: there.reference, isCurrent: true }])

  const phone = { browser: await signInAs(site, client.id) }
  await listen(phone)
  expect(await countOf(tablet)).toBe(2)
  await tablet.browser.request('DELETE', '/api/users/sessions')
  expect(await countOf(tablet)).toBe(1)

  // A browser whose session expired by itself still hears, until the password changes.
  await listen({ browser: await signInAs(site, client.id) })
  await site.owner.updateTable('push_devices').set({ session_id: null }).where('user_id', '=', client.id).execute()
  expect(await countOf(tablet)).toBe(2)
  const change = { oldPassword: PASSWORD, password: 'une étoile claire sur la mer' }
  expect((await tablet.browser.post('/api/users/password', change)).status).toBe(200)
  expect(await site.owner.selectFrom('push_devices').select('id').where('user_id', '=', client.id).execute()).toEqual(
    [],
  )
})

test('an erased account leaves neither device nor choice', async () => {
  const client = await addClient(site)
  const { heard } = await listen(client)
  const choices = { kinds: [], names: true, quiet: false, horoscopeHour: 7 }
  await client.browser.post('/api/push/choices', choices)
  await client.browser.post('/api/push/trial')
  await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', client.id).execute()
  await eraseDue(site.app)
  for (const table of ['push_devices', 'push_choices'] as const) {
    expect(await site.owner.selectFrom(table).selectAll().where('user_id', '=', client.id).execute()).toEqual([])
  }
  expect(await heard()).toEqual([])
})

test('only one’s own devices are removed', async () => {
  const [client, other] = [await addClient(site), await addClient(site)]
  const { reference } = await listen(client)
  const remove = (who: Client, which = reference) => who.browser.request('DELETE', `${SUBSCRIPTIONS}/${which}`)
  expect(codeOf(await remove(other))[1]).toBe(4000)
  expect(codeOf(await remove(client, 'unknown'))[1]).toBe(4000)
  expect((await remove(client)).status).toBe(200)
  expect(codeOf(await remove(client))[1]).toBe(4000)
  expect(await countOf(client)).toBe(0)
})

test('an address that its push service forgot is removed; one that is told of is kept', async () => {
  const client = await addClient(site)
  const [gone, here] = [await listen(client), await listen(client)]
  service.answer(410)
  await client.browser.post('/api/push/trial')
  expect(await here.heard()).toHaveLength(1)
  expect(await gone.heard()).toEqual([])
  expect(await read(client)).toMatchObject({
    devices: [{ reference: here.reference, sentAt: site.now().toISOString() }],
  })
})

test('a trial reaches all devices, needs one, and has its limit', async () => {
  const client = await addClient(site)
  const send = () => client.browser.post('/api/push/trial')
  expect(codeOf(await send())[1]).toBe(4617)
  const { heard } = await listen(client)
  expect((await send()).body).toEqual({ api: { ok: 1 }, devices: 1 })
  expect(await heard()).toMatchObject([
    {
      ttl: 300,
      urgency: 'high',
      data: { title: 'L’essai est arrivé', tag: 'essai', path: PAGE, silent: false },
    },
  ])
  for (let more = 0; more < 4; more += 1) await send()
  expect(codeOf(await send())[1]).toBe(4001)
  await sendPushes(site)
  expect(service.faults).toEqual([])
})

test('the page does the same without scripts', async () => {
  const client = await addClient(site)
  const { reference } = await listen(client)
  const send = (fields: Record<string, string | string[]>) => sendForm(site, action, PAGE, fields, client.browser)
  const fields = { intent: 'choose', kinds: ['journalAsk'], names: 'on', horoscopeHour: '7' }
  expect((await send(fields)).location).toBe(`${PAGE}?fait=choix`)
  const { data } = await openPage(site, loader, `${PAGE}?fait=choix`, client.browser)
  expect(data).toMatchObject({
    done: 'saved',
    audience: 'client',
    hasBirth: true,
    offer: { publicKey: localPush.publicKey, reference },
    push: { choices: { kinds: ['journalAsk', ...kindsFor('psychic')], names: true, quiet: false, horoscopeHour: 7 } },
  })
  expect((await send({ ...fields, horoscopeHour: '5' })).data.refusal).toMatchObject({ code: 107 })
  expect((await send({ intent: 'trial' })).location).toBe(`${PAGE}?fait=essai`)
  expect((await send({ intent: 'remove', reference })).location).toBe(`${PAGE}?fait=retrait`)
  expect((await send({ intent: 'remove', reference })).data.refusal.code).toBe(4000)
  expect((await send({ intent: 'trial' })).data.refusal.code).toBe(4617)
  expect((await openPage(site, loader, `${PAGE}?fait=toString`, client.browser)).data.done).toBeNull()
})

test('a horoscope needs a birth date', async () => {
  const client = await addClient(site, { birthDate: null })
  const choose = (horoscopeHour: number | null) =>
    client.browser.post('/api/push/choices', { kinds: [], names: false, quiet: true, horoscopeHour })
  expect(codeOf(await choose(8))).toEqual([400, 1009, 'horoscopeHour'])
  expect((await choose(null)).body.push.choices).toMatchObject({ kinds: kindsFor('psychic'), horoscopeHour: null })
  expect(codeOf(await choose(22))[1]).toBe(107)
})
