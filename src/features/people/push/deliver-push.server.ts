import type { App, Visit } from '../../../app.ts'
import type { Wording } from '../../../platform/i18n/texts.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { unsealWork } from '../../../platform/jobs/sealed.ts'
import { siteBy } from '../../../sites/index.ts'
import type { Site } from '../../../sites/site.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { isPaused } from '../pauses/standing.server.ts'
import { pushKind } from './kinds.ts'
import { noteOutcome, type Outcome } from './outcome-queries.server.ts'
import { findDevice, markSent, removeDevice } from './queries.server.ts'
import { type Choices, choicesOf, isOn } from './rules.ts'
import { openAddress } from './sealed-device.server.ts'
import { pushToSend, type WaitingNews } from './send-push.server.ts'
import { texts } from './texts.ts'

type Device = NonNullable<Awaited<ReturnType<typeof findDevice>>>

/** Characters of a title or a body, whatever a name holds. */
const MOST_CHARACTERS = 200

/**
 * Sends one device its news, if it is still true and still wanted: devices are removed, minds change and pauses begin
 * while it waits.
 */
export async function deliverPush(app: App, { siteId, sealed }: { siteId: number; sealed: string }): Promise<void> {
  const news = await unsealWork<WaitingNews>(app.secrets, sealed)
  const site = siteBy(app.sites, siteId)
  const visit = systemVisit(app, site)
  const device = await findDevice(app.db, news.deviceId)
  const left = Math.floor((Date.parse(news.until) - app.now().getTime()) / 1000)
  if (!app.push || !device || !(await mayTell(visit, device, news))) return
  const note = (outcome: Outcome) => {
    const seconds = (app.now().getTime() - Date.parse(news.since)) / 1000
    return noteOutcome(app.db, { siteId, outcome, seconds, at: app.now() })
  }
  if (left <= 0) return note('late')
  const { ttlSeconds, urgency } = pushKind(news.kind)
  const wording = await readWording(app, siteId, false)
  const answer = await app.push.send({
    siteId,
    userId: device.user_id,
    to: openAddress(app.keys, device),
    payload: JSON.stringify(noticeOf(news, choicesOf(device), site, wording)),
    ttlSeconds: Math.min(left, ttlSeconds),
    urgency,
    topic: topicOf(visit, news),
  })
  switch (answer.outcome) {
    case 'sent':
      await note('sent')
      return markSent(app.db, device.id, app.now())
    case 'gone':
      await note('gone')
      return removeDevice(app.db, device.id)
    case 'refused':
      app.log.error({ kind: news.kind }, 'push refused')
      return note('refused')
    case 'later':
      if (answer.seconds >= left) return note('late')
      await app.jobs.send(visit, pushToSend, { siteId, sealed }, { startAfterSeconds: answer.seconds })
  }
}

async function mayTell(visit: Visit, device: Device, { kind }: WaitingNews): Promise<boolean> {
  if (!isOn(kind, choicesOf(device))) return false
  if (!pushKind(kind).invites) return true
  const email = device.email_proved_at ? device.email : null
  return !(await isPaused(visit, { userId: device.user_id, email, phone: device.number }))
}

/** What our service worker shows. */
function noticeOf(news: WaitingNews, { names }: Choices, site: Site, wording: Wording) {
  const { kind, about, path, values } = news
  const words = (part: 'title' | 'body' | 'namedTitle' | 'namedBody') =>
    say(wording, texts, `${kind}.${part}`, { company: site.label, ...values }).slice(0, MOST_CHARACTERS)
  return {
    title: words(names ? 'namedTitle' : 'title'),
    body: words(names ? 'namedBody' : 'body'),
    tag: about,
    path,
    silent: pushKind(kind).silent ?? false,
  }
}

/** A push service reads the topic: a digest tells it nothing, nor that two people wait for the same. */
const topicOf = ({ app }: Visit, { deviceId, about }: WaitingNews): string =>
  app.digest(`push-topic:${deviceId}:${about}`).toString('base64url').slice(0, 32)
