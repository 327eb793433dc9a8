import { ASPECTS, type Aspect, type Planet } from '../../../astrology/names.ts'
import { inRoman } from '../sky/format.ts'
import type { Because } from './because.ts'
import { aspectMeanings, bearings, houseMeanings, moonMeanings, nouns } from './fragments/meanings.data.ts'
import type { House } from './solar-house.ts'

/** What a reason means in the tradition: why the sentence is about this, and not about something else. */
export function meaningOf({ body, aspect, target, house }: Because): string {
  const where = house ?? (target.startsWith('house-') ? (Number(target.slice('house-'.length)) as House) : null)
  const isAspect = (name: string): name is Aspect => ASPECTS.some((one) => one === name)
  if (isAspect(aspect)) return `${aspectMeanings[aspect](nouns[body], nouns[target as Planet])}${inHouse(where)}.`
  if (aspect === 'phase' || aspect === 'eclipse') {
    const what = aspect === 'eclipse' ? moonMeanings.eclipse : moonMeanings[target as keyof typeof moonMeanings]
    return `${what}${inHouse(where)}.`
  }
  if (aspect === 'retrograde')
    return `Vu d’ici, la planète revient sur ses pas, et ${nouns[body]} aussi${inHouse(where)}.`
  if (aspect === 'direct') return `La planète reprend sa marche, et ${nouns[body]} avec elle${inHouse(where)}.`
  const { about, wish } = houseMeanings[where ?? 1]
  return `${bearings[body]}\u00a0; la maison ${inRoman(where ?? 1)} est celle ${about}\u00a0: de là ${wish}.`
}

const inHouse = (house: House | null): string =>
  house ? `. Cela se joue dans la maison ${inRoman(house)}, celle ${houseMeanings[house].about}` : ''
