import { z } from 'zod'
import type { Reading, ThreeDSecure } from './port.ts'

const card = z.object({
  authorizationResponse: z.object({ authorizationResult: z.string().nullish() }).nullish(),
  authenticationResponse: z.object({ value: z.object({ status: z.string().nullish() }).nullish() }).nullish(),
})

/** A try to pay, or a refund, of an order. */
const transaction = z.object({
  uuid: z.string(),
  operationType: z.string(),
  status: z.enum(['PAID', 'RUNNING', 'UNPAID', 'ABANDONED']),
  detailedStatus: z.string(),
  amount: z.int().positive(),
  currency: z.string(),
  creationDate: z.iso.datetime({ offset: true }),
  effectiveStrongAuthentication: z.string().nullish(),
  transactionDetails: z
    .object({
      cardDetails: card.nullish(),
      fraudManagement: z.object({ riskControl: z.array(z.object({ result: z.string() })).nullish() }).nullish(),
    })
    .nullish(),
})

export type Transaction = z.infer<typeof transaction>

/** The answer of the service to a question about an order. */
export const orderAnswer = z.object({ transactions: z.array(transaction) })

/** The answer of the service to a refund, or to the cancellation that it makes of one. */
export const refundAnswer = z.object({ uuid: z.string() })

/** Answers of the client's bank that mean a lost or stolen card, or a suspicion. */
const fraudulent = new Set(['34', '41', '43', '59'])

export const newestFirst = (transactions: readonly Transaction[]): Transaction[] =>
  transactions.toSorted((one, other) => Date.parse(other.creationDate) - Date.parse(one.creationDate))

/** What the transactions of an order, in any order, say of its payment. */
export function readingOf(transactions: readonly Transaction[]): Reading {
  const tries = transactions.filter(({ operationType }) => operationType === 'DEBIT')
  const paid = tries.find(({ status }) => status === 'PAID')
  if (paid) {
    const { amount, currency, uuid: payment } = paid
    return { state: 'paid', amount, currency, payment, threeDSecure: threeDSecureOf(paid) }
  }
  const [last] = newestFirst(tries)
  if (!last || last.status === 'RUNNING') return { state: 'open' }
  if (isFraud(last)) return { state: 'refused', why: 'fraud' }
  return { state: 'refused', why: last.detailedStatus === 'REFUSED' ? 'declined' : 'cancelled' }
}

/** Cents of an order that were given back, those on their way included. */
export function givenBack(transactions: readonly Transaction[]): number {
  return transactions.reduce((sum, { operationType, status, detailedStatus, amount }) => {
    const isRefund = operationType === 'CREDIT' && status !== 'UNPAID' && status !== 'ABANDONED'
    // A payment that was not collected yet is cancelled instead of refunded.
    const isUndone = operationType === 'DEBIT' && detailedStatus === 'CANCELLED'
    return isRefund || isUndone ? sum + amount : sum
  }, 0)
}

function isFraud({ transactionDetails: details }: Transaction): boolean {
  const result = details?.cardDetails?.authorizationResponse?.authorizationResult ?? ''
  const controls = details?.fraudManagement?.riskControl ?? []
  return fraudulent.has(result) || controls.some((control) => control.result === 'ERROR')
}

function threeDSecureOf({ transactionDetails, effectiveStrongAuthentication }: Transaction): ThreeDSecure {
  switch (transactionDetails?.cardDetails?.authenticationResponse?.value?.status) {
    case 'SUCCESS':
      return 'authenticated'
    case 'ATTEMPT':
      return 'attempted'
    case 'FAILED':
    case 'UNAVAILABLE':
      return 'failed'
    default:
      return effectiveStrongAuthentication === 'ENABLED' ? 'authenticated' : 'none'
  }
}
