import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { orRefusal, redirectTo } from '../../house/visit/page-door.server.ts'
import { actInRoom } from '../consultations/act-in-room.server.ts'
import { refuseRequest } from '../consultations/answer-request.server.ts'
import { closeQueue, delayQueue } from '../queue/lead-queue.server.ts'
import { findOpen } from '../rooms/queries.server.ts'
import { acceptAndGreet } from './accept-and-greet.server.ts'
import { areas } from './areas.ts'
import { goOffline, setPresence } from './set-presence.server.ts'

const HERE = href('/espace-voyant')

/** The area whose bar of state sent the form. */
const cameFrom = (form: FormData): string | undefined => areas.find(({ href }) => href === form.get('back'))?.href

/** The workspace's forms: presence, requests, and the room's own. */
export function actInWorkspace(visit: Visit, form: FormData) {
  return orRefusal(async () => {
    const { psychicId } = psychicOf(visit)
    const id = Number(form.get('id'))
    switch (form.get('intent')) {
      case 'open':
        await setPresence(visit, form.getAll('channels').map(String))
        break
      case 'away':
        await setPresence(visit, [])
        break
      case 'offline':
        await goOffline(visit)
        break
      case 'delay':
        await delayQueue(visit)
        break
      case 'closeQueue':
      case 'openQueue':
        await closeQueue(visit, form.get('intent') === 'closeQueue')
        break
      case 'accept':
        await acceptAndGreet(visit, id)
        break
      case 'refuse':
        await refuseRequest(visit, { id, psychicId })
        break
      default: {
        const open = await findOpen(visit.db, { psychicId })
        if (!open) throw new Refusal('consultationEnded')
        return actInRoom(visit, open.id, form, `${HERE}#salon`)
      }
    }
    throw redirectTo(cameFrom(form) ?? HERE)
  })
}
