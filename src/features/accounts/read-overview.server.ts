import type { Visit } from '../../app.ts'
import { findAddress } from '../addresses/queries.server.ts'
import { listDevices } from '../devices/list-devices.server.ts'
import { listPasskeys } from '../passkeys/list-passkeys.server.ts'
import { passwordHashOf } from '../passwords/queries.server.ts'
import { findPhone } from '../phones/queries.server.ts'
import { personOf } from '../session/access.ts'

/** A summary of the pages below the account page. @throws {Refusal} as personOf */
export async function readOverview(visit: Visit) {
  const { id } = personOf(visit)
  const [password, passkeys, devices, phone, address] = await Promise.all([
    passwordHashOf(visit.db, id),
    listPasskeys(visit),
    listDevices(visit),
    findPhone(visit.db, id),
    findAddress(visit.db, id),
  ])
  return {
    hasPassword: password !== null,
    passkeys: passkeys.length,
    devices: devices.length,
    phone: { number: phone.number, pending: phone.pending },
    address: address && `${address.street || address.locality}, ${address.postalCode} ${address.city}`,
  }
}

export type Overview = Awaited<ReturnType<typeof readOverview>>
