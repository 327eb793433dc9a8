import { degreeInSignOf, signOfLongitude } from '../angles.ts'
import { type AspectBetween, aspectsIn } from '../aspects.ts'
import { ChartFault } from '../births/fault.ts'
import { dayOfBirth, instantOfBirth } from '../births/instant-of-birth.ts'
import { type Birth, type ReadBirth, readBirth, writeOffset } from '../births/read-birth.ts'
import { type Angles, horizonAt } from '../horizon.ts'
import { type Houses, houseOf, housesOf } from '../houses/houses.ts'
import { BODIES, type Body, HOUSE_SYSTEMS, type HouseSystem, type Sign } from '../names.ts'
import { type Position, type Positions, positionsAt } from '../positions.ts'
import { aspectsAllDay, type Uncertain, uncertaintyOf } from './uncertain.ts'

/** A body in a chart; angles in degrees, speed in degrees per day, geocentric apparent, ecliptic of date, tropical. */
export type ChartBody = Position & {
  readonly id: Body
  readonly retrograde: boolean
  readonly sign: Sign
  /** 0 (included) to 30 (not). */
  readonly degreeInSign: number
  /** 1 to 12; null if the time is unknown. */
  readonly house: number | null
}

export type Chart = {
  /** ISO 8601 in UTC; the middle of the civil day if the time is unknown. */
  readonly instant: string
  readonly timeZone: string
  /** The clocks' offset from UTC, e.g. +01:00; null if the time is unknown. */
  readonly utcOffset: string | null
  /** The system of `houses`. */
  readonly houseSystem: HouseSystem
  /** The requested system, if it does not exist at this latitude. */
  readonly fellBackFrom?: HouseSystem
  readonly bodies: readonly ChartBody[]
  readonly angles: Angles | null
  /** The twelve cusps in degrees, the first house first. */
  readonly houses: readonly number[] | null
  /** If the time is unknown, only those that hold all day. */
  readonly aspects: readonly AspectBetween[]
  /** Only if the time is unknown. */
  readonly uncertain?: Uncertain
}

/** Throws a ChartFault for any fault of the birth or the house system. */
export function chartOf(birth: Birth, houseSystem: string = 'placidus'): Chart {
  const read = readBirth(birth)
  const system = HOUSE_SYSTEMS.find((known) => known === houseSystem)
  if (system === undefined) throw new ChartFault('houseSystemUnknown')
  return read.time === null ? chartOfDay(read, system) : chartOfInstant(read, read.time, system)
}

function chartOfInstant(birth: ReadBirth, time: Temporal.PlainTime, asked: HouseSystem): Chart {
  const { at, offset } = instantOfBirth(birth, time)
  return chartWhen(at, birth, { offset, asked })
}

type Place = Pick<Birth, 'latitude' | 'longitude' | 'timeZone'>

/** The chart of an instant, whole seconds, at a place. */
export function chartAt(at: Date, place: Place, asked: HouseSystem): Chart {
  const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(place.timeZone)
  return chartWhen(at, place, { offset: offsetNanoseconds / 1e9, asked })
}

function chartWhen(at: Date, place: Place, { offset, asked }: { offset: number; asked: HouseSystem }): Chart {
  const sky = positionsAt(at)
  const houses = housesOf(horizonAt(at, place), asked)
  return {
    instant: written(at),
    timeZone: place.timeZone,
    utcOffset: writeOffset(offset),
    houseSystem: houses.system,
    ...(houses.system === asked ? {} : { fellBackFrom: asked }),
    bodies: bodiesOf(sky, houses),
    angles: houses.angles,
    houses: houses.cusps,
    aspects: aspectsIn(sky),
  }
}

function chartOfDay(birth: ReadBirth, houseSystem: HouseSystem): Chart {
  const { from, to } = dayOfBirth(birth)
  const middle = new Date((from.getTime() + to.getTime()) / 2)
  const sky = positionsAt(middle)
  const day = { from: positionsAt(from), middle: sky, to: positionsAt(to) }
  return {
    instant: written(middle),
    timeZone: birth.timeZone,
    utcOffset: null,
    houseSystem,
    bodies: bodiesOf(sky, null),
    angles: null,
    houses: null,
    aspects: aspectsAllDay(day),
    uncertain: uncertaintyOf(day, { from, to }, birth),
  }
}

const bodiesOf = (sky: Positions, houses: Houses | null): ChartBody[] =>
  BODIES.map((id) => {
    const { longitude, latitude, speed } = sky[id]
    return {
      id,
      longitude,
      latitude,
      speed,
      retrograde: speed < 0,
      sign: signOfLongitude(longitude),
      degreeInSign: degreeInSignOf(longitude),
      house: houses === null ? null : houseOf(longitude, houses.cusps),
    }
  })

const written = (at: Date): string => at.toISOString().replace('.000', '')
