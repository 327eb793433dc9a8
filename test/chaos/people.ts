import { type Kysely, sql } from 'kysely'
import { openWallet } from '../../src/features/house/ledger/queries.server.ts'
import { rotateSession } from '../../src/features/house/session/stored-sessions.server.ts'
import type { DB } from '../../src/platform/database/generated.ts'
import { Secrets } from '../../src/platform/secrets/secrets.ts'
import { noSession } from '../../src/platform/session/handle.ts'
import { postAny } from '../ledger/post-any.ts'
import { addPsychic, type GivenPsychic } from '../psychics.ts'
import type { World } from './world.ts'

const SITE = 99
const FREE_SECONDS = 90
const PROMOTIONAL = 300

export interface Actor {
  userId: number
  cookie: string
}

/** A client who may consult; every second one starts with free seconds and promotional credit. */
export async function addClient(world: World, place: number): Promise<Actor> {
  const { owner } = world
  const email = `chaos.client${place}@example.test`
  const { id } = await owner
    .insertInto('users')
    .values({
      site_id: SITE,
      first_name: 'Camille',
      email,
      email_key: email,
      email_proved_at: new Date(),
      birth_date: '1988-05-12',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await openWallet(owner, SITE, id)
  if (place % 2 === 0) await offer(owner, id)
  return { userId: id, cookie: await signIn(world, id) }
}

/** A psychic who works through the API; the odd prices don't divide a minute. */
export async function addHuman(
  world: World,
  place: number,
  channels: GivenPsychic['channels'] = ['chat'],
): Promise<Actor & { psychicId: number }> {
  const { id, userId } = await addPsychic(world.owner, {
    withUser: true,
    channels,
    slug: `chaos-${place}`,
    price: 247 + 13 * place,
  })
  return { userId: userId!, psychicId: id, cookie: await signIn(world, userId!) }
}

/** A psychic that the worker's jobs answer for. */
export async function addAutomaton(world: World, place: number): Promise<number> {
  return (await addPsychic(world.owner, { isAutomaton: true, slug: `automate-${place}`, price: 199, present: true })).id
}

/** A proved number on which the person is called. */
export async function giveNumber({ owner }: World, userId: number): Promise<string> {
  const number = `+336${String(10_000_000 + userId).padStart(8, '0')}`
  await owner.insertInto('phone_numbers').values({ user_id: userId, number, proved_at: new Date() }).execute()
  return number
}

async function offer(owner: Kysely<DB>, clientId: number): Promise<void> {
  await postAny(owner, 'offer', `chaos:${clientId}`, [
    { account: { kind: 'client_free_time', siteId: SITE, ownerId: clientId }, amount: FREE_SECONDS },
    { account: { kind: 'free_time_offer', siteId: SITE, ownerId: 0 }, amount: -FREE_SECONDS },
    { account: { kind: 'client_promotional', siteId: SITE, ownerId: clientId }, amount: PROMOTIONAL },
    { account: { kind: 'site_revenue', siteId: SITE, ownerId: 0 }, amount: -PROMOTIONAL },
  ])
}

/** A member of staff who vets psychics. */
export async function addVetter(world: World): Promise<number> {
  const { userId } = await addClient(world, -1)
  await world.owner.updateTable('users').set({ role: 'admin' }).where('id', '=', userId).execute()
  return userId
}

/** With a fresh second factor. */
export async function signInStaff(world: World, userId: number): Promise<string> {
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(world.owner)
  return signIn(world, userId, rows[0]!.now)
}

export async function signIn({ owner, secret }: World, userId: number, factorAt: Date | null = null): Promise<string> {
  const session = noSession()
  await rotateSession({ db: owner, afterCommit: null }, { secrets: new Secrets([secret]), secure: false }, session, {
    siteId: SITE,
    userId,
    staff: factorAt !== null,
    factorAt,
    userAgent: 'chaos',
    now: factorAt ?? new Date(),
  })
  return session.cookie!.slice(0, session.cookie!.indexOf(';'))
}
