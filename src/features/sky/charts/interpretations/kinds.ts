import type { Aspect, ByHouse, Planet, Sign } from '../../../../astrology/names.ts'

/** The sign of Uranus, Neptune or Pluto is shared by a generation: one line tells all three. */
export type PlanetsInSigns = Readonly<
  Record<Exclude<Planet, 'uranus' | 'neptune' | 'pluto'>, Readonly<Record<Sign, string>>>
>
export type PlanetsInHouses = Readonly<Record<Planet, ByHouse<string>>>
export type BySign = Readonly<Record<Sign, string>>

/**
 * Two planets in the order of PLANETS, with the meaning of each aspect between them. The Sun, Mercury and Venus are
 * never far from one another: aspects that can't occur have no text.
 */
export type PlanetPair = { readonly pair: readonly [Planet, Planet] } & Readonly<Partial<Record<Aspect, string>>>

export type ByElement = Readonly<Record<'fire' | 'earth' | 'air' | 'water', string>>
export type ByMode = Readonly<Record<'cardinal' | 'fixed' | 'mutable', string>>
