import { type Catalogue, say, type Wording } from '../../../platform/i18n/texts.ts'
import { ALMANAC, type AlmanacPage, almanacAddress, almanacPages } from './addresses.ts'
import { dateOf } from './dates.ts'
import { datesAhead } from './dates-ahead.ts'
import { texts as ephemeris } from './ephemeris-texts.ts'
import { texts as hours } from './hours-texts.ts'
import { inDate } from './in-date.ts'
import { texts as moon } from './moon-texts.ts'
import { texts as retrogrades } from './retrograde-texts.ts'

const texts: Readonly<Record<AlmanacPage, Catalogue<'head' | 'description'>>> = { moon, hours, retrogrades, ephemeris }

interface Listed {
  path: string
  title: string
  description: string
  /** The day from which a page shows something else; null for a date that stays what it is. */
  changedOn: string | null
}

/** The pages of the sky by date that search engines may index: today's, and the dates that people look for ahead. */
export const listedPages = (wording: Wording, { site, today }: { site: string; today: string }): Listed[] =>
  ALMANAC.flatMap((page) => {
    const { unit } = almanacPages[page]
    const now = dateOf(unit, today)
    return [undefined, ...datesAhead(page, today)].map((date) => {
      const values = { site, [unit]: inDate(unit, date ?? now) }
      return {
        path: almanacAddress(page, date),
        title: say(wording, texts[page], 'head', values),
        description: say(wording, texts[page], 'description', values),
        changedOn: date === undefined ? today : null,
      }
    })
  })
