import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A certificate that a machine signs for itself, for a server on this one: what no authority would. */
export function selfSigned(names: readonly string[]): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const now = Date.now()
  const subject = sequence(set(sequence(COMMON_NAME, der(UTF8, Buffer.from(names[0]!)))))
  const alternatives = sequence(...names.map((name) => der(DNS_NAME, Buffer.from(name))))
  const signed = sequence(
    der(VERSION, integer(Buffer.of(2))),
    integer(Buffer.concat([Buffer.of(1), randomBytes(15)])),
    ECDSA_SHA256,
    subject,
    sequence(time(now - DAY), time(now + DAY)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(EXTENSIONS, sequence(sequence(SUBJECT_ALTERNATIVES, der(OCTETS, alternatives)))),
  )
  const signature = sign('sha256', signed, privateKey)
  const certificate = sequence(signed, ECDSA_SHA256, der(BITS, Buffer.concat([Buffer.of(0), signature])))
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: pem(certificate) }
}

const DAY = 86_400_000
// X.690 and RFC 5280.
const [INTEGER, BITS, OCTETS, OBJECT, UTF8, UTC_TIME, SEQUENCE, SET] = [2, 3, 4, 6, 12, 23, 48, 49]
const [VERSION, DNS_NAME, EXTENSIONS] = [0xa0, 0x82, 0xa3]

function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  if (length < 128) return Buffer.concat([Buffer.of(tag, length), content])
  const bytes = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.of(tag, ...bytes), content])
}
const sequence = (...parts: Buffer[]): Buffer => der(SEQUENCE, Buffer.concat(parts))
const set = (part: Buffer): Buffer => der(SET, part)
const integer = (bytes: Buffer): Buffer => der(INTEGER, bytes)
const object = (hex: string): Buffer => der(OBJECT, Buffer.from(hex, 'hex'))
const time = (at: number): Buffer => {
  const [date, hour] = new Date(at).toISOString().slice(2, 19).split('T') as [string, string]
  return der(UTC_TIME, Buffer.from(`${date.replaceAll('-', '')}${hour.replaceAll(':', '')}Z`))
}

const COMMON_NAME = object('550403')
const SUBJECT_ALTERNATIVES = object('551d11')
const ECDSA_SHA256 = sequence(object('2a8648ce3d040302'))

const pem = (bytes: Buffer): string =>
  ['-----BEGIN CERTIFICATE-----', ...bytes.toString('base64').match(/.{1,64}/g)!, '-----END CERTIFICATE-----\n'].join(
    '\n',
  )
