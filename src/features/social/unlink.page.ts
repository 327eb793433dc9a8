import { Refusal } from '../../errors.ts'
import { visitOf } from '../../visit-context.ts'
import { clientOf } from '../session/access.ts'
import { orNotFound, pageRefusal, redirectTo, requireSignedIn } from '../session/page-door.server.ts'
import type { Route } from './+types/unlink.page'
import { unlinkIdentity } from './link-identity.server.ts'
import { FAILED, failureOf, isProvider, withMark } from './rules.ts'

/** Takes a provider off the account, from the account's page. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, new URL('/mon-compte', url))
  await pageRefusal(async () => clientOf(visit))
  const provider = (await request.formData()).get('service')
  try {
    await unlinkIdentity(visit, orNotFound(isProvider(provider) ? provider : null))
  } catch (thrown) {
    const failure = thrown instanceof Refusal ? failureOf(thrown.reason) : null
    if (!failure) throw thrown
    throw redirectTo(withMark('/mon-compte#connexions', FAILED, failure))
  }
  throw redirectTo('/mon-compte?fait=delie#connexions')
}
