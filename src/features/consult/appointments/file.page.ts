import { attachment } from '../../../platform/http/attachment.ts'
import { visitOf } from '../../../visit-context.ts'
import { idIn, orNotFound, pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/file.page'
import { ownAppointment } from './change-appointment.server.ts'
import { writeOne } from './feed.server.ts'

/** One appointment as a file for any calendar. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  orNotFound(visit.user?.role === 'client' ? visit.user : null)
  const found = await pageRefusal(() => ownAppointment(visit, idIn(params)))
  const file = await writeOne(visit, found, 'client')
  return attachment(file, { type: 'text/calendar; charset=utf-8', name: `rendez-vous-${found.id}.ics` })
}
