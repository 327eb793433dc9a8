import { visitOf } from '../../../visit-context.ts'
import { pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/qr.page'
import { readQrCode } from './qr.server.ts'

/** The code of the member's card, as a picture. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { svg } = await pageRefusal(() => readQrCode(visit))
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, no-store' } })
}
