import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { sealData, unsealData } from 'iron-session'
import { lastOf } from '../needed/needed.ts'

/** How long what is sealed is worth something is for its reader to say. */
const FOR_EVER = 0
const KEY = 32

export interface Unsealed<T> {
  content: Partial<T>
  /** Under a secret that was replaced: it should be sealed again. */
  isOld: boolean
}

/**
 * What the program vouches for outside of its database: cookies, links, codes, the ends of days. It is made with the newest
 * secret of the configuration and holds under any of them, so that a secret can be replaced.
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

  /** What `sign` gives, or gave under each older secret. */
  signatures(text: string): readonly Buffer[] {
    return this.all.map((secret) => signature(secret, text))
  }

  hasSigned(text: string, mac: Uint8Array): boolean {
    return this.signatures(text).filter((own) => own.length === mac.length && timingSafeEqual(own, mac)).length > 0
  }

  seal(content: object): Promise<string> {
    return sealData(content, { password: this.all[0], ttl: FOR_EVER })
  }

  /** Nothing but an empty content for what no secret sealed. */
  async unseal<T extends object>(sealed: string): Promise<Unsealed<T>> {
    for (const [place, password] of this.all.entries()) {
      const content = await unsealData<Partial<T>>(sealed, { password, ttl: FOR_EVER })
      if (Object.keys(content).length > 0) return { content, isOld: place > 0 }
    }
    return { content: {}, isOld: false }
  }

  /** Keys for one purpose, which tell nothing of the secrets or of another purpose's: the newest first. */
  keys(purpose: string): readonly [Buffer, ...Buffer[]] {
    return this.all.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY))) as [Buffer, ...Buffer[]]
  }

  /** The oldest, with which all was made before it could be replaced. */
  get first(): string {
    return lastOf(this.all)
  }

  /** For what was made before purposes had keys of their own. */
  get bare(): readonly [string, ...string[]] {
    return this.all
  }
}

const signature = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()
