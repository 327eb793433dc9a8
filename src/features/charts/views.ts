import type { Chart } from '../../astrology/charts/chart.ts'

/** A chart as the call gives it. */
export const viewChart = ({ bodies, houses, aspects, uncertain, ...chart }: Chart) => ({
  ...chart,
  bodies: [...bodies],
  houses: houses === null ? null : [...houses],
  aspects: [...aspects],
  ...(uncertain === undefined ? {} : { uncertain: { ...uncertain, signsPossible: possible(uncertain.signsPossible) } }),
})

const possible = <K extends string>(signs: Readonly<Record<K, readonly number[]>>): Record<K, number[]> =>
  Object.fromEntries(Object.entries<readonly number[]>(signs).map(([id, of]) => [id, [...of]])) as Record<K, number[]>
