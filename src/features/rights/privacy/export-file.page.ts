import { Refusal } from '../../../errors.ts'
import { attachment } from '../../../platform/http/attachment.ts'
import { visitOf } from '../../../visit-context.ts'
import { idIn, orNotFound, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/export-file.page'
import { DATA_PAGE } from './rules.ts'
import { takeExport } from './take-export.server.ts'

const types = { json: 'application/json; charset=utf-8', pdf: 'application/pdf' } as const

/** A POST form, so that the password is not in an address. A refusal is shown on the page, beside the field. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const form = await request.formData()
  const format = orNotFound(form.get('format') === 'pdf' ? 'pdf' : form.get('format') === 'json' ? 'json' : null)
  const password = form.get('password')
  const input = { id: idIn(params), format, password: typeof password === 'string' ? password : undefined } as const
  const file = await pageRefusal(async () => {
    try {
      return await takeExport(visit, input)
    } catch (thrown) {
      if (thrown instanceof Refusal && thrown.field === 'password') throw redirectTo(`${DATA_PAGE}?refus=mot-de-passe`)
      if (thrown instanceof Refusal && thrown.reason === 'loginAttemptsReached')
        throw redirectTo(`${DATA_PAGE}?refus=essais`)
      throw thrown
    }
  })
  const bytes = format === 'pdf' ? Buffer.from(file, 'base64') : Buffer.from(file)
  return attachment(bytes, { type: types[format], name: `mes-donnees.${format}` })
}
