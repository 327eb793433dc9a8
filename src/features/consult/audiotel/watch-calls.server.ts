import type { App, Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { later } from '../../../platform/time/instants.ts'
import { siteBy } from '../../../sites/index.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { endCall } from './end-call.server.ts'
import type { PremiumOperator } from './operator.ts'
import {
  claimCallsToAsk,
  forgetSignatures,
  lockCall,
  type PremiumCall,
  setConnected,
  setOver,
} from './queries.server.ts'
import { ASIDE, ASK_EVERY, END_GRACE, GIVEN_UP } from './rules.ts'

/** Calls per look. */
const LOOK = 100
/** Signatures are kept for longer than a message may be old. */
const KEPT_MS = 900_000

/**
 * Asks the operator about open calls, whatever happens to its messages: finds ends that were lost, and ends calls that
 * last too long. A failure is tried again at the next look; a call of which nothing can be learned is given up at last, so
 * that its psychic is not taken for ever.
 */
export async function watchCalls(app: App): Promise<void> {
  if (!app.premium) return
  await forgetSignatures(app.db, later(app.now(), -KEPT_MS))
  for (const call of await claimCallsToAsk(app.db, app.house(), ASK_EVERY, LOOK)) {
    await askAbout(app, app.premium, call).catch(async (error) => {
      app.log.error({ err: error, premiumCall: call.id }, 'premium call')
      if (isOlder(app, call, call.longestSeconds + GIVEN_UP)) await giveUp(app, app.premium, call)
    })
  }
}

async function askAbout(app: App, operator: PremiumOperator, call: PremiumCall): Promise<void> {
  const fate = await operator.fate(call.call)
  if (fate.state === 'over') {
    return withCall(app, operator, call, (visit, locked) => endCall(visit, locked, fate.seconds, false))
  }
  if (fate.state === 'connected') {
    await withCall(app, operator, call, async (visit, locked) => {
      if (locked.state === 'ringing') await setConnected(visit.db, locked.id)
    })
  }
  if (isTooLong(app, call)) await operator.hangUp(call.call)
}

/** The operator ends a connection itself; this is for one that does not. */
const isTooLong = (app: App, call: PremiumCall): boolean =>
  isOlder(app, call, call.longestSeconds + ASIDE) ||
  (call.connectedAt !== null && isPast(app, call.connectedAt, call.longestSeconds + END_GRACE))

const isOlder = (app: App, { announcedAt }: PremiumCall, seconds: number) => isPast(app, announcedAt, seconds)

const isPast = (app: App, since: Date, seconds: number): boolean =>
  app.now().getTime() > since.getTime() + seconds * 1000

const giveUp = (app: App, operator: PremiumOperator | null, call: PremiumCall) =>
  operator &&
  withCall(app, operator, call, async (visit, locked) => {
    if (locked.state !== 'over') await setOver(visit.db, locked.id, { outcome: 'unknown' })
  })

async function withCall(
  app: App,
  { name }: PremiumOperator,
  { siteId, call }: PremiumCall,
  work: (visit: Visit, call: PremiumCall) => Promise<void>,
): Promise<void> {
  await inTransaction(systemVisit(app, siteBy(app.sites, siteId)), async (visit) => {
    const locked = await lockCall(visit.db, name, call)
    if (locked) await work(visit, locked)
  })
}
