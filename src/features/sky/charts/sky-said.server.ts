import { degreeInSignOf, signOfLongitude } from '../../../astrology/angles.ts'
import { bodyIn } from '../../../astrology/charts/body-in.ts'
import type { Body } from '../../../astrology/names.ts'
import { say, type Wording } from '../../../platform/i18n/texts.ts'
import { inDegrees, inRoman } from '../sky/format.ts'
import { texts as sky } from '../sky/texts.ts'
import { signsOf } from './interpret.server.ts'
import { texts } from './texts.ts'
import type { DrawnChart } from './wheel.ts'

type Signs = Pick<DrawnChart, 'bodies' | 'uncertain'>

/** The sign of a body, or the two in which it may be. */
function signSaid(chart: Signs, id: Body, wording: Wording): string {
  const [one, other] = signsOf(chart, id)
  const first = say(wording, sky, one ?? bodyIn(chart.bodies, id).sign)
  return other ? say(wording, texts, 'orSign', { one: first, other: say(wording, sky, other) }) : first
}

/** One sentence with the signs of the Sun and the Moon, and of the Ascendant if the hour of birth is known. */
export function skySaid(chart: Signs & Pick<DrawnChart, 'angles'>, wording: Wording): string {
  const lights = { sun: signSaid(chart, 'sun', wording), moon: signSaid(chart, 'moon', wording) }
  if (!chart.angles) return say(wording, texts, 'wheelSky', lights)
  const ascendant = say(wording, sky, signOfLongitude(chart.angles.ascendant))
  return say(wording, texts, 'wheelAscendant', { ...lights, ascendant })
}

/** Each position that the wheel shows, in words. */
export function positionsSaid(chart: DrawnChart, wording: Wording): string[] {
  const { bodies, angles, uncertain } = chart
  const place = (longitude: number) =>
    `${inDegrees(degreeInSignOf(longitude))} ${say(wording, sky, signOfLongitude(longitude))}`
  const bodiesSaid = bodies
    .filter(({ id }) => id !== 'trueNode')
    .map(({ id, degreeInSign, house, retrograde }) => {
      const range = uncertain && id === 'moon' ? uncertain.moon : null
      const at = range
        ? say(wording, texts, 'moonRange', { from: place(range.from), to: place(range.to) })
        : `${inDegrees(degreeInSign)} ${signSaid(chart, id, wording)}`
      return [
        `${say(wording, sky, id === 'meanNode' ? 'node' : id)} ${at}`,
        ...(house === null ? [] : [say(wording, texts, 'houseNamed', { house: inRoman(house) })]),
        ...(retrograde ? [say(wording, texts, 'retrograde')] : []),
      ].join(', ')
    })
  const anglesSaid = (['ascendant', 'midheaven'] as const).flatMap((id) =>
    angles ? [`${say(wording, texts, id)} ${place(angles[id])}`] : [],
  )
  return [...bodiesSaid, ...anglesSaid]
}
