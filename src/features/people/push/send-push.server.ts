import { createHash } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import type { Values } from '../../../platform/i18n/texts.ts'
import { sealedKind } from '../../../platform/jobs/sealed.ts'
import { later } from '../../../platform/time/instants.ts'
import { type Kind, pushKind } from './kinds.ts'
import { devicesToTell } from './queries.server.ts'
import { choicesOf, isOn, secondsOfNight } from './rules.ts'

export interface News {
  kind: Kind
  /** The same news has the same key, however often it is sent. */
  key: string
  /** News about the same thing replace each other, on the screen and while they wait. */
  about: string
  /** Where a press leads: a path of the site. */
  path: string
  values?: Values
  /** When it stops being true, if that is before its kind's time. */
  trueUntil?: Date
  /** Not to the browser that the visit comes from: its page says it. */
  elsewhere?: true
}

/** News on its way to one device. */
export interface WaitingNews extends Omit<News, 'key' | 'elsewhere' | 'trueUntil'> {
  deviceId: number
  /** ISO; when it was to be sent. */
  since: string
  /** ISO; after it the news is not true any more. */
  until: string
}

/** Retried within a minute; what stops being true before is dropped. */
export const pushToSend = { ...sealedKind('send-push'), again: { most: 6, firstSeconds: 2 } }

/**
 * Sends news to all devices of a person who wants to hear of it, within the current transaction; returns to how many.
 * News sent twice arrive once. At night, what is not awaited waits for the morning, unless the person wants it at once.
 */
export async function sendPush(
  visit: Visit,
  userId: number,
  { key, elsewhere, trueUntil, ...news }: News,
): Promise<number> {
  const { app, db } = visit
  if (!app.push) return 0
  const { ttlSeconds, awaited } = pushKind(news.kind)
  const rows = await devicesToTell(db, userId)
  const isHere = (sessionId: number | null) => sessionId !== null && sessionId === visit.session.id
  const devices = rows.filter((row) => isOn(news.kind, choicesOf(row)) && !(elsewhere && isHere(row.session_id)))
  for (const { id: deviceId, site_id: siteId, quiet } of devices) {
    const startAfterSeconds = awaited || quiet === false ? 0 : secondsOfNight(visit.now())
    const longest = later(visit.now(), (startAfterSeconds + ttlSeconds) * 1000)
    const until = (trueUntil && trueUntil < longest ? trueUntil : longest).toISOString()
    const since = later(visit.now(), startAfterSeconds * 1000).toISOString()
    const sealed = await app.secrets.seal({ ...news, deviceId, since, until } satisfies WaitingNews)
    const id = idOf(`${news.kind} ${key} ${deviceId}`)
    await app.jobs.send(visit, pushToSend, { siteId, sealed }, { id, startAfterSeconds })
  }
  return devices.length
}

/** A UUID that the same news to the same device always has: the queue takes it once. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
