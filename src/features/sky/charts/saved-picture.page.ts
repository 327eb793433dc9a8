import { signOfLongitude } from '../../../astrology/angles.ts'
import { bodyIn } from '../../../astrology/charts/body-in.ts'
import type { Chart } from '../../../astrology/charts/chart.ts'
import { attachment } from '../../../platform/http/attachment.ts'
import { say, type Wording } from '../../../platform/i18n/texts.ts'
import { visitOf } from '../../../visit-context.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { idIn, pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { texts as sky } from '../sky/texts.ts'
import type { Route } from './+types/saved-picture.page'
import { signsOf } from './interpret.server.ts'
import { openChart } from './saved-charts.server.ts'
import { texts } from './texts.ts'
import { wheelPicture } from './wheel-picture.server.ts'

/** The wheel as a picture, for its owner alone: what they show of it is theirs to choose. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { saved, chart } = await pageRefusal(() => openChart(visit, idIn(params)))
  const wording = await readWording(visit.app, visit.site.id, false)
  const picture = await wheelPicture(chart, {
    brand: visit.site.key,
    label: visit.site.label,
    said: skySaid(chart, wording),
    words: { ac: say(wording, texts, 'ac'), mc: say(wording, texts, 'mc') },
  })
  return attachment(picture, { type: 'image/png', name: `roue-${saved.id}.png` })
}

function skySaid(chart: Chart, wording: Wording): string {
  const signOf = (id: 'sun' | 'moon') => {
    const [one, other] = signsOf(chart, id)
    const first = say(wording, sky, one ?? bodyIn(chart.bodies, id).sign)
    return other ? say(wording, texts, 'orSign', { one: first, other: say(wording, sky, other) }) : first
  }
  const lights = { sun: signOf('sun'), moon: signOf('moon') }
  if (!chart.angles) return say(wording, texts, 'wheelSky', lights)
  const ascendant = say(wording, sky, signOfLongitude(chart.angles.ascendant))
  return say(wording, texts, 'wheelAscendant', { ...lights, ascendant })
}
