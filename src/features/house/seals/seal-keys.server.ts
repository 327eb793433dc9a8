import { createHmac, hkdfSync } from 'node:crypto'
import type { App } from '../../../app.ts'

export type ChainName = 'ledger' | 'audit'

/** The content of a seal of a day. */
export interface SealedDay {
  chain: ChainName
  /** YYYY-MM-DD */
  day: string
  /** The last transaction, or log entry, that it covers. */
  last: number
  /** The number of rows since the previous seal. */
  count: number
  root: Buffer
  /** The seal of the day before; empty for the first. */
  previous: Buffer
}

export interface Seal {
  /** The id of the key. */
  keyId: string
  seal: Buffer
}

/** Signs and checks days: the keys are in no database, so that only this program can. */
export interface SealKeys {
  /** With the newest key. */
  sign(of: SealedDay): Seal
  /** Why a seal is not ours: an unknown key, or a mismatch with a known key; null if it is ours. */
  doubt(of: SealedDay & Seal): 'key' | 'seal' | null
  /** Whether a seal from before keys had ids is ours. */
  isOld(of: SealedDay & Seal): boolean
}

interface SealKey {
  id: string
  key: Buffer
  secret: string
}

/** The program's keys for seals. */
export const sealKeysOf = ({ secrets }: Pick<App, 'secrets'>): SealKeys => openSealKeys(secrets.bare)

/** @param secrets the newest first */
export function openSealKeys(secrets: readonly [string, ...string[]]): SealKeys {
  const [newest, ...older] = [keyOf(secrets[0]), ...secrets.slice(1).map(keyOf)] as [SealKey, ...SealKey[]]
  const keys = [newest, ...older]
  return {
    sign: (of) => ({ keyId: newest.id, seal: made(newest, of) }),
    doubt(of) {
      const key = keys.find(({ id }) => id === of.keyId)
      if (!key) return 'key'
      return made(key, of).equals(of.seal) ? null : 'seal'
    },
    isOld: (of) => keys.some(({ secret }) => madeBefore(secret, of).equals(of.seal)),
  }
}

function keyOf(secret: string): SealKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'day seal', 32))
  return { id: createHmac('sha256', key).update('name').digest('hex').slice(0, 12), key, secret }
}

const made = ({ key }: SealKey, { chain, day, last, count, root, previous }: SealedDay): Buffer =>
  createHmac('sha256', key).update(`${chain}:${day}:${last}:${count}:`).update(root).update(previous).digest()

/** The signature of seals until migration 175. */
const madeBefore = (secret: string, { chain, day, count, root }: SealedDay): Buffer =>
  createHmac('sha256', secret).update(`${chain}:${day}:${count}:`).update(root).digest()
