import { MINUTE_MS } from '../../../platform/time/instants.ts'

export type PoolKind = 'question' | 'sms'

/** Seconds for which a psychic holds what they took; a page that stays open renews it. */
export const POOL_LEASE = 15 * 60

/** How often an open page renews its lease. */
export const RENEW_EVERY_MS = 2 * MINUTE_MS
