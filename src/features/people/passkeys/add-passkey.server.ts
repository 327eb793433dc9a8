import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { provedOf } from '../../house/visit/access.ts'
import { confirmByPassword } from '../confirmation/confirm-person.server.ts'
import { isConfirmed, requireConfirmed } from '../confirmation/confirmed.server.ts'
import { MOST_PASSKEYS, NAME_MAX } from '../confirmation/passkey-rules.ts'
import { deviceName, texts as deviceTexts } from '../sessions/texts.ts'
import { readUserAgent } from '../sessions/user-agent.ts'
import { insertPasskey, type PasskeyRow, passkeysOf } from '../ways-in/passkey-queries.server.ts'
import { CHALLENGE_MS, keepChallenge, takeChallenge } from './challenges.server.ts'
import type { AddedResponse } from './contract.server.ts'
import { orRefused } from './or-refused.server.ts'
import { relyingParty } from './relying-party.server.ts'
import { tellOfPasskey } from './tell-of-passkey.server.ts'

/**
 * The options to create a passkey. The person must have signed in or confirmed their identity recently.
 * @throws {Refusal} emailUnproven, confirmationNeeded, passkeysFull, tooManyRequests, and as confirmByPassword
 */
export async function startAdding(visit: Visit, input: { password?: string | undefined }) {
  const person = provedOf(visit)
  if (!isConfirmed(visit) && input.password !== undefined) await confirmByPassword(visit, input.password)
  requireConfirmed(visit)
  const known = await passkeysOf(visit.db, person.id)
  if (known.length >= MOST_PASSKEYS) throw new Refusal('passkeysFull')
  const { id, name } = relyingParty(visit.site)
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userID: handleOf(visit, person.id),
    userName: person.email ?? person.firstName,
    userDisplayName: person.firstName,
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map((key) => ({ id: key.credential_id, transports: key.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(visit, 'add', options.challenge)
  return options
}

/**
 * Adds the passkey that a device created and tells the account's owner.
 * @throws {Refusal} emailUnproven, passkeyRefused, passkeysFull
 */
export async function addPasskey(outer: Visit, response: AddedResponse): Promise<PasskeyRow> {
  const { id: userId } = provedOf(outer)
  const expectedChallenge = await takeChallenge(outer, 'add', response.response.clientDataJSON)
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(outer.site)
  const credential = await orRefused(async () => {
    const attestationObject = withoutAttestation(response.response.attestationObject)
    const given = { ...response, response: { ...response.response, attestationObject }, clientExtensionResults: {} }
    const { registrationInfo } = await verifyRegistrationResponse({
      response: given as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
    })
    return needed(registrationInfo, 'what a device registered').credential
  })
  const name = await thisDevice(outer)
  return inTransaction(outer, async (visit) => {
    await lockUser(visit.db, userId)
    if ((await passkeysOf(visit.db, userId)).length >= MOST_PASSKEYS) throw new Refusal('passkeysFull')
    const passkey = await insertPasskey(visit.db, {
      siteId: visit.site.id,
      userId,
      credentialId: credential.id,
      userHandle: Buffer.from(handleOf(visit, userId)).toString('base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
      at: visit.now(),
    })
    if (!passkey) throw new Refusal('passkeyRefused')
    await tellOfPasskey(visit, 'added', name)
    return passkey
  })
}

/** The user handle given to devices: the same for all passkeys of a person, and without personal data. */
const handleOf = (visit: Visit, userId: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(visit.app.digest(`passkey:${visit.site.id}:${userId}`))

/**
 * Drops the attestation: the maker of the device doesn't matter, and the library would fetch addresses named in its
 * certificates.
 */
function withoutAttestation(attestationObject: string): string {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData')
  const plain = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ])
  return isoBase64URL.fromBuffer(isoCBOR.encode(plain as Parameters<typeof isoCBOR.encode>[0]))
}

async function thisDevice(visit: Visit): Promise<string> {
  const wording = await readWording(visit.app, visit.site.id, false)
  const name = deviceName((key, values) => say(wording, deviceTexts, key, values), readUserAgent(visit.userAgent))
  return name.slice(0, NAME_MAX)
}
