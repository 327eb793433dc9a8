import { inClock, inMinutes } from '../../../platform/i18n/french.ts'
import type { Values } from '../../../platform/i18n/texts.ts'
import type { Row, SpanKind } from './spans.ts'
import type { texts } from './texts.ts'

type Say = (key: keyof typeof texts.entries, values?: Values) => string

/** Whether the counted time was less than a minute, and cost nothing. */
interface Waived {
  waived: boolean
}

export const kindWords = (kind: SpanKind, { waived }: Waived, t: Say): string =>
  t(waived && kind === 'free' ? 'kind.waived' : `kind.${kind}`)

/** "Temps offert : 3 min" */
export const lastedWords = (of: { kind: SpanKind; seconds: number }, waived: Waived, t: Say): string =>
  t('lasted', { kind: kindWords(of.kind, waived, t), time: inMinutes(of.seconds) })

/** What a row without an event says. */
export const overWords = ({ over }: Row, t: Say): string => t(over === 'gift' ? 'over.gift' : 'over.free')

/** The hour of a row; that of the end of free time is known about as well as the counted time is. */
export function rowHour({ at, event }: Row, { unproven }: { unproven: number }, t: Say): string {
  const hour = inClock(at)
  return event === null && unproven > 0 ? t('about', { hour }) : hour
}
