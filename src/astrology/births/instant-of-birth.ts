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
  const [found, doubt] = readingsOf(birth, birth.date.toPlainDateTime(time))
  if (doubt !== null) throw new ChartFault(doubt, found.map(choiceOf))
  return found[0]!
}

/** The civil day from its first to its last instant; where two times are possible, their union. */
export function dayOfBirth(birth: ReadBirth): { from: Date; to: Date } {
  const midnight = (date: Temporal.PlainDate) =>
    readingsOf(birth, date.toPlainDateTime())[0].map(({ at }) => at.getTime())
  return {
    from: new Date(Math.min(...midnight(birth.date))),
    to: new Date(Math.max(...midnight(birth.date.add({ days: 1 })))),
  }
}

type Doubt = Extract<ChartFaultKind, `time${'ComesTwice' | 'Skipped' | 'Divided'}`>

function readingsOf(birth: ReadBirth, clock: Temporal.PlainDateTime): readonly [Reading[], Doubt | null] {
  const one = birth.offset ?? localMeanOffset(birth)
  if (one !== null) return [[readingAt(clock, one)], null]
  const divided = dividedOffsets(birth, clock)
  if (divided !== null) return [divided.map((offset) => readingAt(clock, offset)), 'timeDivided']

  const read = (disambiguation: 'earlier' | 'later') => clock.toZonedDateTime(birth.timeZone, { disambiguation })
  const [earlier, later] = [read('earlier'), read('later')]
  const offsets = [earlier, later].map(({ offsetNanoseconds }) => offsetNanoseconds / 1e9) as [number, number]
  if (earlier.equals(later)) return [[readingAt(clock, offsets[0])], null]
  if (earlier.toPlainDateTime().equals(clock))
    return [offsets.map((offset) => readingAt(clock, offset)), 'timeComesTwice']
  // The time was skipped: read with the offset after the change, it is the earlier instant.
  return [[offsets[1], offsets[0]].map((offset) => readingAt(clock, offset)), 'timeSkipped']
}

const readingAt = (clock: Temporal.PlainDateTime, offset: number): Reading => ({
  at: new Date(clock.toZonedDateTime('UTC').epochMilliseconds - offset * 1000),
  offset,
})

const choiceOf = ({ at, offset }: Reading): ClockChoice => ({
  utcOffset: writeOffset(offset),
  instant: at.toISOString().replace('.000', ''),
})
