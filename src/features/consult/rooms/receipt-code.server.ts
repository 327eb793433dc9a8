import { timingSafeEqual } from 'node:crypto'
import type { App } from '../../../app.ts'
import type { Consultation } from './queries.server.ts'
import type { ReceiptRow } from './receipts.server.ts'

/** 128 bits: nobody finds another receipt's code by trying. */
const MARK_BYTES = 16

/** What a code vouches for; a change of any of it makes another code. */
export interface Vouched {
  consultation: Pick<Consultation, 'id' | 'siteId' | 'requestedAt'>
  receipt: Pick<ReceiptRow, 'seconds' | 'freeSeconds' | 'total' | 'taxed' | 'vat'>
}

/** The code printed on a receipt: its number, and a mark that only this house can make of its content. */
export const receiptCode = (app: Pick<App, 'digest'>, of: Vouched): string =>
  `${of.consultation.id}-${markOf(app, of).toString('hex')}`

/** The number in a code, not yet checked; null if it has not the shape of one. */
export function numberIn(code: string): number | null {
  const [, number] = /^([1-9]\d{0,14})-[0-9a-f]{32}$/.exec(code) ?? []
  return number === undefined ? null : Number(number)
}

/** Compares in constant time. */
export function isCodeOf(app: Pick<App, 'digest'>, code: string, of: Vouched): boolean {
  const [given, right] = [Buffer.from(code), Buffer.from(receiptCode(app, of))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** By a lasting key: a receipt is kept for years, while secrets are replaced. */
function markOf(app: Pick<App, 'digest'>, { consultation, receipt }: Vouched): Buffer {
  const { siteId, id, requestedAt } = consultation
  const { seconds, freeSeconds, total, taxed, vat } = receipt
  const facts = [siteId, id, requestedAt.toISOString(), seconds, freeSeconds, total, taxed, vat]
  return app.digest(`receipt:${facts.join(':')}`).subarray(0, MARK_BYTES)
}
