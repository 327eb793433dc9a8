import { randomUUID } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { parse } from '../../../platform/contract/parse.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { redirectTo } from '../../house/visit/page-door.server.ts'
import { roomAddress } from '../rooms/addresses.ts'
import { STOP_SHARING } from '../shared-charts/rules.ts'
import { stopSharing } from '../shared-charts/stop-sharing.server.ts'
import { cancelRequest } from './cancel-request.server.ts'
import { endByParticipant } from './end-consultation.server.ts'
import { sayInDanger } from './end-in-care.server.ts'
import { sayHere } from './say-here.server.ts'
import { sendNote, sendPicture } from './send-file.server.ts'
import { sendMessage } from './send-message.server.ts'
import { newMessage, newNote, newPicture } from './sent-shapes.server.ts'

/** Handles the room's forms, for browsers without scripts. */
export function actInRoom(visit: Visit, id: number, form: FormData, back = `${roomAddress(id)}#salon`) {
  return orGivenBack(form, ['text'], async () => {
    switch (form.get('intent')) {
      case 'end':
        await endByParticipant(visit, id)
        break
      case 'danger':
        await sayInDanger(visit, id)
        break
      case 'cancel':
        await cancelRequest(visit, id)
        break
      case STOP_SHARING:
        await stopSharing(visit, id)
        break
      case 'here':
        await sayHere(visit, id)
        break
      case 'picture': {
        const { bytes, text } = await filled(form)
        await sendPicture(visit, id, { ...parse(newPicture, { clientId: randomUUID(), text }), bytes })
        break
      }
      case 'note': {
        const { bytes } = await filled(form)
        await sendNote(visit, id, { ...parse(newNote, { clientId: randomUUID() }), bytes })
        break
      }
      default:
        await sendMessage(visit, id, parse(newMessage, { clientId: randomUUID(), text: form.get('text') }))
    }
    throw redirectTo(back)
  })
}

/** The file of a form, and the words beside it. @throws {Refusal} parametersMissing */
async function filled(form: FormData): Promise<{ bytes: Buffer; text: string }> {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) throw new Refusal('parametersMissing', 'file')
  return { bytes: Buffer.from(await file.arrayBuffer()), text: String(form.get('text') ?? '') }
}
