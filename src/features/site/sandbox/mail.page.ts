import { visitOf } from '../../../visit-context.ts'
import { idIn, orNotFound } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/mail.page'
import { mailHtml } from './queries.server.ts'

/**
 * Scripts and requests are blocked; only the e-mail's own styles apply. Links open in a new tab, as from a mail
 * program.
 */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** An e-mail's HTML as a sandboxed document, framed by the mailbox. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const visit = visitOf(context)
  const { db, site } = orNotFound(visit.app.config.mode === 'demo' ? visit : null)
  const html = orNotFound(await mailHtml(db, site.id, idIn(params)))
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY },
  })
}
