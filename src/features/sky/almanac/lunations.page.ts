import { attachment } from '../../../platform/http/attachment.ts'
import { visitOf } from '../../../visit-context.ts'
import { orNotFound, pageRefusal } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/lunations.page'
import { isDate, readDate } from './dates.ts'
import { lunationsCalendar } from './lunations-ics.server.ts'

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  orNotFound(isDate('year', params.year) ? params.year : null)
  const year = await pageRefusal(async () => readDate('year', params.year))
  const file = await lunationsCalendar(visitOf(context), year)
  return attachment(file, { type: 'text/calendar; charset=utf-8', name: `lunaisons-${year}.ics` })
}
