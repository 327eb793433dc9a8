import { setTimeout as wait } from 'node:timers/promises'
import { Caller } from './caller.ts'
import { check } from './check.ts'
import { awaitCredit } from './closing.ts'
import { addClient } from './people.ts'
import { Random } from './random.ts'
import { Witness } from './witness.ts'
import { openWorld, SPEEDS, type World } from './world.ts'

type Killed = 'web' | 'worker' | 'both' | 'postmaster'
/** The way of a payment, step by step; a kill comes at the beginning of one. */
type Moment =
  | 'the provider is asked to open it'
  | 'its page is open'
  | 'it is paid'
  | 'its notice arrives'
  | 'its notice was answered'
  | 'the job asks the provider for it'
  | 'the provider has answered the job'
  | 'its client is back'

/** Twenty kills with SIGKILL between the page of a payment and its credit. */
export const points: readonly (readonly [Moment, Killed])[] = [
  ['the provider is asked to open it', 'web'],
  ['the provider is asked to open it', 'postmaster'],
  ['its page is open', 'both'],
  ['its page is open', 'postmaster'],
  ['it is paid', 'web'],
  ['it is paid', 'worker'],
  ['it is paid', 'postmaster'],
  ['its notice arrives', 'web'],
  ['its notice arrives', 'both'],
  ['its notice arrives', 'postmaster'],
  ['its notice was answered', 'worker'],
  ['its notice was answered', 'both'],
  ['its notice was answered', 'postmaster'],
  ['the job asks the provider for it', 'worker'],
  ['the job asks the provider for it', 'both'],
  ['the job asks the provider for it', 'postmaster'],
  ['the provider has answered the job', 'worker'],
  ['the provider has answered the job', 'postmaster'],
  ['its client is back', 'web'],
  ['its client is back', 'postmaster'],
]

const PACK = 1000
/** Twenty packs with one card are within what a new account may buy in a day. */
const CARD = 'card_of_the_buyer'

/** Buys one pack for each point, with its kill. Returns what is lost, doubled or against a law. */
export async function runKillPoints(say: (line: string) => void): Promise<readonly string[]> {
  const witness = new Witness()
  const world = await openWorld(SPEEDS.chat)
  try {
    const { userId, cookie } = await addClient(world, 0)
    const caller = new Caller(world.address, cookie, new Random(1), witness)
    const before = await balanceOf(caller)
    for (const [moment, killed] of points) {
      await buy(world, witness, caller, userId, moment, () => kill(world, killed))
      say(`${killed} killed when ${moment}`)
      await back(world)
    }
    await awaitCredit(world.owner, witness)
    const gained = (await balanceOf(caller)) - before
    const expected = points.length * PACK
    const lost = gained === expected ? [] : [`${gained} cents were credited instead of ${expected}`]
    return [...witness.violations, ...lost, ...(await check(world, witness))]
  } finally {
    await world.stop()
  }
}

const balanceOf = async (caller: Caller): Promise<number> => (await caller.get('/api/wallet')).body.wallet.balance

async function kill(world: World, killed: Killed): Promise<void> {
  if (killed === 'postmaster') return world.killPostmaster()
  if (killed !== 'worker') world.web.kill()
  if (killed !== 'web') world.worker.kill()
}

async function back(world: World): Promise<void> {
  await wait(200)
  while (!(await world.isReady())) await wait(50)
}

/** One purchase, from the page to its credit, with one kill. */
async function buy(
  { stripe }: World,
  witness: Witness,
  caller: Caller,
  clientId: number,
  moment: Moment,
  strike: () => Promise<void>,
): Promise<void> {
  const at = async (here: Moment) => (here === moment ? strike() : undefined)
  const once = (here: Moment, when: 'asked' | 'answered', opens: boolean) => {
    if (here !== moment) return
    stripe.watch((seen, path) => {
      if (seen !== when || path.endsWith('/v1/checkout/sessions') !== opens) return
      stripe.watch(() => {})
      void strike()
    })
  }
  once('the provider is asked to open it', 'asked', true)
  const { body } = await caller.keyed('/api/wallet/top-ups', { packId: 'credit-10', monthCap: null }, [])
  if (!body.topUp) throw new Error(`the purchase was refused: ${JSON.stringify(body)}`)
  const reference: string = body.topUp.url.split('/').at(-1)
  witness.orders.set(body.topUp.orderId, { clientId, paid: true })
  await at('its page is open')
  stripe.act(reference, { pays: PACK, card: CARD })
  await at('it is paid')
  once('the job asks the provider for it', 'asked', false)
  once('the provider has answered the job', 'answered', false)
  const { body: notice, signature } = stripe.notice(reference)
  const tell = () => caller.tell('/api/payments/notices/stripe', notice, { 'stripe-signature': signature })
  if (moment === 'its client is back') {
    const confirmed = caller.post(`/api/wallet/top-ups/${reference}/confirmation`, {}, [])
    await at('its client is back')
    await confirmed
  } else {
    const told = tell()
    await at('its notice arrives')
    await told
    await at('its notice was answered')
  }
  // The provider repeats a notice of which it got no answer, or whose answer was lost.
  await tell()
}
