import { attachment } from '../../../platform/http/attachment.ts'
import { visitOf } from '../../../visit-context.ts'
import { orNotFound } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/file.page'
import { findWebinar } from './read-webinars.server.ts'
import { writeFile } from './write-file.server.ts'

/** A webinar as a file for any calendar. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const visit = visitOf(context)
  const webinar = orNotFound(await findWebinar(visit, params.slug))
  const file = await writeFile(visit, webinar)
  return attachment(file, { type: 'text/calendar; charset=utf-8', name: `${webinar.address}.ics` })
}
