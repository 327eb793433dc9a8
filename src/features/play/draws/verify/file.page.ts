import { attachment } from '../../../../platform/http/attachment.ts'
import { visitOf } from '../../../../visit-context.ts'
import { readWording } from '../../../house/texts/wording.server.ts'
import { pageRefusal } from '../../../house/visit/page-door.server.ts'
import { readResult } from '../results.server.ts'
import type { Route } from './+types/file.page'
import { verifyFile } from './verify-file.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const result = await pageRefusal(() => readResult(visit, params.slug, params.id))
  const wording = await readWording(visit.app, visit.site.id, false)
  return attachment(verifyFile(result, wording), { type: 'text/html; charset=utf-8', name: 'verifier.html' })
}
