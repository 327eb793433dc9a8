import type { App, Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { siteBy } from '../../../sites/index.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { claimSender, dueSenders, type Sender, takeInbound } from './inbound-queries.server.ts'
import { fillsPart } from './parts.ts'
import type { Inbound } from './receive-text.server.ts'
import { replyTo } from './reply-to-text.server.ts'
import { inboundPlace } from './sealed-draft.server.ts'

const AT_A_TIME = 50

/** Reads the messages that came in. Safe on several nodes at once: those of one number are read by one. */
export async function hearTexts(app: App): Promise<void> {
  for (;;) {
    const senders = await dueSenders(app.db, app.now(), AT_A_TIME)
    for (const sender of senders) {
      await hearSender(systemVisit(app, siteBy(app.sites, sender.siteId)), sender).catch((error) =>
        app.log.error({ err: error, siteId: sender.siteId }, 'text message not understood'),
      )
    }
    if (senders.length < AT_A_TIME) return
  }
}

/** Reads the messages of a number in one transaction: each has its effect once, or is read again. */
const hearSender = (outer: Visit, sender: Sender): Promise<void> =>
  inTransaction(outer, async (visit) => {
    if (!(await claimSender(visit.db, sender))) return
    const taken = await takeInbound(visit.db, sender)
    const messages = taken.map(
      ({ providerId, sealed }) => JSON.parse(visit.app.keys.open(inboundPlace(providerId), sealed)) as Inbound,
    )
    const [first] = messages
    if (!first) return
    for (const text of joined(messages.map((one) => one.text))) await replyTo(visit, { from: first.from, text })
  })

/** The parts of long messages joined: a full one goes on in the next. */
export function joined(texts: readonly string[]): string[] {
  const whole: string[] = []
  let goesOn = false
  for (const text of texts) {
    if (goesOn) whole.push((whole.pop() ?? '') + text)
    else whole.push(text)
    goesOn = fillsPart(text)
  }
  return whole
}
