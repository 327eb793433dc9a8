import { pdfAttachment } from '../../../platform/http/attachment.ts'
import { visitOf } from '../../../visit-context.ts'
import { readIdentity } from '../../house/papers/read-identity.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { orNotFound, pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/receipt-pdf.page'
import { findWithdrawal } from './find-withdrawal.server.ts'
import { withdrawalPdf } from './receipt-pdf.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const view = orNotFound(await pageRefusal(() => findWithdrawal(visit, params.reference)))
  const wording = await readWording(visit.app, visit.site.id, false)
  const pdf = await withdrawalPdf(view, { ...readIdentity(visit), brand: visit.site.key }, wording)
  return pdfAttachment(pdf, `retractation-${view.reference}.pdf`)
}
