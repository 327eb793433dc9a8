import type { Laid, Place, Theme } from './reading.ts'

/** How the places of a passage relate: against each other, one after the other, or side by side. */
export type Relation = 'contrast' | 'time' | 'beside'

const CONTRASTS = [
  'for against',
  'heart crossing',
  'self others',
  'self other',
  'wishes hidden',
  'hidden obstacle',
  'bond distance',
]
const TIMES = ['past present', 'luggage present', 'root past', 'crown near', 'near path']

/** The relation of two places that follow each other. */
export function relationOf(one: Place, next: Place): Relation {
  const keys = `${one.key} ${next.key}`
  if (CONTRASTS.includes(keys)) return 'contrast'
  return TIMES.includes(keys) || next.key === 'path' ? 'time' : 'beside'
}

/** The card that a reading comes back to: the one at the heart of the question, else in the middle. */
export const heartOf = (laid: readonly Laid[]): Laid | null =>
  laid.find(({ place }) => place.key === 'heart') ?? laid[Math.floor((laid.length - 1) / 2)] ?? null

/** A list cut into twos, the last of three if the number is odd. */
export function groupsOf<T>(list: readonly T[]): T[][] {
  const groups: T[][] = []
  for (let at = 0; at < list.length; at += 2) {
    const left = list.length - at
    if (left === 1 && groups.length > 0) groups.at(-1)?.push(...list.slice(at))
    else groups.push(list.slice(at, at + 2))
  }
  return groups
}

/** In a long spread, the places whose cards speak in full; the others get a few words each. */
const SPOKEN_IN_LONG = 6

const WEIGHTY = ['heart', 'present', 'path', 'crossing', 'self', 'advice', 'near', 'obstacle', 'others']

const OF_THEME: Readonly<Record<Theme, readonly string[]>> = {
  love: ['pair', 'joys', 'home', 'change'],
  work: ['work', 'days', 'words', 'friends'],
  money: ['means', 'change', 'work', 'home'],
  self: ['depths', 'horizon', 'joys', 'change'],
}

/** The indices of the places that speak in full, in the order of the spread: all of them up to seven places. */
export function spokenPlaces(places: readonly Place[], theme: Theme): number[] {
  const all = places.map((_, index) => index)
  if (places.length <= 7) return all
  const order = [...OF_THEME[theme], ...WEIGHTY]
  const rankOf = (index: number) => {
    const at = order.indexOf(places[index]?.key ?? '')
    return at === -1 ? order.length : at
  }
  return all
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a - b)
    .slice(0, SPOKEN_IN_LONG)
    .sort((a, b) => a - b)
}
