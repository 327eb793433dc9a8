import QRCode from 'qrcode'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { clientOf } from '../../house/visit/access.ts'
import { findMember } from './queries.server.ts'

/** The code of the member's card as SVG. It holds the card's number and nothing else. @throws {Refusal} fidelityUnknown */
export async function readQrCode(visit: Visit): Promise<{ number: string; svg: string }> {
  const member = await findMember(visit.db, clientOf(visit).id)
  if (!member) throw new Refusal('fidelityUnknown')
  const { cardNumber: number } = member
  // Four modules of white on each side, which scanners need; black on white in the dark too.
  return { number, svg: await QRCode.toString(number, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 }) }
}
