import type { Sign } from '../../../../astrology/names.ts'
import { SIGN_RULERS } from '../../../../astrology/sign-rulers.ts'
import type { Values } from '../../../../platform/i18n/texts.ts'
import { inDegrees } from '../../sky/format.ts'
import type { texts as skyTexts } from '../../sky/texts.ts'
import type { Because } from '../because.ts'
import { inDate, inWords } from '../human-time.ts'
import type { texts } from '../texts.ts'

type Say = (key: keyof typeof texts.entries, values?: Values) => string
type SaySky = (key: keyof typeof skyTexts.entries) => string
type Phase = Extract<Because['target'], 'new' | 'full' | 'firstQuarter' | 'lastQuarter'>

/** The horoscope that a reason stands in. */
export interface Within {
  sign: Sign
  /** Its first day. */
  from: string
  /** A day or a week. */
  isShort: boolean
  /** Based on the person's own chart: the ruler is at its position at birth. */
  isOwn?: boolean
}

/** A reason as a French sentence. */
export function explain(
  { body, aspect, target, orb, exactAt, until }: Because,
  t: Say,
  sky: SaySky,
  within: Within,
): string {
  const moment = inWords(exactAt, within)
  const house = target.startsWith('house-') ? t(`house.${target.slice(6)}` as 'house.1') : ''
  const subject = t(`subject.${body}`)
  if (until && (aspect === 'house' || aspect === 'retrograde')) {
    const dates = { from: inDate(exactAt, within.from), until: inDate(until, within.from) }
    return t(aspect === 'house' ? 'because.stay' : 'because.backwards', { body: subject, house, ...dates })
  }
  switch (aspect) {
    case 'house':
    case 'direct':
      return t(`because.${aspect}`, { body: subject, house, moment })
    case 'phase':
      return t('because.quarter', { phase: sky(target as Phase), moment })
    case 'retrograde':
      if (orb === 0) return t('because.turning', { body: subject, house, moment })
      return t('because.retrograde', { body: subject, house, moment, orb: inDegrees(orb) })
    case 'eclipse':
      return t(`because.eclipse.${body as 'sun' | 'moon'}`, { house, moment })
    default:
      return t(`because.${aspect}`, {
        body: subject,
        target: t(`with.${target as Because['body']}`),
        moment,
        ...rulerOf(),
      })
  }

  /** Which of the two, if any, rules the sign. */
  function rulerOf() {
    if (within.isOwn && target === SIGN_RULERS[within.sign]) return { ruler: `, ${t('ruler.own')}` }
    return { ruler: target === SIGN_RULERS[within.sign] ? `, ${t('ruler.sign')}` : '' }
  }
}
