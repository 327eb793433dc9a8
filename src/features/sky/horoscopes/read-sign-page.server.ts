import type { Visit } from '../../../app.ts'
import type { Sign } from '../../../astrology/names.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { relatedPages } from '../../house/related/related-pages.server.ts'
import { signAddress, yearAddress } from './addresses.ts'
import { type Period, type Span, yearShown, yearsShown } from './periods.ts'
import { readSpan } from './read-horoscope.server.ts'
import { readSky } from './read-sky.server.ts'
import { yearEvents } from './year-events.server.ts'

/** What the page of a sign shows for a period. */
export async function readSignPage(visit: Visit, period: Period, sign: Sign, span: Span) {
  const [{ from, to, opening, sections }, readOn] = await Promise.all([
    readSpan(visit, period, sign, span),
    relatedPages(visit, signAddress(period, sign), ['article', 'term', 'psychic']),
  ])
  const year = Number(from.slice(0, 4))
  const today = dayInParis(visit.now())
  const addressOf = (one: number) => (one === yearShown(today) ? signAddress('year', sign) : yearAddress(sign, one))
  return {
    period,
    sign,
    from,
    to,
    readOn,
    opening: { headline: opening.headline, sentences: opening.sentences },
    sections: sections.map(({ topic, score, sentences }) => ({ topic, score, sentences })),
    sky: period === 'day' || period === 'tomorrow' ? readSky(from) : null,
    events: period === 'year' ? yearEvents(year) : null,
    otherYears:
      period === 'year'
        ? yearsShown(today)
            .filter((one) => one !== year)
            .map((one) => ({ year: String(one), address: addressOf(one) }))
        : [],
  }
}

export type SignPageData = Awaited<ReturnType<typeof readSignPage>>
