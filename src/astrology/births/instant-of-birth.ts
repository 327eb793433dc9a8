import { dividedOffsets } from './divided-france.ts'
import { ChartFault, type ChartFaultKind, type ClockChoice } from './fault.ts'
import { localMeanOffset } from './local-mean-time.ts'
import { type ReadBirth, writeOffset } from './read-birth.ts'

/** An instant, and the clocks' offset from UTC in seconds. */
export type Reading = { readonly at: Date; readonly offset: number }

/**
 * The instant at which the clocks of the place showed this time. Uses the given offset, else local mean time before
 * there was a national one, else the zone's history. An ambiguous or skipped time is not guessed: it throws a
 * ChartFault with its choices.
 */
export function instantOfBirth(birth: ReadBirth, time: Temporal.PlainTime): Reading {
  const { doubt, readings } = readingsOf(birth, birth.date.toPlainDateTime(time))
  if (doubt !== null) throw new ChartFault(doubt, readings.map(choiceOf))
  return readings[0]
}

/** The civil day from its first to its last instant; where two times are possible, their union. */
export function dayOfBirth(birth: ReadBirth): { from: Date; to: Date } {
  const midnight = (date: Temporal.PlainDate) =>
    readingsOf(birth, date.toPlainDateTime()).readings.map(({ at }) => at.getTime())
  return {
    from: new Date(Math.min(...midnight(birth.date))),
    to: new Date(Math.max(...midnight(birth.date.add({ days: 1 })))),
  }
}

type Doubt = Extract<ChartFaultKind, `time${'ComesTwice' | 'Skipped' | 'Divided'}`>

/** One that is sure, or the several that are possible. */
type Readings = { doubt: null; readings: readonly [Reading] } | { doubt: Doubt; readings: readonly Reading[] }

function readingsOf(birth: ReadBirth, clock: Temporal.PlainDateTime): Readings {
  const sure = (offset: number): Readings => ({ doubt: null, readings: [readingAt(clock, offset)] })
  const either = (doubt: Doubt, offsets: readonly number[]): Readings => ({
    doubt,
    readings: offsets.map((offset) => readingAt(clock, offset)),
  })
  const one = birth.offset ?? localMeanOffset(birth)
  if (one !== null) return sure(one)
  const divided = dividedOffsets(birth, clock)
  if (divided !== null) return either('timeDivided', divided)

  const read = (disambiguation: 'earlier' | 'later') => clock.toZonedDateTime(birth.timeZone, { disambiguation })
  const [earlier, later] = [read('earlier'), read('later')]
  const offsets = [earlier, later].map(({ offsetNanoseconds }) => offsetNanoseconds / 1e9) as [number, number]
  if (earlier.equals(later)) return sure(offsets[0])
  if (earlier.toPlainDateTime().equals(clock)) return either('timeComesTwice', offsets)
  // The time was skipped: read with the offset after the change, it is the earlier instant.
  return either('timeSkipped', [offsets[1], offsets[0]])
}

const readingAt = (clock: Temporal.PlainDateTime, offset: number): Reading => ({
  at: new Date(clock.toZonedDateTime('UTC').epochMilliseconds - offset * 1000),
  offset,
})

const choiceOf = ({ at, offset }: Reading): ClockChoice => ({
  utcOffset: writeOffset(offset),
  instant: at.toISOString().replace('.000', ''),
})
