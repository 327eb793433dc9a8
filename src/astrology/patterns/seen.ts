import type { Chart, ChartBody } from '../charts/chart.ts'
import { PLANETS, type Planet, type Sign } from '../names.ts'

export type SeenPlanet = Omit<ChartBody, 'id'> & { readonly id: Planet }

/** The ten planets of a chart, in the order of PLANETS. */
export const planetsOf = ({ bodies }: Chart): SeenPlanet[] =>
  PLANETS.flatMap((id) => {
    const body = bodies.find((one) => one.id === id)
    return body ? [{ ...body, id }] : []
  })

/** The sign of a planet; null if it changes sign on a day of birth whose time is unknown. */
export const sureSign = ({ uncertain }: Chart, { id, sign }: SeenPlanet): Sign | null =>
  uncertain && uncertain.signsPossible[id].length > 1 ? null : sign
