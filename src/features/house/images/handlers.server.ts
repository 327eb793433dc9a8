import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { imagesContract } from './contract.server.ts'
import { addPicture, removePicture, sayOfPicture } from './keep-picture.server.ts'

export const imagesHandlers: Handlers<typeof imagesContract, Visit> = {
  async addPicture(visit, { body: { decorative, ...said }, file }) {
    return { id: await addPicture(visit, file.bytes, { ...said, decorative: decorative === 'yes' }) }
  },
  async describePicture(visit, { params, body }) {
    await sayOfPicture(visit, params.id, body)
    return {}
  },
  async erasePicture(visit, { params }) {
    await removePicture(visit, params.id)
    return {}
  },
}
