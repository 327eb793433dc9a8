import { generateKeyPairSync } from 'node:crypto'

const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })

/** In the place of an unknown key, as COSE (RFC 9053) writes one of ES256; nobody has its other half. */
export const decoyKey = Buffer.concat([
  Buffer.from('a5010203262001215820', 'hex'),
  Buffer.from(x, 'base64url'),
  Buffer.from('225820', 'hex'),
  Buffer.from(y, 'base64url'),
])
