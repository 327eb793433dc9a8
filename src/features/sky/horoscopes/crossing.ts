import { type Because, because } from './because.ts'
import { type House, houseFrom } from './rulers.ts'
import type { SkyOfDay } from './sky-of-day.ts'
import type { Told } from './told.ts'

/** The solar house that a planet crosses on a day, counted from a sign. */
export function crossing(body: Told, signId: number, sky: SkyOfDay): { house: House; because: Because } {
  const { signId: place, degrees, enteredAt } = sky.planets[body]
  const house = houseFrom(signId, place)
  return { house, because: because(body, 'house', `house-${house}`, degrees, enteredAt) }
}
