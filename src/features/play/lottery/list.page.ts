import { attachment } from '../../../platform/http/attachment.ts'
import { visitOf } from '../../../visit-context.ts'
import { idIn, pageRefusal } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/list.page'
import { readList } from './read-lottery.server.ts'

/** The closed list as it was digested, byte by byte. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const id = idIn(params)
  const list = await pageRefusal(() => readList(visitOf(context), id))
  return attachment(list, { type: 'text/plain; charset=utf-8', name: `tirage-${id}.txt` })
}
