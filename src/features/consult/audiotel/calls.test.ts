import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { fund, openRoom } from '../../../../test/consulting.ts'
import { addClient } from '../../../../test/people.ts'
import {
  addReached,
  callRow,
  connected,
  dial,
  eventually,
  hears,
  hungUp,
  NUMBER,
  pass,
  ring,
  SECRET,
  sayAs,
  settled,
  typeKeys,
  usePremium,
} from '../../../../test/premium.ts'
import { openPresence } from '../../../../test/psychics.ts'
import { addStaff } from '../../../../test/staff.ts'
import { testKeys, testSecrets } from '../../../../test/test-app.ts'
import { createApp } from '../../../app.ts'
import { writeSteps } from '../../../providers/premium/language.ts'
import { watchCalls } from './watch-calls.server.ts'

const premium = usePremium()
const { operator, site } = premium

afterEach(async () => {
  premium.deliver = () => 'once'
  for (const line of operator.lines.values()) if (!line.isOver) await hungUp(premium, line)
})

const statusOf = async (id: number) => (await site.browser().get(`/api/psychics/presence?ids=${id}`)).body.presences[0]
const answer = async (line: { call: string; psychic: { heard: string[] } | null }, key: string) => {
  operator.answer(line.call)
  await eventually(() => expect(line.psychic?.heard).toHaveLength(1))
  operator.press(line.call, 'psychic', key)
}

test('a caller hears price, editor, age and that leaving is free, types a code, and is connected', async () => {
  const psychic = await addReached(premium, { name: 'Célestine' })
  const line = await connected(premium, psychic)
  const [greeting, , calling] = line.caller.heard
  expect(greeting).toContain('80 centimes par minute, plus le prix d’un appel')
  expect(greeting).toContain('édité par Cosmospace')
  expect(greeting).toContain('réservé aux personnes majeures')
  expect(greeting).toContain('30 minutes au plus')
  expect(greeting).toContain('Si vous raccrochez maintenant, rien ne vous est facturé')
  expect(greeting).toContain('appuyez sur dièse')
  // A voice says at most three words a second.
  expect(greeting!.split(' ').length / 3).toBeGreaterThan(10)
  expect(calling).toContain('Nous appelons Célestine')
  expect(await callRow(premium, line)).toMatchObject({ state: 'connected', psychic_id: psychic.id })
  expect(await statusOf(psychic.id)).toMatchObject({ status: 'busy' })
  await site.advance(150)
  await hungUp(premium, line)
  expect(await callRow(premium, line)).toMatchObject({
    state: 'over',
    outcome: 'answered',
    operator_seconds: 150,
    own_seconds: 150,
    seconds: 150,
    // 150 s at 54 cents; 45 % of it without its VAT.
    payback: 135,
    share: 50,
  })
  expect(await statusOf(psychic.id)).toMatchObject({ status: 'available' })
})

test('the free message lasts ten seconds at least, and everything before the connection is free', () => {
  const [said] = JSON.parse(writeSteps([{ say: 'Bonjour', leastSeconds: 10 }])).steps
  expect(said).toEqual({ do: 'say', text: 'Bonjour', leastSeconds: 10, skipKey: '#' })
})

test('codes that lead to nobody are asked for three times, and nothing is counted', async () => {
  const away = await addReached(premium)
  await openPresence(site.owner, away.id, [], 3600)
  const line = await dial(premium)
  typeKeys(premium, line, '0000')
  await hears(line, 'Aucune personne ne répond à ce code')
  typeKeys(premium, line, away.code)
  await hears(line, 'n’est pas joignable')
  typeKeys(premium, line, '12#')
  await hears(line, 'Aucun code n’a été reconnu')
  await eventually(() => expect(line.isTold).toBe(true))
  expect(await callRow(premium, line)).toMatchObject({ outcome: 'no-code', tries: 3, payback: 0 })
})

test('a psychic who is on a call is busy for callers and for the chat, and one in a room for callers', async () => {
  const psychic = await addReached(premium)
  const first = await connected(premium, psychic)
  const second = await dial(premium)
  typeKeys(premium, second, psychic.code)
  await hears(second, 'est en consultation')
  const { browser } = await addFunded()
  const asked = await browser.post('/api/consultations', { psychicId: psychic.id, channel: 'chat' })
  expect(asked.body.api.error.code).toBe(4021)
  await hungUp(premium, second)
  await hungUp(premium, first)
  const pair = { ...(await addFunded()), psychic: psychic.browser, psychicId: psychic.id }
  await openRoom({ ...pair, client: pair.browser, clientId: pair.id })
  const third = await dial(premium)
  typeKeys(premium, third, psychic.code)
  await hears(third, 'est en consultation')
})

test('of a caller and a chat request at once, one has the psychic', async () => {
  for (const _ of [1, 2, 3]) {
    const psychic = await addReached(premium)
    const { browser } = await addFunded()
    const line = await dial(premium)
    typeKeys(premium, line, psychic.code)
    const { body } = await browser.post('/api/consultations', { psychicId: psychic.id, channel: 'chat' })
    await settled(premium)
    const isBusy = () => line.caller.heard.at(-1)?.includes('en consultation') === true
    await eventually(() => expect(isBusy() || line.psychic !== null).toBe(true))
    expect(isBusy()).toBe(body.api.ok === 1)
    await hungUp(premium, line)
  }
})

test('of many callers of one psychic at once, one is connected', async () => {
  const psychic = await addReached(premium)
  const lines = await Promise.all(Array.from({ length: 8 }, () => dial(premium)))
  for (const line of lines) typeKeys(premium, line, psychic.code)
  await eventually(() => expect(lines.filter(({ caller }) => caller.heard.length > 2)).toHaveLength(8))
  await settled(premium)
  expect(lines.filter((line) => line.psychic !== null)).toHaveLength(1)
})

test.each([
  ['lets it ring', 'no-answer', async () => {}],
  ['refuses the call', 'busy', async (call: string) => operator.hangUp(call, 'psychic')],
  ['presses another key', 'declined', async (call: string) => answer(operator.lines.get(call)!, '2')],
  [
    'has a voicemail that answers, and presses nothing',
    'declined',
    async (call: string) => {
      operator.answer(call)
      await eventually(() => expect(operator.lines.get(call)!.psychic?.heard).toHaveLength(1))
      operator.hangUp(call, 'psychic')
    },
  ],
])('a psychic who %s is not connected, nobody pays, and they are free again', async (_what, outcome, act) => {
  const psychic = await addReached(premium)
  const line = await ring(premium, psychic)
  if (outcome === 'no-answer') await sayAs(premium, { call: line.call, sequence: 90, event: 'failed', why: outcome })
  else {
    await act(line.call)
    await hears(line, 'n’a pas pu prendre votre appel')
  }
  expect(await callRow(premium, line)).toMatchObject({ state: 'over', outcome, payback: 0, seconds: null })
  expect(await statusOf(psychic.id)).toMatchObject({ status: 'available' })
})

test('a psychic who misses two calls in a row goes offline', async () => {
  const psychic = await addReached(premium)
  for (const _ of [1, 2]) {
    const line = await ring(premium, psychic)
    operator.hangUp(line.call, 'psychic')
    await eventually(() => expect(line.isTold).toBe(true))
  }
  expect(await statusOf(psychic.id)).toMatchObject({ status: 'offline' })
})

test.each(['caller', 'psychic'] as const)('the %s hangs up first: one end, one posting', async (by) => {
  const line = await connected(premium, await addReached(premium))
  await site.advance(60)
  await hungUp(premium, line, by)
  if (by === 'psychic') await hungUp(premium, line)
  expect(await callRow(premium, line)).toMatchObject({ outcome: 'answered', seconds: 60, payback: 54 })
})

test('a caller who leaves while the psychic’s telephone rings pays nothing', async () => {
  const line = await ring(premium, await addReached(premium))
  await hungUp(premium, line)
  expect(await callRow(premium, line)).toMatchObject({ outcome: 'left', payback: 0 })
})

test('the star key gives the numbers for help and ends the call, whenever it is pressed', async () => {
  const early = await dial(premium)
  typeKeys(premium, early, '*')
  await hears(early, '31 14')
  await eventually(() => expect(early.isTold).toBe(true))
  expect(await callRow(premium, early)).toMatchObject({ outcome: 'left', helped: true })
  const line = await connected(premium, await addReached(premium))
  await site.advance(40)
  typeKeys(premium, line, '*')
  await hears(line, '39 19')
  expect(line.caller.heard.at(-1)).toContain('appelez le 17')
  await eventually(() => expect(line.isTold).toBe(true))
  expect(await callRow(premium, line)).toMatchObject({ outcome: 'answered', helped: true, seconds: 40 })
})

test('messages that come twice change nothing', async () => {
  premium.deliver = () => 'twice'
  const line = await connected(premium, await addReached(premium))
  await site.advance(61)
  await hungUp(premium, line)
  expect(await callRow(premium, line)).toMatchObject({ tries: 0, seconds: 61 })
  const postings = site.owner.selectFrom('ledger_transactions').select('id').where('kind', '=', 'premium-call')
  const { id } = await callRow(premium, line)
  expect(await postings.where('reference', '=', `premium:${id}`).execute()).toHaveLength(1)
})

test('a lost connection message is found by asking', async () => {
  premium.deliver = (event) => (event === 'connected' ? 'lost' : 'once')
  const line = await connected(premium, await addReached(premium))
  expect(await callRow(premium, line)).toMatchObject({ state: 'ringing' })
  await pass(premium, 40)
  expect(await callRow(premium, line)).toMatchObject({ state: 'connected' })
  await hungUp(premium, line)
  expect(await callRow(premium, line)).toMatchObject({ outcome: 'answered', seconds: 40 })
})

test('a lost end is found by asking, and a late one changes nothing', async () => {
  const psychic = await addReached(premium)
  const line = await connected(premium, psychic)
  await site.advance(90)
  premium.deliver = () => 'lost'
  await hungUp(premium, line)
  expect(await callRow(premium, line)).toMatchObject({ state: 'connected' })
  await pass(premium, 20)
  const found = await callRow(premium, line)
  expect(found).toMatchObject({ outcome: 'answered', operator_seconds: 90, own_seconds: null, seconds: 90 })
  expect(await sayAs(premium, { call: line.call, sequence: 99, event: 'ended', seconds: 900 })).toMatchObject({
    code: 0,
  })
  expect(await callRow(premium, line)).toEqual(found)
})

test('swapped messages: an end before the connection counts, the connection after it does not', async () => {
  const psychic = await addReached(premium)
  const line = await ring(premium, psychic)
  await site.advance(70)
  const say = (sequence: number, said: object) => sayAs(premium, { call: line.call, sequence, ...said })
  await say(52, { event: 'ended', seconds: 60 })
  await say(51, { event: 'connected' })
  await say(50, { event: 'failed', why: 'no-answer' })
  expect(await callRow(premium, line)).toMatchObject({ state: 'over', outcome: 'answered', seconds: 60 })
  expect(await statusOf(psychic.id)).toMatchObject({ status: 'available' })
})

test.each([
  ['more than the time since the psychic was called', 9000, 62],
  ['less than ours', 20, 20],
])('durations that disagree: the operator says %s', async (_what, told, seconds) => {
  const line = await connected(premium, await addReached(premium))
  await site.advance(61)
  await sayAs(premium, { call: line.call, sequence: 90, event: 'ended', seconds: told })
  expect(await callRow(premium, line)).toMatchObject({ operator_seconds: told, own_seconds: 61, seconds })
})

test('a call that the operator does not end at the longest length is ended, and pays for no more', async () => {
  const line = await connected(premium, await addReached(premium))
  await pass(premium, 1860, 60)
  await eventually(() => expect(line.isTold).toBe(true))
  expect(await callRow(premium, line)).toMatchObject({ outcome: 'answered', seconds: 1800, payback: 1620 })
})

test('a node that is killed loses no call: another one finds its end', async () => {
  const line = await connected(premium, await addReached(premium))
  await site.advance(30)
  premium.deliver = () => 'lost'
  await hungUp(premium, line)
  const other = await createApp(site.app.config, {
    databaseUrl: site.databaseUrl,
    secrets: testSecrets,
    dataKeys: testKeys,
    port: 3000,
    now: site.now,
    jobs: site.jobs,
    declared: site.app.declared,
    sandboxPremium: { operator, secret: SECRET },
  })
  await site.advance(20)
  await watchCalls(other)
  await other.close()
  expect(await callRow(premium, line)).toMatchObject({ outcome: 'answered', seconds: 30 })
})

test('an operator that answers nothing does not take a psychic for ever; a late end still pays them', async () => {
  const psychic = await addReached(premium)
  const line = await connected(premium, psychic)
  const { fate } = operator
  operator.fate = () => {
    throw new Error('the operator is down')
  }
  premium.deliver = () => 'lost'
  await site.advance(120)
  await hungUp(premium, line)
  await pass(premium, 3200, 200)
  operator.fate = fate
  expect(await callRow(premium, line)).toMatchObject({ state: 'over', outcome: 'unknown', payback: 0 })
  await sayAs(premium, { call: line.call, sequence: 99, event: 'ended', seconds: 120 })
  expect(await callRow(premium, line)).toMatchObject({ outcome: 'answered', seconds: 120, payback: 108 })
})

test('what is forged, old, replayed, of another number or about an unknown call is refused', async () => {
  const call = randomUUID()
  const announced = { call, sequence: 0, event: 'call', called: NUMBER, caller: '06 ** ** ** 00' }
  const secret = 'the secret of somebody else, as long as the real one'
  expect(await sayAs(premium, announced, { secret })).toMatchObject({ status: 403, code: 104 })
  const old = new Date(site.now().getTime() - 301_000)
  expect(await sayAs(premium, announced, { at: old })).toMatchObject({ code: 104 })
  expect(await sayAs(premium, { ...announced, called: '0892999999' })).toMatchObject({ code: 4000 })
  expect(await sayAs(premium, { call: randomUUID(), sequence: 3, event: 'connected' })).toMatchObject({ code: 4000 })
  expect(await sayAs(premium, { ...announced, event: 'record' })).toMatchObject({ code: 104 })
  expect(await sayAs(premium, announced)).toMatchObject({ code: 0 })
  expect(await sayAs(premium, announced)).toMatchObject({ status: 409, code: 4555 })
})

test('a psychic opens the channel with a proved number only', async () => {
  const { browser, userId } = await addReached(premium)
  const open = () => browser.post('/api/workspace/presence', { channels: ['chat', 'audiotel'] })
  expect((await open()).body.presence).toMatchObject({ channels: ['chat', 'audiotel'] })
  await site.owner.deleteFrom('phone_numbers').where('user_id', '=', userId).execute()
  expect((await open()).body.api.error.code).toBe(4540)
})

test('a halted service says so and ends the call', async () => {
  const unfollow = site.app.content.follow()
  const { browser } = await addStaff(site, 'admin')
  await browser.post('/api/admin/halts/consultations/begin', { reason: 'Panne du prestataire' })
  await eventually(async () => {
    const line = operator.dial(NUMBER)
    await eventually(() => expect(line.caller.heard).not.toEqual([]))
    await hungUp(premium, line)
    expect(line.caller.heard[0]).toContain('Le service est suspendu')
    expect(await callRow(premium, line)).toMatchObject({ outcome: 'halted' })
  })
  await browser.post('/api/admin/halts/consultations/end', { reason: 'Panne du prestataire' })
  await unfollow()
})

async function addFunded() {
  const { id, browser } = await addClient(site)
  await fund(site, id, { cents: 5000 })
  return { id, browser }
}
