import type { Visit } from '../../../app.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { HOUR_MS } from '../../../platform/time/instants.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { offerPush } from '../../people/push/read-push.server.ts'
import { callOfPsychic, codesOf } from '../audiotel/queries.server.ts'
import { loadRoom } from '../consultations/load-room.server.ts'
import { listLatest, missedIn } from '../consultations/read-missed.server.ts'
import { summaryOf } from '../consultations/read-summary.server.ts'
import { viewFound } from '../consultations/view-consultation.server.ts'
import { viewFollowUp } from '../follow-ups/read-follow-up.server.ts'
import { findOwnNote } from '../notes/psychic-note.server.ts'
import { countOpen } from '../pools/queries.server.ts'
import { readOffer, readPresence } from '../presence/queries.server.ts'
import { openable } from '../psychics/rules.ts'
import { readQueue } from '../queue/lead-queue.server.ts'
import { type Consultation, findOpen } from '../rooms/queries.server.ts'

const LAST_SHOWN_MS = HOUR_MS

/** The psychic's current work: presence, the waiting request, or the open room. */
export async function loadWorkspace(visit: Visit) {
  const { psychicId, firstName } = psychicOf(visit)
  const [presence, offer, open, queue, questions, waitingTexts, premiumCall, codes, push] = await Promise.all([
    readPresence(visit.db, psychicId),
    readOffer(visit.db, psychicId),
    findOpen(visit.db, { psychicId }),
    readQueue(visit),
    countOpen(visit.db, 'question', psychicId),
    countOpen(visit.db, 'sms', psychicId),
    callOfPsychic(visit.db, psychicId),
    codesOf(visit.db, [psychicId]),
    offerPush(visit),
  ])
  const asked = open?.status === 'requested'
  const [request = null] = open && asked ? await viewFound(visit, [open], 'psychic') : []
  const latest = open && !asked ? [] : await listLatest(visit.db, psychicId)
  return {
    name: firstName,
    desk: {
      presence,
      offered: openable(visit.app.premium !== null).filter((channel) => offer.channels.includes(channel)),
      code: codes.get(psychicId) ?? null,
      questions,
      waitingTexts,
      push,
    },
    queue,
    premiumCall,
    request,
    missed: open ? null : await missedIn(visit, psychicId, latest),
    last: await lastEnded(visit, latest),
    room: open && !asked ? await loadRoom(visit, open.id) : null,
    note: open && !asked ? await findOwnNote(visit, open.id) : null,
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
