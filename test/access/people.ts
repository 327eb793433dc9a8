import { randomUUID } from 'node:crypto'
import { addAppointment } from '../appointments.ts'
import { addPair, ask, fund, openRoom, type Pair } from '../consulting.ts'
import { addAnswered } from '../free-questions.ts'
import { addClient, signInAs } from '../people.ts'
import { addPsychic } from '../psychics.ts'
import type { TestApp } from '../test-app.ts'

/** `client` and `psychic` own the data that a row is about; everyone else is tested before they change anything. */
export const roles = [
  'anonymous',
  'otherClient',
  'otherPsychic',
  'editor',
  'moderator',
  'support',
  'admin',
  'psychic',
  'client',
] as const
export type Role = (typeof roles)[number]
export type Cells<T> = Readonly<Record<Role, T>>

/** The relation between client and psychic. */
export type Scene = 'nothing' | 'request' | 'room' | 'ended'

export interface World extends Pair {
  /** The consultation's id; an unknown one if there is none. */
  id: number
  psychicSlug: string
  /** Reference of one of the client's sessions. */
  clientReference: string
  /** A passkey of the client, who has a password too. */
  passkeyId: number
  /** Reference of an unpaid order of the client's. */
  orderReference: string
  /** A birth stored by the client. */
  chartId: number
  /** A result that the client drew. */
  resultId: string
  /** A free question of the client's, answered by the psychic. */
  questionId: number
  /** The entry that keeps it in the client's journal. */
  entryId: number
  /** A confirmed appointment of the two. */
  appointmentId: number
  userIds: Cells<number | null>
}

const birth = {
  name: 'Ma naissance',
  isOwn: true,
  place: 'Lyon (69)',
  birthDate: '1990-05-12',
  latitude: 45.75,
  longitude: 4.85,
}

/** A new client and psychic; the others stay the same. */
async function makeWorld(test: TestApp, others: Others, scene: Scene): Promise<World> {
  const pair = await addPair(test, { cents: 5000 })
  const id = scene === 'nothing' ? 0 : await (scene === 'request' ? ask : openRoom)(pair)
  if (scene === 'ended') await pair.client.post(`/api/consultations/${id}/end`)
  const { slug, user_id } = await test.owner
    .selectFrom('psychics')
    .select(['slug', 'user_id'])
    .where('id', '=', pair.psychicId)
    .executeTakeFirstOrThrow()
  const order = await pair.client.post('/api/wallet/top-ups', { packId: 'credit-10' }, { 'idempotency-key': 'own' })
  const orderReference = order.body.topUp.url.match(/[^/]+$/)[0]
  const kept = await pair.client.post('/api/charts', birth)
  const pendulum = '/api/games/le-pendule'
  const { drawId } = (await pair.client.post(`${pendulum}/draws`, {})).body
  await pair.client.post(`${pendulum}/results`, { drawId, clientSeed: 'world', picks: [0] })
  const entry = await pair.client.post('/api/journal', { kind: 'draw', reference: `le-pendule/${drawId}` })
  const questionId = await addAnswered(test, pair)
  const { body } = await pair.client.get('/api/users/me')
  const passkeyId = await addPasskeyOf(test, pair.clientId)
  const userIds = { ...others, anonymous: null, client: pair.clientId, psychic: user_id }
  return {
    ...pair,
    id,
    psychicSlug: slug,
    clientReference: body.sessionId,
    passkeyId,
    orderReference,
    chartId: kept.body.chart.id,
    resultId: drawId,
    questionId,
    entryId: entry.body.entry.id,
    appointmentId: await addAppointment(test, pair),
    userIds,
  }
}

async function addPasskeyOf(test: TestApp, userId: number): Promise<number> {
  const { id } = await test.owner
    .insertInto('passkeys')
    .values({
      site_id: 99,
      user_id: userId,
      credential_id: randomUUID(),
      user_handle: randomUUID(),
      public_key: Buffer.from([1]),
      counter: 0,
      transports: [],
      name: 'Mon ordinateur',
      created_at: test.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type Others = Awaited<ReturnType<typeof addOthers>>

/** People unrelated to the client and the psychic. */
export async function addOthers(test: TestApp) {
  const staff = async (role: string) => {
    const { id } = await addClient(test)
    await test.owner.updateTable('users').set({ role }).where('id', '=', id).execute()
    return id
  }
  const otherClient = (await addClient(test)).id
  await fund(test, otherClient, { cents: 100_000 })
  return {
    otherClient,
    otherPsychic: (await addPsychic(test.owner, { withUser: true, present: true })).userId,
    editor: await staff('editor'),
    moderator: await staff('moderator'),
    support: await staff('support'),
    admin: await staff('admin'),
  }
}

const lasting = new WeakMap<Others, World>()

/** A world that is made once for all rows that change nothing. */
async function lastingWorld(test: TestApp, others: Others): Promise<World> {
  const world = lasting.get(others) ?? (await makeWorld(test, others, 'nothing'))
  lasting.set(others, world)
  return world
}

/**
 * The result for each person, one after another; client and psychic each get a new pair if there is a scene. Rows that
 * change nothing, and need no scene, share one world.
 */
export async function eachOf<T>(
  test: TestApp,
  others: Others,
  { scene, changes }: { scene: Scene | undefined; changes: boolean },
  ask: (world: World, role: Role) => Promise<T>,
): Promise<Cells<T>> {
  const shared = changes || scene ? await makeWorld(test, others, scene ?? 'nothing') : await lastingWorld(test, others)
  const got: [Role, T][] = []
  for (const role of roles) {
    const isOwn = role === 'client' || role === 'psychic'
    const world = isOwn && scene ? await makeWorld(test, others, scene) : shared
    got.push([role, await ask(world, role)])
  }
  return Object.fromEntries(got) as Record<Role, T>
}

/** A browser of this person, with its own session, which a row may end. */
export async function browserOf(test: TestApp, world: World, role: Role) {
  const userId = world.userIds[role]
  return userId === null ? test.browser() : signInAs(test, userId)
}
