import { afterEach, expect, test, vi } from 'vitest'
import { receiptOf } from '../../../../test/consulting.ts'
import {
  addPhonePair,
  callConsents,
  connectCall,
  lineTo,
  type PhonePair,
  pickUp,
  requestCall,
  ringAll,
  settled,
  signed,
  speak,
  TOKEN,
  useTelephone,
} from '../../../../test/telephone.ts'
import { testKeys, testSecrets } from '../../../../test/test-app.ts'
import { textedCode } from '../../../../test/texts.ts'
import { createApp } from '../../../app.ts'
import { sweep } from '../consultations/sweep.server.ts'
import { legIn, legOut, legsOf } from './queries.server.ts'
import { watchLegs } from './watch-legs.server.ts'

const telephone = useTelephone()
const { carrier, site } = telephone

afterEach(async () => {
  telephone.deliver = () => 'once'
  for (const { id } of carrier.lines.values()) carrier.hangUp(id)
  await settled(telephone)
})

const shown = async (pair: PhonePair, id: number) =>
  (await pair.client.get(`/api/consultations/${id}`)).body.consultation
const kinds = async (pair: PhonePair, id: number) =>
  (await receiptOf(pair, id)).timeline.map((event: { kind: string }) => event.kind)
const hangUp = async (number: string) => {
  carrier.hangUp(lineTo(telephone, number).id)
  await settled(telephone)
}

test('a call is counted from the later join to the first leave, to the second', async () => {
  const pair = await addPhonePair(telephone)
  const id = await requestCall(telephone, pair)
  expect(await shown(pair, id)).toMatchObject({ status: 'requested', channel: 'phone' })
  await pickUp(telephone, pair.psychicNumber)
  expect(await shown(pair, id)).toMatchObject({ status: 'accepted', meter: { seconds: 0, counting: false } })
  await speak(telephone, 15)
  await ringAll(telephone)
  await pickUp(telephone, pair.clientNumber)
  await settled(telephone)
  await speak(telephone, 125)
  await hangUp(pair.clientNumber)
  expect(await shown(pair, id)).toMatchObject({ status: 'ended', endReason: 'client' })
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 125, total: 520 })
  expect(await kinds(pair, id)).toEqual(['requested', 'accepted', 'connected', 'held', 'ended'])
  expect(lineTo(telephone, pair.psychicNumber).isOver).toBe(true)
})

test('the client hears the price, the free time and what the credit covers, before anything is counted', async () => {
  const pair = await addPhonePair(telephone, { cents: 1000, freeSeconds: 120 })
  await requestCall(telephone, pair)
  await pickUp(telephone, pair.psychicNumber)
  await ringAll(telephone)
  await pickUp(telephone, pair.clientNumber, null)
  const [offer] = lineTo(telephone, pair.clientNumber).heard
  expect(offer).toContain('2 euros 50 par minute')
  expect(offer).toContain('Vos 2 minutes offertes')
  expect(offer).toContain('Votre crédit couvre 6 minutes')
  expect(offer).toContain('Rien n’est enregistré')
})

test('numbers appear in no answer, and neither side hears the other’s', async () => {
  const pair = await addPhonePair(telephone)
  const id = await connectCall(telephone, pair)
  await speak(telephone, 20)
  const seen = JSON.stringify([
    await shown(pair, id),
    (await pair.psychic.get(`/api/consultations/${id}`)).body,
    [...carrier.lines.values()].map(({ heard }) => heard),
  ])
  expect(seen).not.toMatch(/\+336120|06120/)
})

test.each([
  ['lets it ring', (number: string) => void number, 'missed'],
  ['is on another call', hangUp, 'refused'],
  ['presses another key', (number: string) => pickUp(telephone, number, '2'), 'refused'],
])('a psychic who %s is not joined, and nobody pays', async (_what, act, status) => {
  const pair = await addPhonePair(telephone)
  const id = await requestCall(telephone, pair)
  await act(pair.psychicNumber)
  await settled(telephone)
  await speak(telephone, 46)
  expect(await shown(pair, id)).toMatchObject({ status })
  expect(lineTo(telephone, pair.psychicNumber).isOver).toBe(true)
  await ringAll(telephone)
  expect(() => lineTo(telephone, pair.clientNumber)).toThrow()
})

test.each([
  ['refuses the call', hangUp],
  ['has a voicemail that answers', (number: string) => pickUp(telephone, number, null).then(() => hangUp(number))],
  ['presses another key', (number: string) => pickUp(telephone, number, '3')],
])('a client who %s pays nothing, and the psychic is not kept on the line', async (_what, act) => {
  const pair = await addPhonePair(telephone)
  const id = await requestCall(telephone, pair)
  await pickUp(telephone, pair.psychicNumber)
  await ringAll(telephone)
  await act(pair.clientNumber)
  await vi.waitFor(async () => expect(await shown(pair, id)).toMatchObject({ status: 'ended', endReason: 'no-call' }))
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 0, total: 0 })
  await vi.waitFor(() => expect(lineTo(telephone, pair.psychicNumber).isOver).toBe(true))
})

test('the star key pauses, nothing is counted on hold, and 1 resumes', async () => {
  const pair = await addPhonePair(telephone)
  const id = await connectCall(telephone, pair)
  await speak(telephone, 30)
  const line = lineTo(telephone, pair.clientNumber)
  carrier.press(line.id, '*')
  await vi.waitFor(() => expect(line.heard.at(-1)).toContain('Vous êtes en pause'))
  await speak(telephone, 40)
  expect(await shown(pair, id)).toMatchObject({ status: 'paused', meter: { seconds: 30, pauseReason: 'held' } })
  carrier.press(line.id, '*')
  await vi.waitFor(() => expect(line.heard.join()).toContain('31 14'))
  carrier.press(line.id, '1')
  await vi.waitFor(() => expect(line.conference).not.toBeNull())
  await settled(telephone)
  await speak(telephone, 30)
  await hangUp(pair.psychicNumber)
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 60 })
  expect(await kinds(pair, id)).toEqual(['requested', 'accepted', 'connected', 'held', 'resumed', 'held', 'ended'])
})

test('a client who stays on hold is not kept there for ever', async () => {
  const pair = await addPhonePair(telephone)
  const id = await connectCall(telephone, pair)
  await speak(telephone, 10)
  carrier.press(lineTo(telephone, pair.clientNumber).id, '*')
  await settled(telephone)
  await speak(telephone, 125)
  expect(await shown(pair, id)).toMatchObject({ status: 'ended', endReason: 'apart' })
  expect(lineTo(telephone, pair.clientNumber).isOver).toBe(true)
  expect(lineTo(telephone, pair.psychicNumber).isOver).toBe(true)
})

test('events that come twice change nothing', async () => {
  telephone.deliver = () => 'twice'
  const pair = await addPhonePair(telephone)
  const id = await connectCall(telephone, pair)
  await speak(telephone, 61)
  await hangUp(pair.clientNumber)
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 61 })
  expect(await kinds(pair, id)).toEqual(['requested', 'accepted', 'connected', 'held', 'ended'])
})

test('a lost join is found by asking, and billed from then on only', async () => {
  telephone.deliver = (url) => (url.endsWith('/presence') ? 'lost' : 'once')
  const pair = await addPhonePair(telephone)
  const id = await connectCall(telephone, pair)
  expect(await shown(pair, id)).toMatchObject({ status: 'accepted' })
  await speak(telephone, 71)
  await hangUp(pair.clientNumber)
  const { seconds } = await receiptOf(pair, id)
  expect(seconds).toBeGreaterThanOrEqual(60)
  expect(seconds).toBeLessThanOrEqual(71)
})

test('a lost end is found by asking, and what was not proven is not billed', async () => {
  const pair = await addPhonePair(telephone)
  const id = await connectCall(telephone, pair)
  await speak(telephone, 65)
  telephone.deliver = () => 'lost'
  await hangUp(pair.clientNumber)
  await speak(telephone, 30)
  expect(await shown(pair, id)).toMatchObject({ status: 'ended' })
  const { seconds } = await receiptOf(pair, id)
  expect(seconds).toBeGreaterThanOrEqual(55)
  expect(seconds).toBeLessThanOrEqual(65)
})

test('a node that is killed in a call loses nothing: another one finds its end and bills it', async () => {
  const pair = await addPhonePair(telephone)
  const id = await connectCall(telephone, pair)
  await speak(telephone, 65)
  telephone.deliver = () => 'lost'
  await hangUp(pair.clientNumber)
  expect(await shown(pair, id)).toMatchObject({ status: 'running' })
  const other = await createApp(site.app.config, {
    databaseUrl: site.databaseUrl,
    secrets: testSecrets,
    dataKeys: testKeys,
    port: 3000,
    now: site.now,
    jobs: site.jobs,
    declared: site.app.declared,
    sandboxPhone: { carrier, token: TOKEN },
  })
  for (let looks = 0; looks < 6; looks += 1) {
    await site.advance(5)
    await watchLegs(other)
    await sweep(other)
  }
  await other.close()
  expect(await shown(pair, id)).toMatchObject({ status: 'ended' })
  expect(lineTo(telephone, pair.psychicNumber).isOver).toBe(true)
  const { seconds } = await receiptOf(pair, id)
  expect(seconds).toBeGreaterThanOrEqual(55)
  expect(seconds).toBeLessThanOrEqual(65)
})

test('what the company counted for the shorter call is the most that is billed', async () => {
  const pair = await addPhonePair(telephone)
  const id = await connectCall(telephone, pair)
  await speak(telephone, 100)
  const line = lineTo(telephone, pair.clientNumber)
  const end = line.end.bind(line)
  line.end = (outcome) => {
    end(outcome)
    line.fate = { ...line.fate, seconds: 80 }
  }
  await hangUp(pair.clientNumber)
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 80 })
})

test('the client alone is told a minute before the credit ends, and the company ends the call with it', async () => {
  const pair = await addPhonePair(telephone, { cents: 500 })
  const id = await connectCall(telephone, pair)
  await speak(telephone, 75)
  await settled(telephone)
  expect(lineTo(telephone, pair.clientNumber).heard.at(-1)).toBe('Il vous reste environ une minute.')
  expect(lineTo(telephone, pair.psychicNumber).heard.join()).not.toContain('minute.')
  await speak(telephone, 60)
  expect(await shown(pair, id)).toMatchObject({ status: 'ended', endReason: 'balance' })
  expect(await receiptOf(pair, id)).toMatchObject({ total: 500 })
  await vi.waitFor(() => expect(lineTo(telephone, pair.clientNumber).isOver).toBe(true))
})

test('a consultation ended on the site hangs up both', async () => {
  const pair = await addPhonePair(telephone)
  const id = await connectCall(telephone, pair)
  await speak(telephone, 20)
  await pair.client.post(`/api/consultations/${id}/end`)
  await speak(telephone, 2)
  expect(lineTo(telephone, pair.clientNumber).isOver).toBe(true)
  expect(lineTo(telephone, pair.psychicNumber).isOver).toBe(true)
})

test('both hang up at once: one bill', async () => {
  const pair = await addPhonePair(telephone)
  const id = await connectCall(telephone, pair)
  await speak(telephone, 90)
  carrier.hangUp(lineTo(telephone, pair.clientNumber).id)
  await hangUp(pair.psychicNumber)
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 90 })
})

test('a repeated job calls nobody twice', async () => {
  const pair = await addPhonePair(telephone)
  const id = await requestCall(telephone, pair)
  site.jobs.sent.push({ name: 'telephone-ring-psychic', data: { consultationId: id } })
  await ringAll(telephone)
  expect([...carrier.lines.values()].filter(({ call }) => call.to === pair.psychicNumber)).toHaveLength(1)
})

test('a request needs a proved number and its own consents, and is taken on the telephone alone', async () => {
  const pair = await addPhonePair(telephone)
  const ask = (consents: object[]) =>
    pair.client.post('/api/consultations', { psychicId: pair.psychicId, channel: 'phone', consents })
  expect((await ask([])).body.api.error.code).toBe(4012)
  await site.owner.deleteFrom('phone_numbers').where('user_id', '=', pair.clientId).execute()
  expect((await ask(callConsents)).body.api.error.code).toBe(4540)
  const other = await addPhonePair(telephone)
  const id = await requestCall(telephone, other)
  expect((await other.psychic.post(`/api/workspace/requests/${id}/accept`)).body.api.error.code).toBe(4541)
})

test('an event that comes after a later one says nothing', async () => {
  const pair = await addPhonePair(telephone)
  const id = await connectCall(telephone, pair)
  await speak(telephone, 20)
  const { id: leg } = (await legsOf(site.app.db, id)).find(({ side }) => side === 'client')!
  const house = site.app.house()
  expect(await legOut(site.app.db, leg, { sequence: 90 }, house)).toBe(true)
  expect(await legIn(site.app.db, leg, { sequence: 89 }, house)).toBe(false)
  expect(await legIn(site.app.db, leg, { known: 89 }, house)).toBe(false)
  expect(await shown(pair, id)).toMatchObject({ status: 'paused' })
  expect(await legIn(site.app.db, leg, { sequence: 91 }, house)).toBe(true)
})

test('what the company did not sign, or a call that is not ours, is refused', async () => {
  const pair = await addPhonePair(telephone)
  await requestCall(telephone, pair)
  const { leg } = /calls\/(?<leg>[^/]+)/.exec(lineTo(telephone, pair.psychicNumber).call.answers)!.groups!
  const form = new URLSearchParams({ CallSid: 'CA1', Digits: '1' })
  const send = async (path: string, headers: Record<string, string>) =>
    (await site.browser().post(path, String(form), headers)).body.api.error.code
  const ours = `/api/phone/calls/${leg}/key`
  const honest = signed(`${site.app.sites[0].canonical}${ours}`, form)
  expect(await send(ours, { ...honest, 'x-twilio-signature': 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' })).toBe(104)
  // It is signed, and names another call than the one that was made.
  expect(await send(ours, honest)).toBe(4000)
})

test('a psychic opens the telephone with a proved number only, which they prove as a client does', async () => {
  const { psychic, psychicNumber } = await addPhonePair(telephone)
  const open = () => psychic.post('/api/workspace/presence', { channels: ['phone'] })
  expect((await open()).body.presence).toMatchObject({ channels: ['phone'] })
  await psychic.post('/api/users/phone-numbers/validate', { phoneNumber: '06 12 34 56 78' })
  const code = await textedCode(site, '+33612345678')
  expect((await psychic.post('/api/users/verify', { code })).body.freeTime).toBe(false)
  const { phone } = (await psychic.get('/api/users/phone-numbers')).body
  expect(phone).toMatchObject({ number: '+33612345678', bonus: null })
  await site.owner.deleteFrom('phone_numbers').where('number', 'in', ['+33612345678', psychicNumber]).execute()
  expect((await open()).body.api.error.code).toBe(4540)
})
