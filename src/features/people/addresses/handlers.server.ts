import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { clientOf } from '../../house/visit/access.ts'
import { changeAddress } from './change-address.server.ts'
import type { addressesContract } from './contract.server.ts'
import { deleteAddress, findAddress } from './queries.server.ts'
import { type DeliveryAddress, linesOf } from './rules.ts'

const view = (address: DeliveryAddress) => ({ ...address, lines: linesOf(address) })

export const addressesHandlers: Handlers<typeof addressesContract, Visit> = {
  async readAddress(visit) {
    const address = await findAddress(visit.db, clientOf(visit).id)
    return { address: address && view(address) }
  },
  async changeAddress(visit, { body }) {
    return { address: view(await changeAddress(visit, body)) }
  },
  async removeAddress(visit) {
    await deleteAddress(visit.db, clientOf(visit).id)
    return { address: null }
  },
}
