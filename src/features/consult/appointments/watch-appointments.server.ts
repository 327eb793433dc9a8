import type { App, Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { announce } from '../rooms/announce.server.ts'
import { type Appointment, lockIfFree, markEnded } from './queries.server.ts'
import { isOpen, outcomeOf } from './rules.ts'
import { settleAbsence } from './settle-absence.server.ts'
import { announceAppointment, tellClient, tellPsychic } from './tell.server.ts'
import {
  claimReminder,
  claimWarnings,
  listLapsed,
  listOrphans,
  listToConclude,
  listToRemind,
  notePresence,
  REMINDERS,
  type Reminder,
  readMeeting,
} from './watch-queries.server.ts'

/**
 * What time brings about: requests lapse, reminders are sent, rooms are warned, appointments conclude. Every worker
 * looks; each act is one transaction that holds the row's lock, together with the mails it queues. A killed node
 * undoes its act, and another does it.
 */
export async function watchAppointments(app: App): Promise<void> {
  const visit = systemVisit(app, app.sites[0])
  await notePresence(visit.db)
  await each(app, visit, await listOrphans(visit.db), dropOrphan)
  await each(app, visit, await listLapsed(visit.db), lapse)
  await each(app, visit, await listToConclude(visit.db), conclude)
  for (const reminder of REMINDERS) {
    const remind = (inner: Visit, of: Appointment) => sendReminder(inner, of, reminder)
    await each(app, visit, await listToRemind(visit.db, reminder), remind)
  }
  await inTransaction(visit, async (inner) => {
    for (const room of await claimWarnings(inner.db)) announce(inner, room)
  })
}

/** One appointment that fails keeps no other from its turn. */
async function each(
  app: App,
  visit: Visit,
  ids: readonly number[],
  act: (inner: Visit, of: Appointment) => Promise<void>,
): Promise<void> {
  for (const id of ids) {
    try {
      await inTransaction(visit, async (inner) => {
        const found = await lockIfFree(inner.db, id)
        if (found && isOpen(found.state)) await act(inner, found)
      })
    } catch (error) {
      app.log.error({ err: error, appointment: id }, 'an appointment could not be looked after')
    }
  }
}

async function lapse(visit: Visit, of: Appointment): Promise<void> {
  if (of.state !== 'asked' || of.answerBy > visit.now()) return
  await markEnded(visit.db, of.id, { state: 'lapsed', by: 'house' })
  await tellClient(visit, of, 'lapsed')
  await tellPsychic(visit, of, 'lapsed')
  announceAppointment(visit, of)
}

async function dropOrphan(visit: Visit, of: Appointment): Promise<void> {
  const [still] = (await listOrphans(visit.db)).filter((id) => id === of.id)
  if (still === undefined) return
  await markEnded(visit.db, of.id, { state: 'cancelled', by: 'house', why: 'profile' })
  await tellClient(visit, of, 'gone')
  await tellPsychic(visit, of, 'cancelled')
  announceAppointment(visit, of)
}

async function conclude(visit: Visit, of: Appointment): Promise<void> {
  // It may have been moved while its lock was awaited.
  const meeting = await readMeeting(visit.db, of.id)
  const outcome = of.state === 'confirmed' && meeting.overdueMinutes >= 0 ? outcomeOf(meeting) : null
  if (!outcome) return
  if (outcome === 'psychic-absent') await settleAbsence(visit, of)
  else await markEnded(visit.db, of.id, { state: outcome })
  if (outcome === 'client-absent') {
    await tellClient(visit, of, 'absent')
    await tellPsychic(visit, of, 'absent')
  }
  announceAppointment(visit, of)
}

async function sendReminder(visit: Visit, of: Appointment, reminder: Reminder): Promise<void> {
  if (!(await claimReminder(visit.db, of.id, reminder))) return
  await tellClient(visit, of, reminder)
  await tellPsychic(visit, of, reminder)
  announceAppointment(visit, of)
}
