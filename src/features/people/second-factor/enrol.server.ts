import QRCode from 'qrcode'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { tellTried } from '../../../platform/security/security-log.ts'
import { readPerson } from '../../house/session/person.server.ts'
import { logAct } from '../../house/staff/as-staff.server.ts'
import { enter } from './enter.server.ts'
import { insertFactor, lockFactor, markEnrolled, writeSealedFactor } from './queries.server.ts'
import { keepNewCodes } from './recovery-codes.server.ts'
import { countTry, takeTotp } from './redeem-code.server.ts'
import { openSecret, type StoredFactor, sealSecret } from './sealed-factor.server.ts'
import { tellOfFactor } from './tell-of-factor.server.ts'
import { newTotpSecret, setupAddress } from './totp.server.ts'

export interface Setup {
  /** The secret in base32, in groups of four, for typing by hand. */
  secret: string
  /** A square QR code: its modules per side, and the path of the dark ones. */
  picture: { size: number; path: string }
}

/** The setup for an authenticator app of a person without a second factor; the same until they enter its first code. */
export async function startEnrolment(outer: Visit, userId: number): Promise<Setup> {
  const { app, site } = outer
  const sealed = sealSecret(app.keys, userId, newTotpSecret())
  return inTransaction(outer, async (visit) => {
    await insertFactor(visit.db, userId, sealed)
    const secret = await openBegun(visit, needed(await lockFactor(visit.db, userId), 'the factor that was just begun'))
    const { email } = await readPerson(visit, userId)
    const { modules } = QRCode.create(setupAddress(secret, email ?? String(userId), site.label))
    return { secret: secret.replace(/.{4}(?=.)/g, '$& '), picture: { size: modules.size, path: pathOf(modules) } }
  })
}

/**
 * A pending enrolment whose key is gone starts over.
 * @throws {Refusal} factorUnreadable for an enrolled one
 */
async function openBegun(visit: Visit, factor: StoredFactor & { enrolled_at: Date | null }): Promise<string> {
  try {
    return await openSecret(visit, factor)
  } catch (thrown) {
    if (!(thrown instanceof Refusal) || factor.enrolled_at) throw thrown
    const secret = newTotpSecret()
    await writeSealedFactor(visit.db, factor.user_id, sealSecret(visit.app.keys, factor.user_id, secret))
    return secret
  }
}

function pathOf({ size, data }: { size: number; data: ArrayLike<number> }): string {
  let path = ''
  for (let place = 0; place < size * size; place += 1) {
    if (data[place]) path += `M${place % size} ${Math.floor(place / size)}h1v1h-1z`
  }
  return path
}

/**
 * The first code of a new second factor completes the sign-in and returns the recovery codes, which are never shown
 * again.
 * @throws {Refusal} secondFactorNeeded, factorWrong, loginAttemptsReached, blacklisted
 */
export async function confirmEnrolment(outer: Visit, typed: string): Promise<string[]> {
  const userId = outer.session.waitingFor
  if (userId === null) throw new Refusal('securityParametersMissing')
  const takeBack = await countTry(outer, userId)
  const codes = await inTransaction(outer, async (visit) => {
    const factor = await lockFactor(visit.db, userId)
    // With only a password, an enrolled factor can't be replaced.
    if (!factor || factor.enrolled_at) throw new Refusal('secondFactorNeeded')
    if (!(await takeTotp(visit, factor, typed))) {
      tellTried(visit, 'factor-failed')
      throw new Refusal('factorWrong')
    }
    await markEnrolled(visit.db, userId, visit.now())
    const fresh = await keepNewCodes(visit, userId)
    const { role } = await readPerson(visit, userId)
    await logAct(visit, { id: userId, role }, { act: 'own.enrol', subject: '' })
    await tellOfFactor(visit, 'enrolled', userId)
    await enter(visit, userId)
    return fresh
  })
  await takeBack()
  return codes
}
