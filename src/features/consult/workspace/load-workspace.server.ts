import type { Visit } from '../../../app.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { HOUR_MS } from '../../../platform/time/instants.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { offerPush } from '../../people/push/read-push.server.ts'
import { listAgenda } from '../appointments/list-appointments.server.ts'
import { callOfPsychic } from '../audiotel/queries.server.ts'
import { readAnswers } from '../canned-answers/write-answers.server.ts'
import { loadRoom } from '../consultations/load-room.server.ts'
import { readDay } from '../consultations/read-day.server.ts'
import { listLatest, missedIn } from '../consultations/read-missed.server.ts'
import { summaryOf } from '../consultations/read-summary.server.ts'
import { viewFound } from '../consultations/view-consultation.server.ts'
import { viewFollowUp } from '../follow-ups/read-follow-up.server.ts'
import { findOwnNote } from '../notes/psychic-note.server.ts'
import type { Consultation } from '../rooms/queries.server.ts'
import { sharedSky } from '../shared-charts/read-shared.server.ts'
import { readAsker, readPast } from './read-client-card.server.ts'
import { readWaiting } from './read-waiting.server.ts'

const LAST_SHOWN_MS = HOUR_MS
const APPOINTMENTS_SHOWN = 4

/** The psychic's current work: what waits, and the request with its client, or the open room. */
export async function loadWorkspace(visit: Visit) {
  const { psychicId, firstName } = psychicOf(visit)
  const [{ open, queue, questions, texts }, premiumCall, push, agenda, { answers }] = await Promise.all([
    readWaiting(visit),
    callOfPsychic(visit.db, psychicId),
    offerPush(visit),
    listAgenda(visit),
    readAnswers(visit),
  ])
  const asked = open?.status === 'requested'
  const [request = null] = open && asked ? await viewFound(visit, [open], 'psychic') : []
  const latest = open && !asked ? [] : await listLatest(visit.db, psychicId)
  return {
    name: firstName,
    waits: { queue, questions, waitingTexts: texts, appointments: agenda.open.slice(0, APPOINTMENTS_SHOWN) },
    push,
    premiumCall,
    request,
    asker: open && asked ? await readAsker(visit, open) : null,
    missed: open ? null : await missedIn(visit, psychicId, latest),
    last: await lastEnded(visit, latest),
    day: open ? null : await readDay(visit),
    room: open && !asked ? await loadRoom(visit, open.id) : null,
    note: open && !asked ? await findOwnNote(visit, open.id) : null,
    past: open && !asked ? await readPast(visit.db, open) : null,
    sky: open ? await sharedSky(visit, open) : null,
    answers,
  }
}

/** The consultation that just ended, with the note on its client, for the psychic to finish before the next. */
async function lastEnded(visit: Visit, latest: readonly Consultation[]) {
  // A request that waits for an answer is newer.
  const last = latest.find(({ status }) => status !== 'requested')
  if (
    last?.status !== 'ended' ||
    visit.now().getTime() - needed(last.endedAt, 'when an ended consultation ended').getTime() > LAST_SHOWN_MS
  )
    return null
  const summary = await summaryOf(visit.db, last)
  if (!summary) return null
  const { mayWrite, until } = await viewFollowUp(visit, last, 'psychic')
  return { summary, note: await findOwnNote(visit, last.id), writeUntil: mayWrite ? until : null }
}
