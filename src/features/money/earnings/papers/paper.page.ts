import { visitOf } from '../../../../visit-context.ts'
import { pageRefusal, requireSignedIn } from '../../../house/visit/page-door.server.ts'
import { onBrand } from '../brands.server.ts'
import type { Route } from './+types/paper.page'
import { givePaper } from './give-paper.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  return pageRefusal(async () => givePaper((await onBrand(visit, url)).visit, params.month))
}
