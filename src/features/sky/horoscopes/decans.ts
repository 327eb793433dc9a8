import { type Aspect, numberOfSign, SIGNS, type Sign } from '../../../astrology/names.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { because, type Said, said } from './because.ts'
import { decanDates, decans, quietDecans } from './fragments/spans.data.ts'
import { strains } from './sky-of-day.ts'
import type { SkyOfSpan } from './sky-of-span.ts'
import { type House, houseFrom } from './solar-house.ts'

/** The aspect of a house to the first one; the others have none. */
const ASPECT_OF: Readonly<Partial<Record<House, Aspect>>> = {
  1: 'conjunction',
  3: 'sextile',
  4: 'square',
  5: 'trine',
  7: 'opposition',
  9: 'trine',
  10: 'square',
  11: 'sextile',
}
const ORDINALS = ['Premier', 'Deuxième', 'Troisième'] as const
const DECAN = 10

/** Each third of the sign, with the fastest planet that stands in aspect to it in the middle of the week. */
export function decansOf(sign: Sign, { places }: SkyOfSpan, turn: number): Said[] {
  return ORDINALS.map((ordinal, index) => {
    const decan = `${ordinal} décan (${itemAt(itemAt(decanDates, SIGNS.indexOf(sign)), index)})`
    for (const { body, sign: place, degrees, enteredAt } of places) {
      const house = houseFrom(sign, place)
      const aspect = ASPECT_OF[house]
      if (!aspect || Math.floor(degrees / DECAN) !== index) continue
      const tone = strains(aspect) ? 'hard' : 'good'
      const why = because(body, 'house', `house-${house}`, degrees, enteredAt)
      return said(`decan.${body}.${tone}.${index + 1}`, decans[body][tone], why, { decan })
    }
    return quiet(sign, index, decan, turn, places)
  })
}

/** Told of a decan without a planet: the Sun's place, from which everything else is counted. */
function quiet(sign: Sign, index: number, decan: string, turn: number, places: SkyOfSpan['places']): Said {
  const {
    sign: place,
    degrees,
    enteredAt,
  } = itemAt(
    places.filter(({ body }) => body === 'sun'),
    0,
  )
  const why = because('sun', 'house', `house-${houseFrom(sign, place)}`, degrees, enteredAt)
  const variant = (turn + index + numberOfSign(sign)) % quietDecans.length
  return said(`decan.quiet.${index + 1}.${variant + 1}`, itemAt(quietDecans, variant), why, { decan })
}
