import type { Chart } from '../charts/chart.ts'
import { contacts, figures } from './contacts.ts'
import { balancePatterns, sharedSigns, stelliums } from './gatherings.ts'
import type { Pattern } from './pattern.ts'
import { angularPlanets, chartRuler, dominantPlanet, hemispheres, retrogrades, unaspected } from './places.ts'

/** Everything that stands out in a chart, the strongest first; the first is what the chart is about. */
export const patternsIn = (chart: Chart): Pattern[] =>
  [
    ...sharedSigns(chart),
    ...stelliums(chart),
    ...balancePatterns(chart),
    ...angularPlanets(chart),
    ...dominantPlanet(chart),
    ...figures(chart),
    ...contacts(chart),
    ...unaspected(chart),
    ...retrogrades(chart),
    ...hemispheres(chart),
    ...chartRuler(chart),
  ].toSorted((a, b) => b.strength - a.strength)
