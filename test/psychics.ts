import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../src/platform/database/generated.ts'

type Channel = 'chat' | 'phone' | 'sms' | 'web-call' | 'audiotel'

export interface GivenPsychic {
  slug?: string
  name?: string
  gender?: 'male' | 'female' | 'unknown'
  /** The main job. */
  jobId?: number
  otherJobIds?: readonly number[]
  /** Integer cents per minute. */
  price?: number
  siteId?: number
  position?: number
  isAutomaton?: boolean
  /** The channels that the psychic offers; in the default presence the chat is open. */
  channels?: readonly Channel[]
  joinedAt?: Date
  /** A user of the workspace, role psychic, on the same site. */
  withUser?: boolean
  /** A presence with the chat open, leased for an hour. */
  present?: boolean
}

/** A psychic for a test; the slug is random by default. */
export async function addPsychic(
  owner: Kysely<DB>,
  given: GivenPsychic = {},
): Promise<{ id: number; slug: string; userId: number | null }> {
  const slug = given.slug ?? `p-${randomBytes(5).toString('hex')}`
  const name = given.name ?? 'Solène'
  const siteId = given.siteId ?? 99
  const userId = given.withUser ? await addPsychicUser(owner, siteId, name, slug) : null
  const { id } = await owner
    .insertInto('psychics')
    .values({
      slug,
      name,
      gender: given.gender ?? 'female',
      job_ids: [given.jobId ?? 1, ...(given.otherJobIds ?? [])],
      is_automaton: given.isAutomaton ?? false,
      user_id: userId,
      headline: 'Je vous écoute, puis je réponds simplement.',
      presentation: ['Premier paragraphe.', 'Second paragraphe.'],
      method: 'Vous écrivez, je lis, je réponds.',
      specialities: ['vie de couple', 'travail'],
      offered_channels: [...(given.channels ?? ['chat'])],
      practising_since: 2010,
      ...(given.joinedAt ? { joined_at: given.joinedAt } : { joined_at: sql<Date>`app_now() - interval '1 year'` }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await list(owner, id, siteId, given.price ?? 250, given.position)
  if (given.present) await openPresence(owner, id, ['chat'], 3600)
  return { id, slug, userId }
}

/** Lists a psychic on another site. */
export async function list(owner: Kysely<DB>, id: number, siteId: number, price: number, position = id): Promise<void> {
  await owner
    .insertInto('psychic_listings')
    .values({ psychic_id: id, site_id: siteId, price_per_minute: price, position })
    .execute()
}

/** Opens channels for `seconds` from now; an empty list is a pause. */
export async function openPresence(
  owner: Kysely<DB>,
  id: number,
  channels: readonly Channel[],
  seconds: number,
): Promise<void> {
  const row = { channels: [...channels], lease_until: sql<Date>`app_now() + make_interval(secs => ${seconds})` }
  await owner
    .insertInto('presences')
    .values({ psychic_id: id, ...row })
    .onConflict((conflict) => conflict.column('psychic_id').doUpdateSet(row))
    .execute()
}

async function addPsychicUser(owner: Kysely<DB>, siteId: number, name: string, slug: string): Promise<number> {
  const email = `${slug}@example.test`
  const { id } = await owner
    .insertInto('users')
    .values({
      site_id: siteId,
      role: 'psychic',
      first_name: name,
      email,
      email_key: email,
      email_proved_at: sql<Date>`app_now()`,
      gender: 'female',
      birth_date: '1980-02-03',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
