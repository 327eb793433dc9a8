import { expect, test, vi } from 'vitest'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { addPsychic, openPresence } from '../../../../test/psychics.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { addBusy, addWaiter, occupy, pass, requestOf, statesOf, ticketsOf, wait } from '../../../../test/waiting.ts'
import { sweepQueues } from './sweep-queues.server.ts'

const site = useTestApp()

test('refuses what cannot be waited for', async () => {
  const { id, free } = await addBusy(site)
  const client = await addWaiter(site)
  const refusal = async (who: typeof client, psychicId = id, channel = 'chat') => {
    const { status, body } = await wait(who, psychicId, 'page', channel)
    return [status, body.api.error?.code]
  }
  expect(await refusal(await addClient(site, { proved: false }))).toEqual([403, 4013])
  expect(await refusal(await addClient(site, { birthDate: null }))).toEqual([400, 1009])
  expect((await refusal(await addClient(site, { birthDate: '2012-01-01' })))[1]).toBe(4011)
  expect(await refusal(client, 999_999)).toEqual([404, 4000])
  expect(await refusal(client, id, 'web-call'), 'a channel that is not open').toEqual([409, 4020])
  expect(await refusal(client, id, 'phone'), 'no number').toEqual([409, 4540])
  await openPresence(site.owner, id, [], 3600)
  expect(await refusal(client), 'a pause').toEqual([409, 4020])
  await openPresence(site.owner, id, ['chat'], -1)
  expect(await refusal(client), 'offline').toEqual([409, 4020])
  await openPresence(site.owner, id, ['chat'], 36_000)
  const paused = await addWaiter(site)
  await paused.browser.post('/api/pause', { length: 'day' })
  expect((await refusal(paused))[1], 'a break').toBe(4223)
  const inRoom = await addWaiter(site)
  const other = await addPsychic(site.owner, { present: true })
  await requestOf(inRoom, other.id)
  expect(await refusal(inRoom, other.id), 'with that very person').toEqual([409, 4022])
  await free()
  expect(await refusal(await addWaiter(site)), 'free').toEqual([409, 4032])
  const admin = await addStaff(site, 'admin')
  await admin.browser.post('/api/admin/halts/consultations/begin', { reason: 'Essai' })
  await vi.waitFor(async () => expect(await refusal(client)).toEqual([409, 4301]), { timeout: 2000 })
  await admin.browser.post('/api/admin/halts/consultations/end', { reason: 'Essai' })
  await vi.waitFor(async () => expect((await refusal(client))[1]).toBe(4032), { timeout: 2000 })
})

test('three psychics at once, and one ticket for each', async () => {
  const psychics = await Promise.all(Array.from({ length: 4 }, () => addBusy(site)))
  const client = await addWaiter(site)
  const codes = []
  for (const { id } of psychics) codes.push((await wait(client, id)).body.api.error?.code ?? 0)
  expect(codes).toEqual([0, 0, 0, 4591])
  expect((await wait(client, psychics[0]!.id, 'email')).body.ticket).toMatchObject({ way: 'email' })
  expect(await ticketsOf(client)).toHaveLength(3)
  await client.browser.request('DELETE', `/api/psychics/${psychics[0]!.id}/ticket`)
  expect((await client.browser.request('DELETE', `/api/psychics/${psychics[0]!.id}/ticket`)).status).toBe(200)
  expect((await wait(client, psychics[3]!.id)).status).toBe(200)
})

test('who lets three turns pass within an hour waits a while before the next', async () => {
  let { id, free } = await addBusy(site)
  const client = await addWaiter(site)
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await wait(client, id)).status).toBe(200)
    await free()
    await pass(site, 80, { beating: [client] })
    free = await occupy(site, id)
  }
  expect((await wait(client, id)).body.api.error.code).toBe(4592)
  await pass(site, 10)
  await site.advance(3600)
  await openPresence(site.owner, id, ['chat'], 36_000)
  expect((await wait(client, id)).status).toBe(200)
})

test('the psychic sees who waits, asks for time twice, and closes the queue', async () => {
  const { id, userId, free } = await addBusy(site)
  const psychic = await signInAs(site, userId!)
  expect((await psychic.post('/api/workspace/queue/delay')).body.api.error.code).toBe(4593)
  const client = await addWaiter(site, { firstName: 'Inès' })
  await wait(client, id)
  await pass(site, 60, { beating: [client] })
  expect((await psychic.get('/api/workspace/queue')).body.queue).toMatchObject({
    closed: false,
    delaysLeft: 2,
    people: [{ firstName: 'Inès', channel: 'chat', waited: 60, isReturning: false, state: 'waiting' }],
  })
  expect((await psychic.post('/api/workspace/queue/delay')).body.queue).toMatchObject({ delay: 600, delaysLeft: 1 })
  await psychic.post('/api/workspace/queue/delay')
  expect((await psychic.post('/api/workspace/queue/delay')).body.api.error.code).toBe(4594)
  await free()
  await pass(site, 1190, { beating: [client] })
  expect(await ticketsOf(client)).toMatchObject([{ state: 'waiting', psychicIs: 'delayed', delay: 10 }])
  await pass(site, 20, { beating: [client] })
  expect(await statesOf(site, id)).toEqual(['called'])
  await psychic.post('/api/workspace/queue', { closed: true })
  expect((await wait(await addWaiter(site), id)).body.api.error.code).toBe(4590)
  expect((await wait(client, id)).status, 'those who wait keep their places').toBe(200)
  await psychic.post('/api/workspace/queue', { closed: false })
  expect((await wait(await addWaiter(site), id)).status).toBe(200)
})

test('a pause and an absence are told, keep the places for a while, then end the queue', async () => {
  const { id, slug } = await addBusy(site, 'Léonie')
  const email = 'partie@example.test'
  const [here, away] = [await addWaiter(site), await addWaiter(site, { email })]
  const alike = await addPsychic(site.owner, { name: 'Perle', present: true })
  await wait(here, id)
  await wait(away, id, 'email')
  await openPresence(site.owner, id, [], 7200)
  await pass(site, 600, { beating: [here] })
  expect(await ticketsOf(here)).toMatchObject([{ psychicIs: 'paused', state: 'waiting' }])
  await openPresence(site.owner, id, ['chat'], 30)
  await pass(site, 20, { beating: [here] })
  expect(await ticketsOf(here)).toMatchObject([{ psychicIs: 'here' }])
  await openPresence(site.owner, id, ['chat'], -1)
  await openPresence(site.owner, alike.id, ['chat'], 7200)
  await pass(site, 600, { beating: [here] })
  expect(await ticketsOf(here)).toMatchObject([{ psychicIs: 'offline', state: 'waiting' }])
  await pass(site, 10, { beating: [here] })
  expect(await ticketsOf(here)).toMatchObject([{ state: 'dissolved', psychic: { slug } }])
  const [mail] = await mailsTo(site, email)
  expect(mail).toMatchObject({ subject: 'Léonie n’est plus en ligne' })
  expect(mail!.text).toContain('/voyance/')
})

test('a turn is not lost by a psychic who goes away while it is kept', async () => {
  const { id, free } = await addBusy(site)
  const client = await addWaiter(site)
  await wait(client, id)
  await free()
  await pass(site, 10, { beating: [client] })
  expect(await statesOf(site, id)).toEqual(['called'])
  await openPresence(site.owner, id, ['chat'], -1)
  await pass(site, 120, { beating: [client] })
  expect(await statesOf(site, id)).toEqual(['waiting'])
  await openPresence(site.owner, id, ['chat'], 3600)
  await pass(site, 10, { beating: [client] })
  expect(await statesOf(site, id)).toEqual(['called'])
})

test('a break leaves all queues, and so does a block by the team', async () => {
  const { id } = await addBusy(site)
  const [resting, blocked] = [await addWaiter(site), await addWaiter(site)]
  await wait(resting, id, 'email')
  await wait(blocked, id, 'email')
  await resting.browser.post('/api/pause', { length: 'day' })
  expect(await statesOf(site, id)).toEqual(['left', 'waiting'])
  const admin = await addStaff(site, 'admin')
  await admin.browser.post(`/api/admin/clients/${blocked.id}/block`, { reason: 'Essai' })
  expect(await statesOf(site, id)).toEqual(['left', 'left'])
})

test('time without any worker counts for nobody, and a step of the machine’s clock for nobody either', async () => {
  const { id } = await addBusy(site)
  const client = await addWaiter(site)
  await wait(client, id)
  await pass(site, 20, { beating: [client] })
  await site.advance(1200)
  await sweepQueues(site.app)
  expect(await statesOf(site, id)).toEqual(['waiting'])
  await site.stepMachineClock(7200)
  await openPresence(site.owner, id, ['chat'], 36_000)
  await pass(site, 20, { beating: [client] })
  await site.stepMachineClock(-14_400)
  await openPresence(site.owner, id, ['chat'], 36_000)
  await pass(site, 20, { beating: [client] })
  expect(await statesOf(site, id)).toEqual(['waiting'])
  await site.stepMachineClock(7200)
})

test('the figures say how long people waited, and how often as announced', async () => {
  await site.owner.deleteFrom('queue_tickets').execute()
  const { id } = await addPsychic(site.owner)
  const at = (minutes: number) => new Date(site.now().getTime() + minutes * 60_000)
  const line = { site_id: 99, psychic_id: id, channel: 'chat', way: 'page', heard_at: at(0), over_at: at(20) }
  for (const [state, turn] of [
    ['entered', 10],
    ['entered', 12],
    ['lapsed', 30],
    ['left', null],
  ] as const) {
    const { id: client_id } = await addClient(site)
    const called_at = turn === null ? null : at(turn)
    await site.owner
      .insertInto('queue_tickets')
      .values({
        ...line,
        client_id,
        state,
        taken_at: at(0),
        called_at,
        until: called_at,
        announced_from: 5,
        announced_to: 15,
      })
      .execute()
  }
  const admin = await addStaff(site, 'admin')
  expect((await admin.browser.get('/api/admin/queue-figures')).body.figures).toEqual({
    taken: 4,
    entered: 2,
    lapsed: 1,
    left: 1,
    dissolved: 0,
    medianWait: 720,
    announced: 3,
    insidePercent: 66,
  })
})
