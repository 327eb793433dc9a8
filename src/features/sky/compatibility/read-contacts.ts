import { type Aspect, type Body, PLANETS, type Planet } from '../../../astrology/names.ts'
import type { SynastryAspect } from '../../../astrology/synastry/synastry.ts'
import { contacts } from './interpretations/contacts.ts'

export type Contact = SynastryAspect & { text: string }

/** The aspects between planets that have a text, in their order. */
export const contactsIn = (aspects: readonly SynastryAspect[]): Contact[] =>
  aspects.flatMap((aspect) => {
    const text = textOf(aspect)
    return text === undefined ? [] : [{ ...aspect, text }]
  })

const tones: Readonly<Record<Aspect, 'harmonious' | 'tense' | 'joined'>> = {
  conjunction: 'joined',
  sextile: 'harmonious',
  trine: 'harmonious',
  square: 'tense',
  opposition: 'tense',
}

const isPlanet = (body: Body): body is Planet => PLANETS.some((planet) => planet === body)

/** Each text serves both directions; aspects between two slow planets, which a generation shares, have none. */
function textOf({ from, to, type }: SynastryAspect): string | undefined {
  if (!isPlanet(from) || !isPlanet(to)) return undefined
  const [one, other] = [from, to].sort((a, b) => PLANETS.indexOf(a) - PLANETS.indexOf(b))
  return contacts.find(({ pair }) => pair[0] === one && pair[1] === other)?.[tones[type]]
}
