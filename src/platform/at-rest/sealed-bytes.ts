import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { UnreadableData } from './key-ring.ts'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** A key of its own for what is too large for a row. */
export const bytesKey = (): Buffer => randomBytes(32)

/** Seals bytes with their own key, under their name: nonce, tag, bytes. */
export function sealBytes(key: Buffer, name: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name))
  const sealed = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed])
}

/** @throws {UnreadableData} for bytes that were changed, or kept under another name */
export function openBytes(key: Buffer, name: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(name)).setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  const bytes = decipher.update(sealed.subarray(NONCE + TAG))
  try {
    return Buffer.concat([bytes, decipher.final()])
  } catch {
    throw new UnreadableData(name, 'it was changed, or kept under another name')
  }
}
