import type { Visit } from '../../../app.ts'
import { phoneHolderOf } from '../phones/phone-holder.ts'
import { type DeviceNames, readUserAgent } from '../sessions/user-agent.ts'
import type { Choosable } from './kinds.ts'
import { listDeviceRows, readStoredChoices } from './queries.server.ts'
import { type Choices, choicesOf } from './rules.ts'

export interface PushDevice extends DeviceNames {
  reference: string
  createdAt: Date
  sentAt: Date | null
  isCurrent: boolean
}

/** A person's devices for notifications and their choices. */
export interface PushView {
  publicKey: string | null
  devices: PushDevice[]
  choices: Choices
}

/** @throws {Refusal} as phoneHolderOf */
export async function readPush(visit: Visit): Promise<PushView> {
  const { id } = phoneHolderOf(visit)
  const [rows, stored] = await Promise.all([listDeviceRows(visit.db, id), readStoredChoices(visit.db, id)])
  const devices = rows.map((row) => ({
    reference: row.reference,
    ...readUserAgent(row.user_agent),
    createdAt: row.created_at,
    sentAt: row.sent_at,
    isCurrent: row.session_id !== null && row.session_id === visit.session.id,
  }))
  return { publicKey: visit.app.push?.publicKey ?? null, devices, choices: choicesOf(stored) }
}

/** What a page needs to offer notifications on this browser. */
export interface PushOfferView {
  publicKey: string
  /** This browser's reference, if it is registered. */
  reference: string | null
  /** What its person wants to hear of. */
  kinds: Choosable[]
  audience: 'client' | 'psychic'
}

/** null where none can be offered: to visitors, to staff, and on a site without notifications. */
export async function offerPush(visit: Visit): Promise<PushOfferView | null> {
  const { user, app } = visit
  if (!app.push || (user?.role !== 'client' && user?.role !== 'psychic')) return null
  const { publicKey } = app.push
  const { devices, choices } = await readPush(visit)
  const reference = devices.find(({ isCurrent }) => isCurrent)?.reference ?? null
  return { publicKey, reference, kinds: choices.kinds, audience: user.role }
}
