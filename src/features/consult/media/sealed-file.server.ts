import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { UnreadableData } from '../../../platform/at-rest/key-ring.ts'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

export const fileKey = (): Buffer => randomBytes(32)

/** Seals an object with its message's key, under its name: nonce, tag, bytes. */
export function sealFile(key: Buffer, name: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name))
  const sealed = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed])
}

/** @throws {UnreadableData} for an object that was changed, or kept under another name */
export function openFile(key: Buffer, name: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(name)).setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  const bytes = decipher.update(sealed.subarray(NONCE + TAG))
  try {
    return Buffer.concat([bytes, decipher.final()])
  } catch {
    throw new UnreadableData(`file ${name}`, 'it was changed, or kept under another name')
  }
}
