import type { Visit } from '../../../app.ts'
import { promotionalEntries } from '../../house/ledger/given-entries.ts'
import { openWallet, post } from '../../house/ledger/queries.server.ts'
import { type Appointment, type Ending, markEnded } from './queries.server.ts'
import { ABSENCE_CREDIT } from './rules.ts'
import { tellClient, tellPsychic } from './tell.server.ts'

/** Ends an appointment by its psychic's absence: the house gives its client credit, once, and both are told. */
export async function settleAbsence(
  visit: Visit,
  of: Appointment,
  ending: Pick<Ending, 'by' | 'late'> = {},
): Promise<void> {
  const { id, siteId, clientId } = of
  await markEnded(visit.db, id, { state: 'psychic-absent', ...ending })
  await openWallet(visit.db, siteId, clientId)
  await post(visit.db, 'appointment-credit', `appointment:${id}`, {}, promotionalEntries(of, ABSENCE_CREDIT))
  await tellClient(visit, of, 'psychicAbsent')
  await tellPsychic(visit, of, 'psychicAbsent')
}
