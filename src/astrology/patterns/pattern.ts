import type { AspectBetween } from '../aspects.ts'
import type { Element, Mode, Planet, Sign } from '../names.ts'

export type AngleName = 'ascendant' | 'midheaven' | 'descendant' | 'lowerHeaven'

/** The half of the sky that holds most planets: above or below the horizon, east or west of the meridian. */
export type Hemisphere = 'above' | 'below' | 'east' | 'west'

/** What stands out in a chart, as an astrologer would name it. */
export type PatternShape =
  /** The Sun, the Moon and the ascendant in one sign. */
  | { readonly kind: 'tripleSign'; readonly sign: Sign }
  /** Two of these three. */
  | { readonly kind: 'doubleSign'; readonly of: 'lights' | 'sunRising' | 'moonRising'; readonly sign: Sign }
  | { readonly kind: 'houseStellium'; readonly house: number; readonly planets: readonly Planet[] }
  | { readonly kind: 'signStellium'; readonly sign: Sign; readonly planets: readonly Planet[] }
  | { readonly kind: 'element'; readonly element: Element; readonly percent: number }
  | { readonly kind: 'missing'; readonly element: Element }
  | { readonly kind: 'mode'; readonly mode: Mode }
  | { readonly kind: 'angular'; readonly planet: Planet; readonly angle: AngleName; readonly distance: number }
  | { readonly kind: 'dominant'; readonly planet: Planet }
  /** A square, an opposition or a hard conjunction; harmonious contacts are supports. */
  | { readonly kind: 'tension'; readonly aspect: AspectBetween }
  | { readonly kind: 'support'; readonly aspect: AspectBetween }
  /** An opposition, and a planet that squares both of its ends. */
  | { readonly kind: 'tSquare'; readonly ends: readonly [Planet, Planet]; readonly apex: Planet }
  | { readonly kind: 'grandTrine'; readonly planets: readonly Planet[]; readonly element: Element }
  | { readonly kind: 'unaspected'; readonly planet: Planet }
  | { readonly kind: 'retrograde'; readonly planet: 'mercury' | 'venus' | 'mars' }
  | { readonly kind: 'retrogrades'; readonly planets: readonly Planet[] }
  | { readonly kind: 'hemisphere'; readonly side: Hemisphere; readonly count: number }
  /** The ruler of the ascendant in its house. */
  | { readonly kind: 'ruler'; readonly planet: Planet; readonly rising: Sign; readonly house: number }

/** 0 to 100, to be compared with that of other patterns of the same chart. */
export type Pattern = PatternShape & { readonly strength: number }

export type PatternOf<K extends PatternShape['kind']> = Extract<Pattern, { kind: K }>
