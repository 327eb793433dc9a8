import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import type { Values } from '../../../../platform/i18n/texts.ts'
import { inDegrees } from '../../sky/format.ts'
import type { texts as skyTexts } from '../../sky/texts.ts'
import type { Because } from '../because.ts'
import type { texts } from '../texts.ts'

type Say = (key: keyof typeof texts.entries, values?: Values) => string
type SaySky = (key: keyof typeof skyTexts.entries) => string
type Phase = Extract<Because['target'], 'new' | 'full' | 'firstQuarter' | 'lastQuarter'>

/** A reason as a French sentence; in a personal horoscope, the ruler is at its position at birth. */
export function explain(
  { body, aspect, target, orb, exactAt, until }: Because,
  t: Say,
  sky: SaySky,
  isOwn = false,
): string {
  const moment = inDayAndHour(exactAt)
  const house = target.startsWith('house-') ? t(`house.${target.slice(6)}` as 'house.1') : ''
  if (aspect === 'house' && until) {
    return t('because.stay', { body: t(`subject.${body}`), house, moment, until: inDayAndHour(until) })
  }
  if (aspect === 'house') return t('because.house', { body: t(`subject.${body}`), house, moment })
  if (aspect === 'phase') {
    const phase = sky(target as Phase)
    return t(orb === 0 ? 'because.quarter' : 'because.phase', { phase, moment })
  }
  if (aspect === 'retrograde') {
    return t('because.retrograde', { body: t(`subject.${body}`), house, moment, orb: inDegrees(orb) })
  }
  if (aspect === 'eclipse') return t(`because.eclipse.${body as 'sun' | 'moon'}`, { house, moment })
  return t(`because.${aspect}`, {
    body: t(`subject.${body}`),
    target: t(`with.${target as Because['body']}`),
    ruler: t(isOwn ? 'ruler.own' : 'ruler.sign'),
    moment,
  })
}
