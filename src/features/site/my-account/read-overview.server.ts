import type { Visit } from '../../../app.ts'
import { passwordHashOf } from '../../house/users/password-queries.server.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { findAddress } from '../../people/addresses/queries.server.ts'
import { listDevices } from '../../people/devices/list-devices.server.ts'
import { listPasskeys } from '../../people/passkeys/list-passkeys.server.ts'
import { listDeviceRows } from '../../people/push/queries.server.ts'

/** A summary of the pages below the account page. @throws {Refusal} as personOf */
export async function readOverview(visit: Visit) {
  const { id } = personOf(visit)
  const [password, passkeys, devices, phone, address, told] = await Promise.all([
    passwordHashOf(visit.db, id),
    listPasskeys(visit),
    listDevices(visit),
    findPhone(visit.db, id),
    findAddress(visit.db, id),
    listDeviceRows(visit.db, id),
  ])
  return {
    hasPassword: password !== null,
    passkeys: passkeys.length,
    devices: devices.length,
    toldDevices: told.length,
    phone: { number: phone.number, pending: phone.pending },
    address: address && `${address.street || address.locality}, ${address.postalCode} ${address.city}`,
  }
}

export type Overview = Awaited<ReturnType<typeof readOverview>>
