import { visitOf } from '../../../../visit-context.ts'
import { idIn, pageRefusal, requireSignedIn } from '../../../house/visit/page-door.server.ts'
import type { Route } from './+types/invoice.page'
import { giveInvoice } from './give-invoice.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  return pageRefusal(() => giveInvoice(visit, idIn(params)))
}
