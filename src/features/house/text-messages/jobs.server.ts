import type { App, Visit } from '../../../app.ts'
import { job } from '../../../platform/jobs/job.ts'
import { sealedKind, unsealWork } from '../../../platform/jobs/sealed.ts'
import { siteBy } from '../../../sites/index.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { keepRefusal } from './refusals.server.ts'
import type { TextRefusal } from './rules.ts'
import { type Text, textToSend } from './send-text.server.ts'

/** A message that the network accepted, and how often its status was asked. */
interface Taken {
  to: string
  id: string
  asked: number
}

const textToFollow = sealedKind('follow-text')
/** A network reports within minutes that it could not deliver. */
const ASKED_AFTER_SECONDS = [10, 30, 120, 600]

const visitFor = (app: App, siteId: number) => systemVisit(app, siteBy(app.sites, siteId))

/** Asks later for the delivery status of a message, a limited number of times. */
async function follow(visit: Visit, taken: Taken): Promise<void> {
  const startAfterSeconds = ASKED_AFTER_SECONDS[taken.asked]
  if (startAfterSeconds === undefined) return
  const sealed = await visit.app.secrets.seal(taken)
  await visit.app.jobs.send(visit, textToFollow, { siteId: visit.site.id, sealed }, { startAfterSeconds })
}

export const textJobs = [
  /** A refused number is a final answer, and is not retried: only exceptions are. */
  job(textToSend, async (app: App, { siteId, sealed }) => {
    const text = await unsealWork<Text>(app.secrets, sealed)
    const visit = visitFor(app, siteId)
    const { refused, id } = await app.sms.send({ siteId, ...text })
    if (refused) await refuse(visit, text.to, refused)
    else if (id !== null) await follow(visit, { to: text.to, id, asked: 0 })
  }),
  job(textToFollow, async (app: App, { siteId, sealed }) => {
    const taken = await unsealWork<Taken>(app.secrets, sealed)
    const visit = visitFor(app, siteId)
    const { refused, open } = await app.sms.fate(taken.id)
    if (refused) await refuse(visit, taken.to, refused)
    else if (open) await follow(visit, { ...taken, asked: taken.asked + 1 })
  }),
]

async function refuse(visit: Visit, to: string, refused: TextRefusal) {
  visit.app.log.warn({ refused, siteId: visit.site.id }, 'text message refused')
  await keepRefusal(visit, to, refused)
}
