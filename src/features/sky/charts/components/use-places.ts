import { degreeInSignOf, signIdOf } from '../../../../astrology/angles.ts'
import type { Chart } from '../../../../astrology/charts/chart.ts'
import { type Body, SIGNS } from '../../../../astrology/names.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { inDegrees } from '../../sky/format.ts'
import { texts as sky } from '../../sky/texts.ts'
import { texts } from '../texts.ts'

/** Names positions in the sky. */
export function usePlaces({ bodies, angles, uncertain }: Pick<Chart, 'bodies' | 'angles' | 'uncertain'>) {
  const t = useTexts(texts)
  const s = useTexts(sky)
  const sign = (signId: number) => s(SIGNS[signId - 1]!)
  const place = (longitude: number) => `${inDegrees(degreeInSignOf(longitude))} ${sign(signIdOf(longitude))}`
  /** The sign of a body, or the two in which it may be. */
  function signOf(body: Body): string {
    const [one, other] = uncertain?.signsPossible[body] ?? [bodies.find(({ id }) => id === body)!.signId]
    return other === undefined ? sign(one!) : t('orSign', { one: sign(one!), other: sign(other) })
  }
  function said(): string {
    const lights = { sun: signOf('sun'), moon: signOf('moon') }
    if (!angles) return t('wheelSky', lights)
    return t('wheelAscendant', { ...lights, ascendant: sign(signIdOf(angles.ascendant)) })
  }
  return { sign, place, signOf, said }
}
