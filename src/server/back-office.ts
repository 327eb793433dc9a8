import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { href } from 'react-router'
import { type BackOfficeFiles, backOfficeDocument } from '../features/house/backoffice/document.server.ts'
import { can } from '../features/house/staff/capabilities.ts'
import { BACK_OFFICE } from '../features/house/visit/back-office-path.ts'
import { SECOND_FACTOR, withReturn } from '../features/house/visit/sign-in-paths.ts'
import { policyOf, scriptsWith, securityHeaders } from '../platform/http/policy.ts'
import type { SiteEnv } from './site-door.ts'

/**
 * The back office, for staff who signed in with both factors. Visitors are redirected to sign in; for clients and
 * psychics the page does not exist.
 */
export function backOffice(files: BackOfficeFiles, development: boolean): MiddlewareHandler<SiteEnv> {
  return async (c: Context<SiteEnv>, next) => {
    const { session, user, site } = c.get('visit')
    if (session.waitingFor !== null) return c.redirect(withReturn(SECOND_FACTOR, BACK_OFFICE), 303)
    if (!user) return c.redirect(withReturn(href('/connexion'), BACK_OFFICE), 303)
    if (!can(user.role, 'desk')) return next()
    const nonce = randomBytes(16).toString('base64')
    const scripts = scriptsWith(nonce)
    return c.html(backOfficeDocument(files, site, nonce), 200, {
      ...securityHeaders(scripts, { development }),
      // The development server's styles have no nonce, and a nonce in the policy would disable all others.
      ...(development ? {} : { 'Content-Security-Policy': policyOf(scripts, { backOfficeNonce: nonce }) }),
      'Cache-Control': 'no-store',
    })
  }
}
