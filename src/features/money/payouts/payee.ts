import { bankText } from '../../../platform/bank/bank-text.ts'

/** The bank account of a psychic. */
export interface Payee {
  /** The account's holder. */
  holder: string
  /** Without spaces. */
  iban: string
}

/** Whether a psychic's account may be paid: see payee_state in db/functions/payouts.sql. */
export const payeeStates = ['missing', 'proposed', 'waits', 'returned', 'payable'] as const
export type PayeeState = (typeof payeeStates)[number]

/** What a psychic is told of a change of their account; 'given' and 'withdrawn' by themselves. */
export const payeeStages = ['proposed', 'confirmed', 'declined', 'given', 'withdrawn'] as const
export type PayeeStage = (typeof payeeStages)[number]

/** Hours from a second person's agreement until an account is paid; the database says so too. */
export const PAYEE_WAIT_HOURS = 72

/** The longest name in a transfer. */
const NAME_MAX = 70

/** A name reduced to the characters that banks accept. */
export const bankName = (name: string): string => bankText(name, NAME_MAX)
