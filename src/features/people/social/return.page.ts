import { redirect } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { visitOf } from '../../../visit-context.ts'
import { orNotFound } from '../../house/visit/page-door.server.ts'
import { FAILED, failureOf, isProvider, withMark } from '../ways-in/providers.ts'
import type { Route } from './+types/return.page'
import { clearedSecret, pendingCookie, secretIn } from './browser-secret.server.ts'
import { finishLogin } from './finish-login.server.ts'

/** Where the provider sends people back. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const provider = orNotFound(isProvider(params.provider) ? params.provider : null)
  const lead = (path: string, cookie = clearedSecret(visit)) =>
    redirect(path, { headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } })
  try {
    const outcome = await finishLogin(visit, { provider, secret: secretIn(request, visit), search: url.search })
    switch (outcome.done) {
      case 'failed':
        return lead(withMark(visit.user ? '/mon-compte#connexions' : '/connexion', FAILED, outcome.failure))
      case 'linked':
        return lead('/mon-compte?fait=lien#connexions')
      case 'signedIn':
        return lead(outcome.returnTo)
      default:
        return lead(pages[outcome.done], pendingCookie(visit, outcome.secret))
    }
  } catch (thrown) {
    const failure = thrown instanceof Refusal ? failureOf(thrown.reason) : null
    if (failure) return lead(withMark('/mon-compte#connexions', FAILED, failure))
    throw thrown
  }
}

const pages = { register: '/inscription/terminer', prove: '/connexion/relier' } as const
