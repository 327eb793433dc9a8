import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../../../errors.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { isStaffRole } from './roles.ts'
import { STAFF_PASSWORD_MIN } from './rules.ts'

/** OWASP's second recommended configuration for argon2id: 19 MiB, two passes, about 50 ms on the target machine. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT = 16
const TAG = 32

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** Two encodings of the same accented character make the same password. */
const message = (password: string): Buffer => Buffer.from(password.normalize('NFKC'))

/** Derives an argon2id hash from a secret and a salt. */
export function derive(password: string, nonce: Buffer, figures = cost, tagLength = TAG): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message: message(password), nonce, tagLength, ...figures }, (error, tag) =>
      error ? reject(error) : resolve(tag),
    )
  })
}

/** Hashes a password with argon2id, as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT)
  const tag = await derive(password, salt)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`
}

/** Whether the password matches the hash. Without a hash it takes the same time, so that timing reveals nothing. */
export async function checkPassword(hash: string | null, password: string): Promise<boolean> {
  const parts = phc.exec(hash ?? '')
  if (!parts) {
    await derive(password, Buffer.alloc(SALT))
    return false
  }
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number]
  const expected = Buffer.from(itemAt(parts, 5), 'base64')
  const salt = Buffer.from(itemAt(parts, 4), 'base64')
  const tag = await derive(password, salt, { memory, passes, parallelism }, expected.length)
  return timingSafeEqual(tag, expected)
}

/** @throws {Refusal} staffPasswordTooShort */
export function checkForRole(password: string, role: string): void {
  if (isStaffRole(role) && [...password].length < STAFF_PASSWORD_MIN) throw new Refusal('staffPasswordTooShort')
}
