import { apart, degreeInSignOf, signOfLongitude } from '../../../astrology/angles.ts'
import { bodyIn } from '../../../astrology/charts/body-in.ts'
import { type Chart, chartAt } from '../../../astrology/charts/chart.ts'
import { houseOf } from '../../../astrology/houses/houses.ts'
import { type HouseSystem, PLANETS, type Planet, type Sign } from '../../../astrology/names.ts'
import type { AngleName } from '../../../astrology/patterns/pattern.ts'
import { solarReturn } from '../../../astrology/returns/solar-return.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { yearAngular, yearGround, yearMoon, yearRising, yearSun } from './said.data.ts'

/** A planet this close to an angle marks the year, in degrees. */
const ANGULAR = 6

export interface Angular {
  planet: Planet
  angle: AngleName
  text: string
}

export interface YearReading {
  rising: { sign: Sign; text: string }
  ground: { house: number; text: string }
  sun: { house: number; text: string }
  moon: { house: number; text: string }
  /** The closest first. */
  angular: readonly Angular[]
}

export interface ReturnPlace {
  latitude: number
  longitude: number
  timeZone: string
}

/** The instant of a birthday's return, in milliseconds since 1970, to the second. */
export function returnAt(born: Chart, years: number): number {
  return Math.round(solarReturn(new Date(born.instant), years) / 1000) * 1000
}

/** The chart of a return at a place, and how it is read beside the birth's. */
export function readReturn(
  born: Chart,
  years: number,
  { place, houseSystem }: { place: ReturnPlace; houseSystem: HouseSystem },
): { chart: Chart; sunAt: { degrees: number; sign: Sign }; reading: YearReading } {
  const chart = chartAt(new Date(returnAt(born, years)), place, houseSystem)
  const { longitude } = bodyIn(born.bodies, 'sun')
  const sunAt = { degrees: degreeInSignOf(longitude), sign: signOfLongitude(longitude) }
  return { chart, sunAt, reading: readYear(chart, born) }
}

function readYear(chart: Chart, born: Chart): YearReading {
  const { ascendant } = needed(chart.angles, 'the angles of a return')
  const sign = signOfLongitude(ascendant)
  const ground = houseOf(ascendant, needed(born.houses, 'the houses of the birth'))
  const houseIn = (id: Planet) => needed(bodyIn(chart.bodies, id).house, 'a house of a return')
  return {
    rising: { sign, text: yearRising[sign] },
    ground: { house: ground, text: yearGround[ground as 1] },
    sun: { house: houseIn('sun'), text: yearSun[houseIn('sun') as 1] },
    moon: { house: houseIn('moon'), text: yearMoon[houseIn('moon') as 1] },
    angular: angularIn(chart),
  }
}

function angularIn({ bodies, angles }: Chart): Angular[] {
  const { ascendant, midheaven } = needed(angles, 'the angles of a return')
  const places = { ascendant, descendant: ascendant + 180, midheaven, lowerHeaven: midheaven + 180 } as const
  return PLANETS.flatMap((planet) =>
    (Object.keys(places) as AngleName[]).map((angle) => ({
      planet,
      angle,
      distance: apart(bodyIn(bodies, planet).longitude, places[angle]),
    })),
  )
    .filter(({ distance }) => distance <= ANGULAR)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ planet, angle }) => ({ planet, angle, text: yearAngular[planet] }))
}
