import type { Visit } from '../../../app.ts'
import { clientOf, psychicOf } from '../../house/visit/access.ts'
import { barredUntil } from './book-appointment.server.ts'
import { listOpen, listOver, readMode, writeMode } from './queries.server.ts'
import type { Mode } from './rules.ts'
import { openMode } from './slots.server.ts'
import { viewAppointment } from './views.ts'

/** How many of the past are listed. */
const OVER_SHOWN = 30

export async function listOwn(visit: Visit) {
  const { id: clientId } = clientOf(visit)
  const [lists, until] = await Promise.all([listsOf(visit, { clientId }), barredUntil(visit, clientId)])
  return { ...lists, barredUntil: until?.toISOString() ?? null }
}

export async function listAgenda(visit: Visit) {
  const { psychicId } = psychicOf(visit)
  const [lists, mode, current] = await Promise.all([
    listsOf(visit, { psychicId }),
    readMode(visit.db, psychicId),
    openMode(visit, psychicId),
  ])
  return { ...lists, mode, isClosed: mode !== current }
}

export async function chooseMode(visit: Visit, mode: Mode): Promise<Mode> {
  await writeMode(visit.db, psychicOf(visit).psychicId, mode)
  return mode
}

async function listsOf(visit: Visit, of: { clientId: number } | { psychicId: number }) {
  const [open, over] = await Promise.all([listOpen(visit.db, of), listOver(visit.db, of, OVER_SHOWN)])
  const view = (list: typeof open) => list.map((each) => viewAppointment(each, visit.now()))
  return { open: view(open), over: view(over) }
}
