import { rm } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connect } from '../src/platform/database/connect.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../src/platform/database/embedded/start.ts'
import type { DB } from '../src/platform/database/generated.ts'
import { freePort, type Program, runProgram } from '../test/program.ts'
import { Caller, hangUp } from './caller.ts'
import { copyOfDemo } from './site.ts'
import { trySignIn } from './stranger.ts'

let dataDir: string
let database: EmbeddedDatabase
let owner: Kysely<DB>
let one: Program
let two: Program
let worker: Program

/** Two web nodes and a worker on one database. */
beforeAll(async () => {
  dataDir = await copyOfDemo()
  database = await startEmbeddedDatabase({ dataDir })
  owner = connect(database.ownerUrl, { max: 1, onLost: () => {} })
  one = await startProgram('web')
  two = await startProgram('web')
  worker = await startProgram('worker')
})
afterEach(hangUp)
afterAll(async () => {
  await Promise.all([one, two, worker].map((program) => program?.stop()))
  await owner?.destroy()
  await database?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function startProgram(services: 'web' | 'worker'): Promise<Program> {
  const program = runProgram(await freePort(), {
    DATA_DIR: dataDir,
    DEMO_IN_PUBLIC: 'yes',
    DATABASE_URL: database.applicationUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    SERVICES: services,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    PING_INTERVAL_MS: '500',
    BEAT_INTERVAL_MS: '200',
    DRAIN_MS: '400',
  })
  if (services === 'web') await program.ready()
  return program
}

const told = <T>(socket: Socket, event: string) => new Promise<T>((resolve) => socket.once(event, resolve))
const message = (consultationId: number, clientId: string, text: string) => ({ consultationId, clientId, text })

/** Presence is stored in the database: it becomes visible on the other node. */
async function seenFree(caller: Caller, psychicId: number): Promise<void> {
  const status = async () =>
    (await caller.call(one, 'GET', `/api/psychics/presence?ids=${psychicId}`)).presences[0].status
  await expect.poll(status).toBe('available')
}

/** Salomé is present; Camille sends her a request and she accepts, each on their own node. */
async function openRoom(client: Caller, psychic: Caller): Promise<number> {
  const { psychics } = await client.call(one, 'GET', '/api/psychics?name=Salomé')
  await psychic.call(two, 'POST', '/api/workspace/presence', { channels: ['chat'] })
  await seenFree(client, psychics[0].id)
  const asked = await client.call(one, 'POST', '/api/consultations', { psychicId: psychics[0].id, channel: 'chat' })
  await psychic.call(two, 'POST', `/api/workspace/requests/${asked.consultation.id}/accept`)
  return asked.consultation.id
}

test('one room over two nodes: messages, typing and read marks pass, in order, without loss', async () => {
  const client = await Caller.signIn(one, 'cliente@demo.test')
  const psychic = await Caller.signIn(one, 'voyante@demo.test')
  const id = await openRoom(client, psychic)
  const here = await client.socket(one, id)
  const there = await psychic.socket(two, id)
  const heard: number[] = []
  here.on('message', (frame: { sequence: number }) => heard.push(frame.sequence))

  const first = told<{ text: string }>(there, 'message')
  await here.emitWithAck('message', message(id, 'c1', 'Bonjour'))
  expect(await first).toMatchObject({ text: 'Bonjour' })
  const typing = told(here, 'typing')
  await there.emitWithAck('typing', { consultationId: id })
  expect(await typing).toEqual({ id })
  for (let place = 0; place < 20; place += 1)
    await there.emitWithAck('message', message(id, `p${place}`, `Mot ${place}`))
  await expect.poll(() => heard.length).toBe(21)
  expect(heard).toEqual([...heard].sort((a, b) => a - b))
  await client.call(two, 'POST', `/api/consultations/${id}/end`)
  expect((await psychic.call(one, 'GET', `/api/consultations/${id}`)).consultation.status).toBe('ended')
})

test('a session ended through one node loses its sockets on the other', async () => {
  const client = await Caller.signIn(one, 'cliente@demo.test')
  const other = await Caller.signIn(one, 'cliente@demo.test')
  const here = await client.connect(two)
  const there = await other.connect(two)
  await client.call(one, 'POST', '/api/users/logout')
  await expect.poll(() => here.connected).toBe(false)
  expect(there.connected).toBe(true)
})

test('a worker’s events reach every node: an automated psychic accepts and greets', async () => {
  const client = await Caller.signIn(one, 'nouvelle@demo.test')
  const { psychics } = await client.call(one, 'GET', '/api/psychics?name=Éléonore')
  await seenFree(client, psychics[0].id)
  const consents = [{ type: 'SENSITIVE_DATA', agreed: true }]
  const body = { psychicId: psychics[0].id, channel: 'chat', consents }
  const { consultation } = await client.call(one, 'POST', '/api/consultations', body)
  const socket = await client.socket(two, consultation.id)
  const { messages } = await client.call(one, 'GET', `/api/consultations/${consultation.id}/messages`)
  const greeting = messages.length > 0 ? messages[0] : await told<{ author: string }>(socket, 'message')
  expect(greeting).toMatchObject({ author: 'psychic', sequence: 1 })
  await client.call(one, 'POST', `/api/consultations/${consultation.id}/end`)
})

test('restarting a node under load: no request fails behind a proxy that checks readiness', async () => {
  let over = false
  let answered = 0
  const pool = new Set([one, two])
  const asking = repeatUntil(
    () => over,
    async () => {
      for (const node of [one, two]) {
        const ready = await fetch(`${node.address}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        )
        if (ready) pool.add(node)
        else pool.delete(node)
      }
    },
  )
  const faults: string[] = []
  const visitor = repeatUntil(
    () => over,
    async () => {
      const node = [...pool][answered % pool.size]!
      const answer = await fetch(`${node.address}/api/psychics?limit=3`).catch((error) => ({
        status: String(error.cause ?? error),
      }))
      if (answer.status === 200) answered += 1
      else faults.push(`${answer.status}`)
    },
  )
  await two.stop()
  two = await startProgram('web')
  const before = answered
  await expect.poll(() => answered).toBeGreaterThan(before + 50)
  over = true
  await Promise.all([asking, visitor])
  expect(faults).toEqual([])
})

async function repeatUntil(over: () => boolean, work: () => Promise<void>): Promise<void> {
  while (!over()) await work()
}

/** Ages the attempts so far by these seconds. */
const laterBy = (seconds: number) => sql`update attempts set at = at - make_interval(secs => ${seconds})`.execute(owner)

const LONGEST_WAIT = 64
const PASSWORD = 'clair-de-lune-2026'

test('wrong passwords are counted over both nodes and a restart, by account and by network', async () => {
  const known = 'support@demo.test'
  const codes: number[] = []
  for (let round = 0; round < 10; round += 1) {
    const given = { email: known, forwarded: `203.0.113.${round}` }
    codes.push(await trySignIn(round % 2 ? one : two, given))
    await laterBy(LONGEST_WAIT)
  }
  expect(codes).toEqual(Array(10).fill(1005))
  const network = '2001:db8:7:7'
  for (let round = 0; round < 25; round += 1) {
    const given = { email: `x${round}@example.fr`, forwarded: `${network}::${round + 1}` }
    codes.push(await trySignIn(round % 2 ? two : one, given))
  }
  expect(codes).toEqual(Array(35).fill(1005))

  const closed = async () => [
    await trySignIn(one, { email: known, password: PASSWORD, forwarded: '198.51.100.1' }),
    await trySignIn(two, { email: known, password: PASSWORD, forwarded: '198.51.100.2' }),
    await trySignIn(one, { email: 'y@example.fr', forwarded: `${network}:8:9::1` }),
    await trySignIn(two, { email: 'y@example.fr', forwarded: `${network}:ffff::` }),
  ]
  expect(await closed()).toEqual(Array(4).fill(1023))
  await two.stop()
  two = await startProgram('web')
  expect(await closed()).toEqual(Array(4).fill(1023))
  expect(await trySignIn(two, { email: 'y@example.fr', forwarded: '2001:db8:7:8::1' })).toBe(1005)
  await laterBy(300)
  expect(await trySignIn(two, { email: 'z@example.fr', forwarded: `${network}::1` })).toBe(1005)
  await laterBy(300)
  expect(await trySignIn(two, { email: known, password: PASSWORD, forwarded: '198.51.100.1' })).toBe(4200)
})

test('a forwarded address counts only from a trusted proxy, and as far as such proxies wrote it', async () => {
  const tried = async (rounds: number, given: (round: number) => { from?: string; forwarded: string }) => {
    const codes: number[] = []
    for (let round = 0; round < rounds; round += 1)
      codes.push(await trySignIn(one, { email: `${crypto.randomUUID()}@example.fr`, ...given(round) }))
    return codes
  }
  const stranger = await tried(26, (round) => ({ from: '127.0.0.2', forwarded: `203.0.113.${round}` }))
  expect(stranger).toEqual([...Array(25).fill(1005), 1023])
  const proxied = await tried(26, (round) => ({ forwarded: `203.0.113.${round}, 192.0.2.9` }))
  expect(proxied).toEqual([...Array(25).fill(1005), 1023])
})

test('a node killed mid-room: the other continues, nothing acknowledged is lost or doubled', async () => {
  const client = await Caller.signIn(one, 'cliente@demo.test')
  const psychic = await Caller.signIn(one, 'voyante@demo.test')
  const id = await openRoom(client, psychic)
  const here = await client.socket(one, id)
  const there = await psychic.socket(two, id)
  await there.emitWithAck('message', message(id, 'a1', 'Avant'))
  await here.emitWithAck('message', message(id, 'b1', 'Oui'))
  two.process.kill('SIGKILL')
  await two.ended
  const back = await psychic.socket(one, id)
  await back.emitWithAck('message', message(id, 'a1', 'Avant'))
  const seen = told<{ text: string }>(here, 'message')
  await back.emitWithAck('message', message(id, 'a2', 'Après'))
  expect(await seen).toMatchObject({ text: 'Après' })
  const { messages } = await client.call(one, 'GET', `/api/consultations/${id}/messages`)
  expect(messages.map((one: { text: string }) => one.text)).toEqual(['Avant', 'Oui', 'Après'])
  await client.call(one, 'POST', `/api/consultations/${id}/end`)
})
