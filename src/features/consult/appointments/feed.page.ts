import { visitOf } from '../../../visit-context.ts'
import { orNotFound } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/feed.page'
import { readCalendar } from './feed.server.ts'

/** Read by calendar programs, which sign in nowhere: the address itself is the secret. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const calendar = orNotFound(await readCalendar(visitOf(context), params.token.replace(/\.ics$/, '')))
  return new Response(calendar, {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'private, no-store' },
  })
}
