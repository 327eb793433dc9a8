import { inMinutes } from '../../../platform/i18n/french.ts'
import type { Values } from '../../../platform/i18n/texts.ts'
import type { Estimate } from './estimate.ts'
import type { Ticket } from './read-tickets.server.ts'
import type { texts } from './texts.ts'

type T = (key: keyof typeof texts.entries, values?: Values) => string

/** A length in whole minutes, as one says it. */
function inWords(t: T, minutes: number): string {
  if (minutes < 60) return t('minutes', { count: minutes })
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest === 0 ? t('hours', { hours }) : t('hoursAndMinutes', { hours, minutes: String(rest).padStart(2, '0') })
}

/** A range of minutes; nothing is made up where nothing is known. */
export function estimateIn(t: T, estimate: Estimate | null): string {
  if (!estimate) return t('unknown')
  const { from, to } = estimate
  if (to === null) return t('over', { from: inWords(t, from) })
  return from === 0 ? t('under', { to: inWords(t, to) }) : t('between', { from: inWords(t, from), to: inWords(t, to) })
}

/** How many are before somebody at a place. */
export const placeIn = (t: T, place: number): string =>
  place === 1 ? t('next') : t('place', { count: place - 1, place })

/** What somebody who waits is told, in one or two sentences. */
export function newsIn(t: T, ticket: Ticket): string[] {
  const { name } = ticket.psychic
  const channel = t(`channel.${ticket.channel}`)
  if (ticket.state === 'called') return [t('turnKept', { time: inMinutes(ticket.keptFor ?? 0) })]
  const place = placeIn(t, ticket.place ?? 1)
  if (ticket.psychicIs === 'here') return [place, estimateIn(t, ticket.estimate)]
  const said = t(ticket.psychicIs, { name, channel, time: inMinutes(ticket.delay) })
  return ticket.psychicIs === 'delayed' ? [place, said, estimateIn(t, ticket.estimate)] : [place, said]
}
