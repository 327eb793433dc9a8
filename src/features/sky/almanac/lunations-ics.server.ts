import ical from 'ical-generator'
import type { Visit } from '../../../app.ts'
import { signOfLongitude } from '../../../astrology/angles.ts'
import { eclipsesIn } from '../../../astrology/events/eclipses.ts'
import { openEphemeris } from '../../../astrology/events/ephemeris.ts'
import { lunationsIn } from '../../../astrology/events/events.ts'
import { parisSpan } from '../../../astrology/events/sky-of-day.ts'
import { say, type Values } from '../../../platform/i18n/texts.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { texts as sky } from '../sky/texts.ts'
import { almanacAddress } from './addresses.ts'
import { dateOf, spanOfDate } from './dates.ts'
import { texts } from './moon-texts.ts'

/** The new and full moons, quarters and eclipses of a year as a file for any calendar. */
export async function lunationsCalendar({ app, site }: Visit, year: string): Promise<string> {
  const wording = await readWording(app, site.id, false)
  const t = (key: keyof typeof texts.entries, values: Values = {}) => say(wording, texts, key, values)
  const name = (key: keyof typeof sky.entries) => say(wording, sky, key)
  const { from, until } = spanOfDate('year', year)
  const span = parisSpan(from, until)
  // No time zone: the generator would write the hours of UTC as if they were those of Paris.
  const calendar = ical({
    name: t('calendarName', { year }),
    prodId: { company: site.key, product: 'lunations', language: 'FR' },
  })
  const add = (id: string, at: number, summary: string) => {
    const start = new Date(at)
    calendar.createEvent({
      id: `${id}@${new URL(site.canonical).hostname}`,
      // The same file for everyone and every time: what is computed does not change.
      stamp: start,
      start,
      end: start,
      summary,
      url: site.canonical + almanacAddress('moon', dateOf('month', dayInParis(start))),
    })
  }
  for (const { at, phase, longitude } of lunationsIn(span, openEphemeris())) {
    const summary = t('lunation', { phase: name(phase), sign: name(signOfLongitude(longitude)) })
    add(`${phase}-${dayInParis(new Date(at))}`, at, summary)
  }
  for (const { at, body, kind, sign } of eclipsesIn(span)) {
    add(`eclipse-${body}-${dayInParis(new Date(at))}`, at, t(`eclipse.${body}.${kind}`, { sign: name(sign) }))
  }
  return calendar.toString()
}
