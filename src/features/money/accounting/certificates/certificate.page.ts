import { visitOf } from '../../../../visit-context.ts'
import { idIn, pageRefusal, requireSignedIn } from '../../../house/visit/page-door.server.ts'
import type { Route } from './+types/certificate.page'
import { giveCertificate } from './give-certificate.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  return pageRefusal(() => giveCertificate(visit, idIn(params)))
}
