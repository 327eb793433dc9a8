import { Refusal } from '../../../errors.ts'
import { attachment } from '../../../platform/http/attachment.ts'
import { visitOf } from '../../../visit-context.ts'
import { pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/copy.page'
import { RIGHTS_PAGE } from './rules.ts'
import { takeCopy } from './take-copy.server.ts'

/** Posted, so that the password is in no address. A refusal is shown on the page, beside the field. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const password = (await request.formData()).get('password')
  const file = await pageRefusal(async () => {
    try {
      return await takeCopy(visit, typeof password === 'string' ? password : undefined)
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown
      if (thrown.field === 'password') throw redirectTo(`${RIGHTS_PAGE}?refus=mot-de-passe`)
      if (thrown.reason === 'loginAttemptsReached') throw redirectTo(`${RIGHTS_PAGE}?refus=essais`)
      if (thrown.reason === 'tooManyRequests') throw redirectTo(`${RIGHTS_PAGE}?refus=copies`)
      throw thrown
    }
  })
  return attachment(file, { type: 'application/json; charset=utf-8', name: 'mes-donnees.json' })
}
