import { pdfAttachment } from '../../../platform/http/attachment.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { visitOf } from '../../../visit-context.ts'
import { readIdentity } from '../../house/papers/read-identity.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { idIn, pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/saved-pdf.page'
import { texts } from './account-texts.ts'
import { chartPdf } from './chart-pdf.server.ts'
import { interpret } from './interpret.server.ts'
import { birthOf, openChart } from './saved-charts.server.ts'
import { birthWords } from './views.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { saved, chart } = await pageRefusal(() => openChart(visit, idIn(params)))
  const wording = await readWording(visit.app, visit.site.id, false)
  const { day, time } = birthWords({ firstName: saved.name, birth: birthOf(saved) })
  const values = { day, time: time ?? '', place: saved.place }
  const line = say(wording, texts, time === null ? 'bornOn' : 'bornAt', values)
  const pdf = await chartPdf(
    {
      name: saved.name,
      chart,
      reading: interpret(chart),
      line,
      house: { ...readIdentity(visit), brand: visit.site.key },
    },
    wording,
  )
  return pdfAttachment(pdf, `theme-${saved.id}.pdf`)
}
