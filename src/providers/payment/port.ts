import type { CallRules, Reached } from '../../platform/outside/reach.ts'

export interface Checkout {
  /** Ours; the provider opens one payment for it, however often it is asked. */
  reference: string
  /** Integer cents, EUR. */
  amount: number
  /** What is bought, in French, for the provider's page. */
  label: string
  /** Where the provider sends the client back to; with `annule=1` if they left its page without paying. */
  backTo: string
  /** Whether the bank must be asked to authenticate the client; otherwise the provider decides. */
  strong: boolean
  /** The client's account at the provider, if its page may offer to save their card. */
  saveFor?: string | undefined
}

export interface Opened {
  /** The provider's payment page. */
  url: string
  /** The provider's own id of the opened payment, which reads it later; null if our reference does. */
  checkout: string | null
}

/** A form that the client's browser posts to the provider. */
export interface PaymentForm {
  action: string
  fields: Readonly<Record<string, string>>
}

/** A payment by what opening it was given and returned. */
export interface OpenPayment {
  reference: string
  checkout: string | null
}

/** Why a payment was not made. */
export type Refused = 'declined' | 'fraud' | 'cancelled'

/** Whether the bank authenticated the client. Who bears the loss of a fraud depends on it. */
export type ThreeDSecure = 'authenticated' | 'attempted' | 'exempted' | 'failed' | 'none'

/** The state of a payment, as the provider answers when it is asked. */
export type Reading =
  | { state: 'open' }
  | { state: 'refused'; why: Refused }
  | {
      state: 'paid'
      /** Integer cents that were received. */
      amount: number
      /** ISO 4217, in capitals. */
      currency: string
      /** The provider's own id, which refunds name. */
      payment: string
      threeDSecure: ThreeDSecure
      /** What the provider knows the card by, the same for each payment with it and never its number; if it tells. */
      card?: { fingerprint: string } | undefined
    }

export interface Refund {
  /** Ours: the refund is made once, however often it is requested under one name. */
  name: string
  /** Our reference of the payment that was made. */
  reference: string
  /** The provider's own id of it; null for a provider that has none. */
  payment: string | null
  amount: number
  /** Cents of the same payment that the provider has confirmed to be refunded. */
  confirmed: number
}

/** A provider's message as it arrived. */
export interface RawNotice {
  body: string
  header(name: string): string | undefined
  receivedAt: Date
}

export interface Notice {
  /** The provider's own id of the event, the same each time it is sent. */
  event: string
  /** Our reference of the payment that it is about; null if it is about none. */
  reference: string | null
  /** The provider's own id of the dispute or warning that it is about, if it is about one. */
  dispute?: string
}

/** A card that a client saved at the provider, on the provider's own page. */
export interface SavedCard {
  /** The provider's own id of it. */
  id: string
  brand: string
  lastFour: string
  /** MM/YY */
  expires: string
}

export interface CardPayment {
  /** Ours, as of a checkout. */
  reference: string
  /** Integer cents, EUR. */
  amount: number
  account: string
  card: string
  strong: boolean
}

/** Cards that clients saved at a provider: their numbers are never seen here. */
export interface CardPort {
  /** The provider's account of a client, opened once; it is told nothing of them but our number. */
  openAccount(client: number, signal: AbortSignal): Promise<string>
  savedCards(account: string, signal: AbortSignal): Promise<readonly SavedCard[]>
  /** Prepares a payment by a saved card: no money moves before it is charged. Returns the id that reads it later. */
  prepare(payment: CardPayment, signal: AbortSignal): Promise<string>
  /**
   * Charges a prepared payment while its client is present. Returns the page on which their bank asks them, or null if it
   * does not; either way, the payment is then read.
   */
  charge(charge: { checkout: string; reference: string; backTo: string }, signal: AbortSignal): Promise<string | null>
  /** Forgets a card; does nothing if it is forgotten. */
  forget(card: string, signal: AbortSignal): Promise<void>
  /** Deletes a client's account with all its cards; does nothing if it is deleted. */
  closeAccount(account: string, signal: AbortSignal): Promise<void>
}

/** A provider's hosted payment page. Its notices are hints: the truth is read. */
export interface PaymentPort {
  readonly name: string
  /** Whether `cancel` closes a page: where it does not, a client who left may still pay, and is credited then. */
  readonly closes: boolean
  /** Absent for a provider that keeps no cards. */
  readonly cards?: CardPort
  open(checkout: Checkout, signal: AbortSignal): Promise<Opened>
  /** Only of a provider whose page is opened by a form: `open` then leads to a page of ours that has it. */
  form?(checkout: Checkout, openedAt: Date): PaymentForm
  /** The state of a payment. */
  read(payment: OpenPayment, signal: AbortSignal): Promise<Reading>
  /** Closes a payment page that nobody paid on; does nothing to a payment that was made or is closed. */
  cancel(payment: OpenPayment, signal: AbortSignal): Promise<void>
  /** Refunds a part of a payment. Returns the provider's reference of the refund. */
  refund(refund: Refund, signal: AbortSignal): Promise<string>
  /** The content of a notice; null for one that the provider did not sign, or too long ago. */
  parseNotice(notice: RawNotice): Notice | null
}

/** A provider whose calls are limited. */
export type ReachedPayment = Omit<Reached<PaymentPort>, 'cards'> & { readonly cards: Reached<CardPort> | null }

const isId = (value: string | null): boolean => value === null || /^[\x21-\x7e]{1,200}$/.test(value)

const isPage = (url: string): boolean => /^(\/(?!\/)|https:\/\/)\S+$/.test(url)

export const paymentRules: CallRules<PaymentPort> = {
  open: {
    repeatable: true,
    atOnce: 16,
    isAnswer: ({ url, checkout }) => isPage(url) && isId(checkout),
  },
  read: {
    repeatable: true,
    atOnce: 16,
    isAnswer: (reading) => reading.state !== 'paid' || (Number.isSafeInteger(reading.amount) && isId(reading.payment)),
  },
  cancel: { repeatable: true },
  refund: { repeatable: true, isAnswer: isId },
}

/** A charge takes three calls, whose deadlines together stay below the time that a claimed key is held. */
export const cardRules: CallRules<CardPort> = {
  openAccount: { repeatable: true, isAnswer: isId, deadlineMs: 4000 },
  savedCards: { repeatable: true, atOnce: 16, deadlineMs: 2500 },
  prepare: { repeatable: true, atOnce: 16, isAnswer: isId, deadlineMs: 4000 },
  charge: { repeatable: true, atOnce: 16, isAnswer: (url) => url === null || isPage(url) },
  forget: { repeatable: true },
  closeAccount: { repeatable: true },
}
