import { type Kysely, sql } from 'kysely'
import type { DB } from '../../src/platform/database/generated.ts'
import { addPsychic } from '../psychics.ts'
import type { Caller } from './caller.ts'
import { untilNone } from './closing.ts'
import { Desk } from './desk.ts'
import { addClient, giveNumber, signIn } from './people.ts'
import { Asker } from './pool-asker.ts'
import { Judge } from './pool-judge.ts'
import { PoolWorker } from './pool-worker.ts'
import type { Witness } from './witness.ts'
import type { World } from './world.ts'

const ASKERS = 4
const WORKERS = 2
/** Pages that each psychic keeps open: they take and answer at once. */
const PAGES = 2

/** Everything about pools that the site acknowledged. */
export class PoolWitness {
  /** Questions by their client, and how many keys were used to ask. */
  readonly texts = new Map<number, number>()
  readonly textKeys = new Map<number, number>()
  readonly answeredTexts = new Set<number>()
  readonly declinedTexts = new Set<number>()
  readonly cancelledTexts = new Set<number>()
  readonly free = new Map<number, number>()
  readonly answeredFree = new Set<number>()
  readonly acceptedFree = new Set<number>()

  get figures(): string {
    const { texts, answeredTexts, free, answeredFree } = this
    return `${texts.size} questions by text message, ${answeredTexts.size} answered; ${free.size} free questions, ${answeredFree.size} answered`
  }
}

interface Given {
  world: World
  witness: Witness
  pools: PoolWitness
  caller: (cookie: string) => Caller
  asStaff: () => Promise<Caller>
  stopping: () => boolean
}

/** People who ask free questions and questions by text message, psychics who answer them, and a moderator. */
export async function openPools({ world, witness, pools, caller, asStaff, stopping }: Given) {
  const people: { run(): Promise<void> }[] = [new Judge(await Desk.begin(asStaff), pools, stopping)]
  const psychics: number[] = []
  for (let place = 0; place < WORKERS; place += 1) {
    const slug = `chaos-textes-${place}`
    const { id, userId } = await addPsychic(world.owner, {
      withUser: true,
      slug,
      channels: ['chat', 'sms'],
      price: 131 + 40 * place,
    })
    psychics.push(id)
    for (let page = 0; page < PAGES; page += 1) {
      people.push(new PoolWorker(caller(await signIn(world, userId!)), pools, stopping))
    }
  }
  for (let place = 0; place < ASKERS; place += 1) {
    const { userId, cookie } = await addClient(world, 100 + place)
    await giveNumber(world, userId)
    people.push(new Asker(caller(cookie), { witness, pools, stripe: world.stripe }, userId, psychics, stopping))
  }
  return people
}

/** A worker looks for questions that are due every ten seconds, and pg-boss for jobs every minute. */
const LAPSE_WAIT_MS = 60_000

/** Lets a day pass for what nobody answered, and waits until workers have ended it. */
export async function awaitPools(db: Kysely<DB>): Promise<void> {
  await sql`update pool_items set due_at = app_now() - interval '1 second', taken_by = null, taken_until = null`.execute(
    db,
  )
  await untilNone(LAPSE_WAIT_MS, () =>
    db.selectFrom('pool_items').select('reference').where('kind', '=', 'sms').execute(),
  )
}
