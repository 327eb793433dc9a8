import { degreeInSignOf, signOfLongitude } from '../../../../astrology/angles.ts'
import { bodyIn } from '../../../../astrology/charts/body-in.ts'
import type { Chart } from '../../../../astrology/charts/chart.ts'
import type { Body, Sign } from '../../../../astrology/names.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { inDegrees } from '../../sky/format.ts'
import { texts as sky } from '../../sky/texts.ts'
import { texts } from '../texts.ts'

/** Names positions in the sky. */
export function usePlaces({ bodies, angles, uncertain }: Pick<Chart, 'bodies' | 'angles' | 'uncertain'>) {
  const t = useTexts(texts)
  const s = useTexts(sky)
  const signName = (sign: Sign) => s(sign)
  const place = (longitude: number) => `${inDegrees(degreeInSignOf(longitude))} ${signName(signOfLongitude(longitude))}`
  /** The sign of a body, or the two in which it may be. */
  function signOf(body: Body): string {
    const [one, other] = uncertain?.signsPossible[body] ?? [bodyIn(bodies, body).sign]
    return other === undefined ? signName(one) : t('orSign', { one: signName(one), other: signName(other) })
  }
  function said(): string {
    const lights = { sun: signOf('sun'), moon: signOf('moon') }
    if (!angles) return t('wheelSky', lights)
    return t('wheelAscendant', { ...lights, ascendant: signName(signOfLongitude(angles.ascendant)) })
  }
  return { signName, place, signOf, said }
}
