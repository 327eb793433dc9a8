import type { z } from 'zod'
import { texts as seasonTexts } from '../../../src/features/house/seasons/texts.ts'
import type { calendarContract, Planned, SeasonRun } from '../../../src/features/site/calendar/contract.server.ts'
import { texts as editingTexts } from '../../../src/features/site/editing/texts.ts'
import { inDay, inDayAndHour } from '../../../src/platform/i18n/french.ts'
import { seasons } from '../../../src/sites/seasons/season.ts'
import { wordsOf } from '../words.ts'

export type Year = z.output<typeof calendarContract.readCalendar.output>

/** A calendar entry that visitors see for a limited time. */
export interface Line {
  key: string
  label: string
  href: string
  firstDay: string
  lastDay: string | null
  /** Its dates and its audience. */
  about: string
}

export const seasonNames = {
  ...(Object.fromEntries(seasons.map((season) => [season, seasonTexts.entries[season]])) as Record<
    (typeof seasons)[number],
    string
  >),
  none: 'Aucune saison',
}

const options = wordsOf(editingTexts, 'option.')
const kinds = { notification: 'Annonce', offer: 'Offre' }

const seasonLine = ({ season, firstDay, lastDay, by }: SeasonRun): Line => ({
  key: `season:${firstDay}`,
  label: `Saison\u00a0: ${seasonNames[season]}`,
  href: `/?saison=${season}`,
  firstDay,
  lastDay,
  about: [
    firstDay === lastDay ? `le ${inDay(firstDay)}` : `du ${inDay(firstDay)} au ${inDay(lastDay)}`,
    by === 'team' ? 'choix de l’équipe' : 'selon le calendrier',
  ].join(', '),
})

const plannedLine = (one: Planned): Line => ({
  key: `${one.kind}:${one.address}`,
  label: `${kinds[one.kind]}\u00a0: ${one.title}`,
  href: `#/contents/${one.id}/show`,
  firstDay: one.firstDay,
  lastDay: one.lastDay,
  about: [
    `depuis le ${inDayAndHour(one.from)}`,
    one.to && `jusqu’au ${inDayAndHour(one.to)}`,
    one.audience ? options[one.audience]?.toLowerCase() : 'pour tous',
    one.gender && options[one.gender]?.toLowerCase(),
    one.path && `pages dont le chemin contient ${one.path}`,
    one.changesAt && `nouvelle version le ${inDayAndHour(one.changesAt)}`,
    one.isOwn ? null : 'vient de la marque principale',
  ]
    .filter(Boolean)
    .join(', '),
})

/** All entries of a year, seasons first. */
export const linesOf = ({ seasons, planned }: Year): Line[] => [...seasons.map(seasonLine), ...planned.map(plannedLine)]
