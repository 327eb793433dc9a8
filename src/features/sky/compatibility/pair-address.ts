import { href } from 'react-router'
import { SIGNS, type Sign } from '../../../astrology/names.ts'
import { signSlugs } from '../sky/sign-slugs.ts'

export type Pair = readonly [Sign, Sign]

export const isSign = (name: unknown): name is Sign => SIGNS.includes(name as Sign)

/** The canonical path of a pair, the earlier sign first. */
export function pairPath(one: Sign, other: Sign): string {
  const [first, second] = [one, other].sort((a, b) => SIGNS.indexOf(a) - SIGNS.indexOf(b)) as [Sign, Sign]
  return href('/compatibilite-amoureuse/:pair', { pair: `${signSlugs[first]}-${signSlugs[second]}` })
}

/** The signs named in a path, in its order; null if it names none. */
export function readPair(slug: string): Pair | null {
  const names = slug.split('-').map((part) => SIGNS.find((sign) => signSlugs[sign] === part))
  const [one, other] = names
  return names.length === 2 && one && other ? [one, other] : null
}

/** All pairs with a sign, in the order of the zodiac. */
export const pairsWith = (sign: Sign): readonly Pair[] => SIGNS.map((other) => [sign, other])
