import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Notice } from './port.ts'

/** What a form tells the bank's page, by our names. */
export interface FormValues {
  shop: string
  mode: string
  /** Integer cents, EUR. */
  amount: string
  reference: string
  /** Six characters that name the payment among those of its day, always the same for one payment. */
  number: string
  /** YYYYMMDDHHMMSS, UTC. */
  at: string
  label: string
  backTo: string
  /** Where a client goes who leaves the page without paying. */
  left: string
  strong: string
}

/** How a bank signs a form or a notice: by an HMAC of its fields' values, in the order of their names, and of the key. */
export interface SignatureRule {
  /** The field that holds the signature. */
  field: string
  /** How the names of the signed fields begin. */
  prefix: string
  between: string
  hash: 'sha256' | 'sha512'
  encoding: 'base64' | 'hex'
}

/** A bank's names and values: another bank that is paid by a signed form is another table. */
export interface GatewayTable {
  signature: SignatureRule
  form: {
    names: Readonly<Record<keyof FormValues, string>>
    /** Fields that are the same in each form. */
    fixed: Readonly<Record<string, string>>
    /** How the bank is asked to authenticate the client, and not to mind. */
    strong: readonly [asked: string, open: string]
  }
  notice: {
    reference: string
    /** The fields that together name an event. */
    event: readonly string[]
  }
}

/** The signature of fields, whose names may be in any order. */
export function signatureOf(fields: Readonly<Record<string, string>>, rule: SignatureRule, key: string): string {
  const signed = Object.entries(fields)
    .filter(([name]) => name.startsWith(rule.prefix))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value)
  return createHmac(rule.hash, key)
    .update([...signed, key].join(rule.between))
    .digest(rule.encoding)
}

/** The content of a notice, which is the body of a form; null unless one of the keys signed it. */
export function readNotice(body: string, table: GatewayTable, keys: readonly string[]): Notice | null {
  const fields = Object.fromEntries(new URLSearchParams(body))
  const given = Buffer.from(fields[table.signature.field] ?? '')
  const isSigned = keys.some((key) => {
    const expected = Buffer.from(signatureOf(fields, table.signature, key))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  if (!isSigned) return null
  const { reference, event } = table.notice
  return { event: event.map((name) => fields[name] ?? '').join(':'), reference: fields[reference] || null }
}
