import { visitOf } from '../../../visit-context.ts'
import { openDesk } from '../../house/staff/desk.server.ts'
import { idIn, orNotFound, pageRefusal } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/preview.page'
import { previewCampaign } from './preview-campaign.server.ts'
import { variants } from './rules.ts'

/** Scripts and requests are blocked; only the mail's own styles apply. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** A campaign on one of the brands as its reader opens it, framed by the back office: as HTML, or as plain text. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const visit = visitOf(context)
  openDesk(visit, url, 'campaigns.write')
  const siteId = Number(url.searchParams.get('site') ?? visit.site.id)
  const variant = orNotFound(variants.find((one) => one === (url.searchParams.get('version') ?? 'a')) ?? null)
  const shown = orNotFound(await pageRefusal(() => previewCampaign(visit, idIn(params), { siteId, variant })))
  const asText = url.searchParams.get('forme') === 'texte' || shown.html === null
  return new Response(asText ? shown.text : shown.html, {
    headers: {
      'Content-Type': `text/${asText ? 'plain' : 'html'}; charset=utf-8`,
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
    },
  })
}
