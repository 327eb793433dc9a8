import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { dayInParis, dayNumber, daysAfter, isDay } from '../../../platform/time/days.ts'
import { loadOffer } from '../consultations/load-offer.server.ts'
import { findPsychic } from '../psychics/find-psychic.server.ts'
import { ownAppointment } from './change-appointment.server.ts'
import { AHEAD, isLate, isOpen, LENGTHS, type Length, latest } from './rules.ts'
import { type Booking, findBooking, listSlots } from './slots.server.ts'

/** Days on one page. */
const DAYS_SHOWN = 7
const USUAL_LENGTH: Length = 30

export const lengthIn = (typed: string | null): Length =>
  LENGTHS.find((length) => String(length) === typed) ?? USUAL_LENGTH

/** The page of a psychic's free slots; null for a psychic that this site does not list. */
export async function loadBooking(visit: Visit, slug: string, search: URLSearchParams) {
  const psychic = await findPsychic(visit, slug)
  if (!psychic) return null
  const { id, name, portrait } = psychic
  const shown = { id, slug, name, portrait, pricePerMinute: psychic.pricePerMinute }
  const booking = await bookingOr(visit, id)
  if (!booking) return { psychic: shown, booking: null }
  const moved = await movedIn(visit, id, search.get('deplacer'))
  const length = search.has('duree') || !moved ? lengthIn(search.get('duree')) : moved.length
  const channel = moved?.channel ?? booking.channels.find((one) => one === search.get('canal')) ?? booking.channels[0]
  const now = visit.now()
  const all = await listSlots(visit, id, { length, from: now, to: latest(now), besides: moved?.id })
  const today = dayInParis(now)
  const last = dayInParis(latest(now))
  const first = firstDay(search.get('jour'), today, last, all[0] ? dayInParis(all[0]) : today)
  const days = Array.from({ length: DAYS_SHOWN }, (_, after) => daysAfter(first, after)).map((day) => ({
    day,
    slots: all.filter((slot) => dayInParis(slot) === day).map((slot) => ({ at: slot.toISOString() })),
  }))
  return {
    psychic: shown,
    booking: {
      mode: booking.mode,
      channels: booking.channels,
      channel,
      length,
      days: days.filter(({ slots }) => slots.length > 0),
      range: { from: first, to: daysAfter(first, DAYS_SHOWN - 1) },
      isEmpty: all.length === 0,
      before: first > today ? max(today, daysAfter(first, -DAYS_SHOWN)) : null,
      after: daysAfter(first, DAYS_SHOWN) <= last ? daysAfter(first, DAYS_SHOWN) : null,
    },
    moved,
    covered: visit.user?.role === 'client' ? await coveredBy(visit, slug) : null,
    isKnown: visit.user !== null,
  }
}

const max = (a: string, b: string): string => (a > b ? a : b)

/** The day asked for, within what can be booked; else that of the first free slot. */
function firstDay(asked: string | null, today: string, last: string, free: string): string {
  if (asked === null || !isDay(asked) || asked < today || asked > last) return free
  return dayNumber(asked) - dayNumber(today) > AHEAD.mostDays ? free : asked
}

async function bookingOr(visit: Visit, psychicId: number): Promise<Booking | null> {
  try {
    return await findBooking(visit, psychicId)
  } catch (thrown) {
    if (thrown instanceof Refusal) return null
    throw thrown
  }
}

/** The client's appointment with this psychic that is being moved, if any. */
async function movedIn(visit: Visit, psychicId: number, typed: string | null) {
  if (visit.user?.role !== 'client' || !typed || !/^[1-9]\d{0,14}$/.test(typed)) return null
  try {
    const found = await ownAppointment(visit, Number(typed))
    if (found.psychicId !== psychicId || !isOpen(found.state) || isLate(found.startsAt, visit.now())) return null
    const minutes = (found.endsAt.getTime() - found.startsAt.getTime()) / 60_000
    return { id: found.id, startsAt: found.startsAt, channel: found.channel, length: lengthIn(String(minutes)) }
  } catch (thrown) {
    if (thrown instanceof Refusal) return null
    throw thrown
  }
}

/** How many seconds the client's credit and free time last with a psychic; null where it can't be told. */
async function coveredBy(visit: Visit, slug: string): Promise<number | null> {
  const offer = await loadOffer(visit, slug, 'chat')
  return offer?.covered ?? null
}
