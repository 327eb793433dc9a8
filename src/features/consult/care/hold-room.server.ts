import type { Visit } from '../../../app.ts'
import { mailboxOf } from '../../house/users/mailbox.ts'
import type { Bill } from '../rooms/rules.ts'
import { addressOf, insertHold, lockPerson, wasHeldSince } from './hold-queries.server.ts'
import { AGAIN_DAYS, DECIDE_HOURS } from './hold-rules.ts'

interface Room {
  consultation: { id: number; siteId: number; clientId: number; psychicId: number }
  bill: Bill
  /** Whether the psychic pressed the danger button. */
  pressed: boolean
}

/**
 * Records the hold of a room that ends for someone's safety, in the transaction that bills it. A person's second hold
 * within AGAIN_DAYS has no term: a moderator must decide.
 */
export async function holdRoom(visit: Visit, { consultation, bill, pressed }: Room): Promise<void> {
  const { id: consultationId, siteId, clientId, psychicId } = consultation
  const email = await addressOf(visit.db, clientId)
  const digest = (text: string) => visit.app.digest(`care:${text}`)
  const person = { clientId, personHash: email === null ? null : digest(`${siteId}:${mailboxOf(email)}`) }
  await lockPerson(visit.db, person, 'holding')
  await insertHold(visit.db, {
    ...person,
    consultationId,
    siteId,
    psychicId,
    pressed,
    cents: bill.total,
    seconds: bill.freeSeconds,
    share: bill.psychicShare + bill.offeredShare,
    offeredShare: bill.offeredShare,
    defaultHours: (await wasHeldSince(visit.db, person, AGAIN_DAYS)) ? null : DECIDE_HOURS,
  })
}
