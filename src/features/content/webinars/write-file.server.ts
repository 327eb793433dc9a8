import ical, { ICalEventStatus } from 'ical-generator'
import type { Visit } from '../../../app.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { timingOf, type Webinar } from './read-webinars.server.ts'
import { endOf, WEBINAR_PAGE } from './rules.ts'
import { texts } from './texts.ts'

/** Before any webinar: calendars take a change whose number, here of seconds, has grown. */
const FIRST = new Date('2026-01-01T00:00:00Z')

/** A webinar as a file for any calendar; it does not say where to join, which is for those who registered. */
export async function writeFile({ app, site }: Visit, of: Webinar): Promise<string> {
  const wording = await readWording(app, site.id, false)
  const summary = say(wording, texts, 'file', { company: site.label, title: of.title })
  // No time zone: the generator would write the hours of UTC as if they were those of Paris.
  const calendar = ical({ name: summary, prodId: { company: site.key, product: 'webinars', language: 'FR' } })
  const timing = timingOf(of)
  calendar.createEvent({
    id: `webinar-${of.id}@${new URL(site.canonical).hostname}`,
    sequence: Math.floor((of.changedAt.getTime() - FIRST.getTime()) / 1000),
    stamp: of.changedAt,
    start: timing.startsAt,
    end: endOf(timing),
    summary,
    description: of.description,
    url: site.canonical + WEBINAR_PAGE,
    status: of.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
