import { generateKeyPairSync } from 'node:crypto'

const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })

/** Used when the passkey is unknown: an ES256 key in COSE (RFC 9053) whose private half nobody has. */
export const decoyKey = Buffer.concat([
  Buffer.from('a5010203262001215820', 'hex'),
  Buffer.from(x, 'base64url'),
  Buffer.from('225820', 'hex'),
  Buffer.from(y, 'base64url'),
])
