import { timingSafeEqual } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { itemAt } from '../../../platform/needed/needed.ts'

/** Whom a link is about: an account, or a subscription to the letter without one. */
export interface Subject {
  kind: 'user' | 'letter'
  id: number
}

/** A link as it was read; nothing of it is true before `checkToken`. */
interface Token extends Subject, Circumstances {
  mac: Buffer
}

interface Circumstances {
  /** The answer or the instant that the link is for; 0 where it is for every one. */
  state: number
  /** When it was mailed, in milliseconds; 0 where it is for ever. */
  since: number
}

/** What a link may do; for one address alone where its digest is named. */
export type Purpose = 'unsubscribe' | 'restore' | { confirm: Buffer }

const letters = { user: 'u', letter: 'l' } as const

/** A link's secret part: worth something for this purpose, subject, state and site together only. It is kept nowhere. */
export function tokenFor(
  visit: Visit,
  purpose: Purpose,
  { kind, id }: Subject,
  { state = 0, since = 0 }: Partial<Circumstances> = {},
): string {
  const mac = itemAt(macsOf(visit, purpose, { kind, id, state, since }), 0)
  return `${letters[kind]}${id}-${state}-${since}-${mac.toString('base64url')}`
}

/** @throws {Refusal} linkInvalid for what is no link of ours at all */
export function readToken(text: string): Token {
  const parts = /^([ul])([1-9]\d{0,14})-(\d{1,15})-(\d{1,15})-([\w-]{43})$/.exec(text)
  if (!parts) throw new Refusal('linkInvalid')
  const [, letter, id, state, since] = parts
  const kind = letter === 'u' ? 'user' : 'letter'
  return {
    kind,
    id: Number(id),
    state: Number(state),
    since: Number(since),
    mac: Buffer.from(itemAt(parts, 5), 'base64url'),
  }
}

/** @throws {Refusal} linkInvalid for what we did not write, or wrote for another purpose, site or address */
export function checkToken(visit: Visit, purpose: Purpose, token: Token): void {
  const own = macsOf(visit, purpose, token)
  const isOurs = own.filter((mac) => token.mac.length === mac.length && timingSafeEqual(token.mac, mac)).length > 0
  if (!isOurs) throw new Refusal('linkInvalid')
}

/** What makes a link, and made it before; the one that ends our mails must do so whatever secret came since. */
function macsOf(
  { app, site }: Visit,
  purpose: Purpose,
  { kind, id, state, since }: Omit<Token, 'mac'>,
): readonly Buffer[] {
  const what = typeof purpose === 'string' ? purpose : `confirm:${purpose.confirm.toString('hex')}`
  const text = `marketing:${what}:${site.id}:${kind}:${id}:${state}:${since}`
  return purpose === 'unsubscribe' ? [app.digest(text)] : app.secrets.signatures(text)
}

/** What stands for an address of a site where the address itself must not. */
export const emailHashOf = ({ app, site }: Visit, email: string): Buffer =>
  app.digest(`marketing-address:${site.id}:${emailKey(email)}`)
