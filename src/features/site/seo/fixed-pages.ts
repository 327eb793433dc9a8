import { SIGNS } from '../../../astrology/names.ts'
import { type Catalogue, say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Site } from '../../../sites/site.ts'
import { exchangeTexts as exchange } from '../../consult/follow-ups/exchange-texts.ts'
import { GUIDE_PAGE } from '../../consult/guide/answers.ts'
import { texts as guide } from '../../consult/guide/texts.ts'
import { listTexts } from '../../consult/psychics/list-texts.ts'
import { texts as reviewLog } from '../../consult/reviews/log-texts.ts'
import { LOG_PAGE } from '../../consult/reviews/rules.ts'
import { glossaryAddress, magAddress } from '../../content/content/addresses.ts'
import { GLOSSARIES } from '../../content/content/rules.ts'
import { texts as content } from '../../content/content/texts.ts'
import { texts as webinar } from '../../content/webinars/texts.ts'
import { texts as terms } from '../../house/consents/texts.ts'
import { texts as loyalty } from '../../money/loyalty/texts.ts'
import { texts as recruitment } from '../../money/recruitment/texts.ts'
import { texts as hub } from '../../play/hub/texts.ts'
import { texts as lottery } from '../../play/lottery/texts.ts'
import { texts as love } from '../../play/love-test/texts.ts'
import { texts as contact } from '../../rights/contact/texts.ts'
import { listedPages } from '../../sky/almanac/listed-pages.ts'
import { texts as chart } from '../../sky/charts/page-texts.ts'
import { pairPath } from '../../sky/compatibility/pair-address.ts'
import { texts as match } from '../../sky/compatibility/texts.ts'
import { periodAddress, signAddress, yearAddress } from '../../sky/horoscopes/addresses.ts'
import { PERIODS, shownSpan, yearShown, yearSpan, yearsShown } from '../../sky/horoscopes/periods.ts'
import { texts as horoscope } from '../../sky/horoscopes/texts.ts'
import { texts as skyPage } from '../../sky/sky/page-texts.ts'
import { texts as signPages } from '../../sky/sky/sign-page-texts.ts'
import { texts as sky } from '../../sky/sky/texts.ts'
import { texts as home } from '../home/texts.ts'
import { texts as legal } from '../legal/texts.ts'

export interface FixedPage {
  path: string
  /** Without the name of the site. */
  title: string
  description: string
  part: 'pages' | 'horoscopes' | 'compatibilite' | 'tarots'
  /** YYYY-MM-DD, for pages computed for each day, week, month or year; null if no date is known. */
  changedOn: string | null
}

/** The coming year was first shown in the autumn, not on its own first day. */
const changeOf = (from: string, today: string): string => (from > today ? `${today.slice(0, 4)}-10-01` : from)

/** The public pages that the code itself provides; those of content and of psychics are added elsewhere. */
export function fixedPages(site: Site, wording: Wording, today: string): FixedPage[] {
  const words = (values: Values = {}) => {
    const all = {
      site: site.label,
      noun: site.psychicNoun.singular,
      nouns: site.psychicNoun.plural,
      year: String(yearShown(today)),
      ...values,
    }
    return <K extends string>(from: Catalogue<K>, key: K) => say(wording, from, key, all)
  }
  const t = <K extends string>(from: Catalogue<K>, key: K, values: Values = {}) => words(values)(from, key)
  const page = (path: string, title: string, description: string, changedOn: string | null = null): FixedPage => ({
    path,
    title: title.replace(` · ${site.label}`, ''),
    description,
    part: 'pages',
    changedOn,
  })
  const name = (sign: (typeof SIGNS)[number]) => t(sky, sign)
  return [
    page('/', t(home, 'head'), t(home, 'description')),
    page('/voyance', t(listTexts, 'listHead'), t(listTexts, 'listDescription')),
    page(GUIDE_PAGE, t(guide, 'head'), t(guide, 'description')),
    page(LOG_PAGE, t(reviewLog, 'head'), t(reviewLog, 'description')),
    page('/theme-astral', t(chart, 'head'), t(chart, 'description')),
    page('/compatibilite-amoureuse', t(match, 'head'), t(match, 'description')),
    page('/compatibilite-amoureuse/naissances', t(match, 'birthsHead'), t(match, 'birthsDescription')),
    page('/astrologie', t(signPages, 'head'), t(signPages, 'description')),
    page(magAddress(), t(content, 'mag'), t(content, 'magDescription')),
    ...GLOSSARIES.map((one) =>
      page(glossaryAddress(one), t(content, `glossary.${one}`), t(content, `glossaryDescription.${one}`)),
    ),
    page('/programme-fidelite', t(loyalty, 'title'), t(loyalty, 'description')),
    page('/tirage-au-sort', t(lottery, 'title'), t(lottery, 'description')),
    page('/devenir-voyant', t(recruitment, 'head'), t(recruitment, 'description')),
    page('/voyance/webinaire', t(webinar, 'title'), t(webinar, 'description')),
    page('/contact-voyant', t(exchange, 'title'), t(exchange, 'description')),
    page('/contactez-nous', t(contact, 'title'), t(contact, 'description')),
    page('/questions-frequentes', t(content, 'questions'), t(content, 'questionsDescription')),
    page('/page/conditions', t(terms, 'termsTitle'), t(terms, 'termsDescription')),
    page('/page/mentions-legales', t(legal, 'noticeTitle'), t(legal, 'noticeDescription')),
    page('/page/donnees-personnelles', t(legal, 'privacyTitle'), t(legal, 'privacyDescription')),
    page('/page/accessibilite', t(legal, 'accessTitle'), t(legal, 'accessDescription')),
    ...[
      page('/ciel', t(skyPage, 'head'), t(skyPage, 'description'), today),
      ...listedPages(wording, { site: site.label, today }).map(({ path, title, description, changedOn }) =>
        page(path, title, description, changedOn),
      ),
      page('/horoscope', t(horoscope, 'head'), t(horoscope, 'description'), today),
      ...PERIODS.flatMap((period) => {
        const changedOn = period === 'tomorrow' ? today : changeOf(shownSpan(period, today).from, today)
        const all = page(
          periodAddress(period),
          t(horoscope, `title.${period}`),
          t(horoscope, `periodDescription.${period}`),
          changedOn,
        )
        const bySign = SIGNS.map((sign) => {
          const own = words({ sign: name(sign) })
          return page(
            signAddress(period, sign),
            own(horoscope, `signTitle.${period}`),
            own(horoscope, `signDescription.${period}`),
            changedOn,
          )
        })
        return [all, ...bySign]
      }),
      // The year that the pages without a year no longer show.
      ...yearsShown(today)
        .slice(0, -1)
        .flatMap((year) =>
          SIGNS.map((sign) => {
            const own = words({ sign: name(sign), year: String(year) })
            return page(
              yearAddress(sign, year),
              own(horoscope, 'signTitle.year'),
              own(horoscope, 'signDescription.year'),
              yearSpan(year).from,
            )
          }),
        ),
    ].map((one) => ({ ...one, part: 'horoscopes' as const })),
    { ...page('/love-test', t(love, 'head'), t(love, 'description')), part: 'tarots' },
    { ...page('/tarots-oracles', t(hub, 'head'), t(hub, 'description')), part: 'tarots' },
    ...SIGNS.flatMap((one, place) =>
      SIGNS.slice(place).map((other) => {
        const own = words({ one: name(one), other: name(other) })
        const path = pairPath(one, other)
        return { ...page(path, own(match, 'pairHead'), own(match, 'pairDescription')), part: 'compatibilite' as const }
      }),
    ),
  ]
}
