import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { sealData, unsealData } from 'iron-session'
import { lastOf } from '../needed/needed.ts'

/** Seals don't expire by themselves: their readers decide how long they are valid. */
const FOR_EVER = 0
const KEY = 32

export interface Unsealed<T> {
  content: Partial<T>
  /** Sealed with a replaced secret: it should be sealed again. */
  isOld: boolean
}

/**
 * Signs and seals data outside the database: cookies, links, codes, the ends of days. Uses the newest configured secret
 * and accepts any of them, so that a secret can be replaced.
 */
export class Secrets {
  /** The newest first. */
  private readonly all: readonly [string, ...string[]]

  constructor(all: readonly [string, ...string[]]) {
    this.all = all
  }

  sign(text: string): Buffer {
    return signature(this.all[0], text)
  }

  /** The signatures by each secret, the newest first. */
  signatures(text: string): readonly Buffer[] {
    return this.all.map((secret) => signature(secret, text))
  }

  hasSigned(text: string, mac: Uint8Array): boolean {
    return this.signatures(text).filter((own) => own.length === mac.length && timingSafeEqual(own, mac)).length > 0
  }

  seal(content: object): Promise<string> {
    return sealData(content, { password: this.all[0], ttl: FOR_EVER })
  }

  /** An empty content if no secret sealed it. */
  async unseal<T extends object>(sealed: string): Promise<Unsealed<T>> {
    for (const [place, password] of this.all.entries()) {
      const content = await unsealData<Partial<T>>(sealed, { password, ttl: FOR_EVER })
      if (Object.keys(content).length > 0) return { content, isOld: place > 0 }
    }
    return { content: {}, isOld: false }
  }

  /** Keys derived for one purpose, which reveal neither the secrets nor another purpose's keys; the newest first. */
  keys(purpose: string): readonly [Buffer, ...Buffer[]] {
    return this.all.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY))) as [Buffer, ...Buffer[]]
  }

  /** The oldest secret, from before secrets could be replaced. */
  get first(): string {
    return lastOf(this.all)
  }

  /** For data from before purposes had their own keys. */
  get bare(): readonly [string, ...string[]] {
    return this.all
  }
}

const signature = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()
