import type { Aspect, Body, LoveTheme } from '../names.ts'

/**
 * Traditional significators of each theme: two bodies, one of each person in any order, and their weight. Sun:
 * identity; Moon: needs; Mercury: speech; Venus: liking; Mars: desire; Jupiter: confidence; Saturn: duration; Uranus:
 * surprise; Neptune: fusion; Pluto: intensity; the node: direction.
 */
export const PAIR_WEIGHTS: Readonly<Record<LoveTheme, readonly (readonly [Body, Body, number])[]>> = {
  attraction: [
    ['venus', 'mars', 5],
    ['sun', 'venus', 3],
    ['venus', 'pluto', 3],
    ['sun', 'mars', 2],
    ['moon', 'mars', 2],
    ['mars', 'mars', 2],
    ['venus', 'venus', 2],
    ['venus', 'uranus', 2],
    ['mars', 'pluto', 2],
  ],
  tenderness: [
    ['moon', 'venus', 5],
    ['moon', 'moon', 4],
    ['sun', 'moon', 4],
    ['venus', 'venus', 3],
    ['moon', 'jupiter', 2],
    ['moon', 'neptune', 2],
    ['venus', 'neptune', 2],
    ['venus', 'jupiter', 2],
  ],
  communication: [
    ['mercury', 'mercury', 5],
    ['sun', 'mercury', 3],
    ['moon', 'mercury', 3],
    ['mercury', 'jupiter', 3],
    ['mercury', 'venus', 2],
    ['mercury', 'mars', 2],
    ['mercury', 'saturn', 2],
    ['mercury', 'uranus', 2],
  ],
  stability: [
    ['sun', 'saturn', 4],
    ['venus', 'saturn', 4],
    ['moon', 'saturn', 3],
    ['sun', 'sun', 3],
    ['sun', 'moon', 3],
    ['jupiter', 'saturn', 2],
    ['mars', 'saturn', 2],
    ['saturn', 'saturn', 1],
    ['saturn', 'meanNode', 2],
  ],
  growth: [
    ['sun', 'jupiter', 4],
    ['moon', 'jupiter', 3],
    ['mars', 'jupiter', 3],
    ['venus', 'jupiter', 2],
    ['mercury', 'jupiter', 2],
    ['sun', 'meanNode', 3],
    ['moon', 'meanNode', 3],
    ['sun', 'uranus', 2],
    ['sun', 'pluto', 2],
    ['jupiter', 'jupiter', 1],
  ],
}

/** The effect of each aspect on each theme, -1 to 1: tension separates people in one and attracts them in another. */
export const THEME_TONES: Readonly<Record<LoveTheme, Readonly<Record<Aspect, number>>>> = {
  attraction: { conjunction: 1, sextile: 0.6, square: 0.3, trine: 0.8, opposition: 0.6 },
  tenderness: { conjunction: 1, sextile: 0.7, square: -0.6, trine: 1, opposition: -0.2 },
  communication: { conjunction: 1, sextile: 0.8, square: -0.5, trine: 0.9, opposition: -0.2 },
  stability: { conjunction: 0.6, sextile: 0.8, square: -0.7, trine: 1, opposition: -0.5 },
  growth: { conjunction: 0.9, sextile: 0.8, square: -0.3, trine: 1, opposition: -0.1 },
}

/**
 * The points that score 50, and how many more give a score of 88: median and one and a half standard deviations of the
 * sums of 4,000 pairs of births drawn between 1940 and 2008, the two within fifteen years of one another.
 */
export const THEME_SPREAD: Readonly<Record<LoveTheme, { middle: number; spread: number }>> = {
  attraction: { middle: 2.7, spread: 3 },
  tenderness: { middle: 1.6, spread: 4.1 },
  communication: { middle: 1.5, spread: 3.4 },
  stability: { middle: 1.2, spread: 4.1 },
  growth: { middle: 2.4, spread: 3.5 },
}
