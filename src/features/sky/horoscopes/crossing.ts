import type { Sign } from '../../../astrology/names.ts'
import { type Because, because } from './because.ts'
import type { SkyOfDay } from './sky-of-day.ts'
import { type House, houseFrom } from './solar-house.ts'
import type { Told } from './told.ts'

/** The solar house that a planet crosses on a day, counted from a sign. */
export function crossing(body: Told, sign: Sign, sky: SkyOfDay): { house: House; because: Because } {
  const { sign: place, degrees, enteredAt } = sky.planets[body]
  const house = houseFrom(sign, place)
  return { house, because: because(body, 'house', `house-${house}`, degrees, enteredAt) }
}
