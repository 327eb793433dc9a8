import { pdfAttachment } from '../../../platform/http/attachment.ts'
import { visitOf } from '../../../visit-context.ts'
import { readIdentity } from '../../house/papers/read-identity.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { idIn, pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { checkAddress } from '../receipts/rules.ts'
import { readReceipt } from '../rooms/read-receipt.server.ts'
import type { Route } from './+types/receipt-pdf.page'
import { receiptPdf } from './receipt-pdf.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const found = await pageRefusal(() => readReceipt(visit, idIn(params)))
  const wording = await readWording(visit.app, visit.site.id, false)
  const { firstName, email } = personOf(visit)
  const house = { ...readIdentity(visit), brand: visit.site.key }
  const address = `${visit.site.canonical}${checkAddress(found.receipt.code)}`
  const pdf = await receiptPdf({ ...found, client: { firstName, email }, house, address }, wording)
  return pdfAttachment(pdf, `recu-${found.consultation.id}.pdf`)
}
