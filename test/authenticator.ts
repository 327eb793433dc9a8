import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What a dishonest or broken browser or device changes in its response. */
export interface Twist {
  origin?: string
  rpId?: string
  type?: string
  challenge?: string
  userVerified?: boolean
  counter?: number
  userHandle?: string
  /** Unrequested attestation certificates. */
  certificates?: boolean
  crossOrigin?: boolean
}

export interface Credential {
  id: string
  key: KeyObject
  userHandle: string
  rpId: string
  counter: number
}

interface CreationOptions {
  challenge: string
  rp: { id: string }
  user: { id: string }
  excludeCredentials?: { id: string }[]
}

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

/**
 * Creates an ES256 passkey as a device does, byte by byte: the result of `navigator.credentials.create`, and the
 * private part.
 */
export function createPasskey(options: CreationOptions, origin: string, twist: Twist = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(20)
  const rpId = options.rp.id
  const counter = twist.counter ?? 0
  // COSE (RFC 9053): kty EC2, alg ES256, crv P-256, x, y.
  const cose = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
  const length = Buffer.alloc(2)
  length.writeUInt16BE(id.length)
  const authData = Buffer.concat([
    head(twist.rpId ?? rpId, HAS_KEY | flagsOf(twist), counter),
    Buffer.alloc(16),
    length,
    id,
    cose,
  ])
  const clientData = clientDataOf('webauthn.create', options.challenge, origin, twist)
  const statement: [string, unknown][] = twist.certificates
    ? [
        ['alg', -7],
        ['sig', sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)],
        ['x5c', [randomBytes(40)]],
      ]
    : []
  const attestation = new Map<string, unknown>([
    ['fmt', twist.certificates ? 'packed' : 'none'],
    ['attStmt', new Map(statement)],
    ['authData', authData],
  ])
  const credential: Credential = { id: base64url(id), key: privateKey, userHandle: options.user.id, rpId, counter }
  const response = {
    id: credential.id,
    rawId: credential.id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: base64url(clientData),
      attestationObject: base64url(cbor(attestation)),
      transports: ['internal', 'hybrid'],
    },
  }
  return { credential, response }
}

/** Signs a challenge with a passkey: the result of `navigator.credentials.get`. */
export function signWith(credential: Credential, challenge: string, origin: string, twist: Twist = {}) {
  const authData = head(twist.rpId ?? credential.rpId, flagsOf(twist), twist.counter ?? credential.counter)
  const clientData = clientDataOf('webauthn.get', challenge, origin, twist)
  return {
    id: credential.id,
    rawId: credential.id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', Buffer.concat([authData, sha256(clientData)]), credential.key)),
      userHandle: twist.userHandle ?? credential.userHandle,
    },
  }
}

const flagsOf = ({ userVerified = true }: Twist): number => USER_PRESENT | (userVerified ? USER_VERIFIED : 0)

function head(rpId: string, flags: number, counter: number): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), rest])
}

const clientDataOf = (type: string, challenge: string, origin: string, twist: Twist): string =>
  JSON.stringify({
    type: twist.type ?? type,
    challenge: twist.challenge ?? challenge,
    origin: twist.origin ?? origin,
    crossOrigin: twist.crossOrigin ?? false,
  })

/** The subset of CBOR (RFC 8949) that passkeys need: integers, bytes, texts, lists and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? sized(1, -1 - value) : sized(0, value)
  if (value instanceof Uint8Array) return Buffer.concat([sized(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([sized(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Array.isArray(value)) return Buffer.concat([sized(4, value.length), ...value.map(cbor)])
  const entries = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([sized(5, entries.length), ...entries.flatMap(([key, inner]) => [cbor(key), cbor(inner)])])
}

function sized(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}
