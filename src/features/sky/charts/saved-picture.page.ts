import { attachment } from '../../../platform/http/attachment.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { visitOf } from '../../../visit-context.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { idIn, pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/saved-picture.page'
import { openChart } from './saved-charts.server.ts'
import { skySaid } from './sky-said.server.ts'
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
