import { timingSafeEqual } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { itemAt } from '../../../platform/needed/needed.ts'

/** The subject of a link: an account, or a newsletter subscription without one. */
export interface Subject {
  kind: 'user' | 'letter'
  id: number
}

/** What a link of a mail is for; `day` is the mail of an account's own day, which ends apart from offers. */
export interface LinkSubject {
  kind: Subject['kind'] | 'day'
  id: number
}

/** A parsed link; not to be trusted before `checkToken`. */
interface Token extends LinkSubject, Circumstances {
  mac: Buffer
}

interface Circumstances {
  /** The id or time of the answer that the link is for; 0 for any. */
  state: number
  /** When it was mailed, in milliseconds; 0 if it never expires. */
  since: number
}

/** What a link is for; a confirmation is bound to the digest of one address. */
export type Purpose = 'unsubscribe' | 'restore' | { confirm: Buffer }

const letters = { user: 'u', letter: 'l', day: 'd' } as const
const kinds = { u: 'user', l: 'letter', d: 'day' } as const

/** The secret part of a link: valid for this purpose, subject, state and site together only. It is not stored. */
export function tokenFor(
  visit: Visit,
  purpose: Purpose,
  { kind, id }: LinkSubject,
  { state = 0, since = 0 }: Partial<Circumstances> = {},
): string {
  const mac = itemAt(macsOf(visit, purpose, { kind, id, state, since }), 0)
  return `${letters[kind]}${id}-${state}-${since}-${mac.toString('base64url')}`
}

/** @throws {Refusal} linkInvalid for a malformed link */
export function readToken(text: string): Token {
  const parts = /^([uld])([1-9]\d{0,14})-(\d{1,15})-(\d{1,15})-([\w-]{43})$/.exec(text)
  if (!parts) throw new Refusal('linkInvalid')
  const [, letter, id, state, since] = parts
  const kind = kinds[letter as keyof typeof kinds]
  return {
    kind,
    id: Number(id),
    state: Number(state),
    since: Number(since),
    mac: Buffer.from(itemAt(parts, 5), 'base64url'),
  }
}

/** @throws {Refusal} linkInvalid if we did not issue it, or for another purpose, site or address */
export function checkToken(visit: Visit, purpose: Purpose, token: Token): void {
  const own = macsOf(visit, purpose, token)
  const isOurs = own.filter((mac) => token.mac.length === mac.length && timingSafeEqual(token.mac, mac)).length > 0
  if (!isOurs) throw new Refusal('linkInvalid')
}

/**
 * Authentication codes with the current and previous secrets; an unsubscribe link must remain valid whatever secrets
 * follow.
 */
function macsOf(
  { app, site }: Visit,
  purpose: Purpose,
  { kind, id, state, since }: Omit<Token, 'mac'>,
): readonly Buffer[] {
  const what = typeof purpose === 'string' ? purpose : `confirm:${purpose.confirm.toString('hex')}`
  const text = `marketing:${what}:${site.id}:${kind}:${id}:${state}:${since}`
  return purpose === 'unsubscribe' ? [app.digest(text)] : app.secrets.signatures(text)
}

/** A digest that represents an address where the address itself must not appear. */
export const emailHashOf = ({ app, site }: Visit, email: string): Buffer =>
  app.digest(`marketing-address:${site.id}:${emailKey(email)}`)
