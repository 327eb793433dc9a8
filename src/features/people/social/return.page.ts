import { href, redirect } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { visitOf } from '../../../visit-context.ts'
import { DONE } from '../../house/users/rules.ts'
import { orNotFound } from '../../house/visit/page-door.server.ts'
import { CONNECTIONS, FAILED, failureOf, isProvider, withMark } from '../ways-in/providers.ts'
import type { Route } from './+types/return.page'
import { clearedSecret, pendingCookie, secretIn } from './browser-secret.server.ts'
import { finishLogin } from './finish-login.server.ts'

/** The page that the provider redirects back to. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const provider = orNotFound(isProvider(params.provider) ? params.provider : null)
  const lead = (path: string, cookie = clearedSecret(visit)) =>
    redirect(path, { headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } })
  try {
    const outcome = await finishLogin(visit, { provider, secret: secretIn(request, visit), search: url.search })
    switch (outcome.done) {
      case 'failed':
        return lead(withMark(visit.user ? CONNECTIONS : href('/connexion'), FAILED, outcome.failure))
      case 'linked':
        return lead(withMark(CONNECTIONS, DONE, 'lien'))
      case 'signedIn':
        return lead(outcome.returnTo)
      default:
        return lead(pages[outcome.done], pendingCookie(visit, outcome.secret))
    }
  } catch (thrown) {
    const failure = thrown instanceof Refusal ? failureOf(thrown.reason) : null
    if (failure) return lead(withMark(CONNECTIONS, FAILED, failure))
    throw thrown
  }
}

const pages = { register: href('/inscription/terminer'), prove: href('/connexion/relier') } as const
