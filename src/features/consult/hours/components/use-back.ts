import { inDayOfYear, inHour, inWeekday } from '../../../../platform/i18n/french.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import type { Hours } from '../coming-week.server.ts'
import { texts } from '../texts.ts'

const keys = { today: 'backToday', tomorrow: 'backTomorrow', weekday: 'backWeekday', date: 'backDate' } as const

/** When a psychic is back by their hours, e.g. "De retour lundi à 9 h 30"; null while they are in their hours. */
export function useBack(back: Hours['back']): string | null {
  const t = useTexts(texts)
  if (!back) return null
  return t(keys[back.said], {
    hour: inHour(back.at),
    weekday: inWeekday(back.at),
    day: inDayOfYear(back.at),
  })
}
