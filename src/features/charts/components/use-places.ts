import { degreeInSignOf, signIdOf } from '../../../astrology/angles.ts'
import { bodyIn } from '../../../astrology/charts/body-in.ts'
import type { Chart } from '../../../astrology/charts/chart.ts'
import { type Body, SIGNS } from '../../../astrology/names.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { inDegrees } from '../../sky/format.ts'
import { texts as sky } from '../../sky/texts.ts'
import { texts } from '../texts.ts'

/** How places of the sky are said. */
export function usePlaces({ bodies, angles, uncertain }: Pick<Chart, 'bodies' | 'angles' | 'uncertain'>) {
  const t = useTexts(texts)
  const s = useTexts(sky)
  const sign = (signId: number) => s(SIGNS[signId - 1]!)
  const place = (longitude: number) => `${inDegrees(degreeInSignOf(longitude))} ${sign(signIdOf(longitude))}`
  /** The sign of a body, or the two it may be in. */
  function signOf(body: Body): string {
    const [one, other] = uncertain?.signsPossible[body] ?? [bodyIn(bodies, body).signId]
    return other === undefined ? sign(one) : t('orSign', { one: sign(one), other: sign(other) })
  }
  function said(): string {
    const lights = { sun: signOf('sun'), moon: signOf('moon') }
    if (!angles) return t('wheelSky', lights)
    return t('wheelAscendant', { ...lights, ascendant: sign(signIdOf(angles.ascendant)) })
  }
  return { sign, place, signOf, said }
}
