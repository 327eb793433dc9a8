import type { AccountKind } from '../../../house/ledger/rules.ts'

/** An account of the French chart (plan comptable général). */
export interface Account {
  number: string
  label: string
  /** Whose pseudonym is its auxiliary account. */
  auxiliary?: 'client' | 'psychic'
}

/** Free time and points are no money: their accounts are in no book. */
type TimeKind =
  | 'client_free_time'
  | 'client_held_time'
  | 'client_gift_time'
  | 'free_time_offer'
  | 'free_time_used'
  | 'client_points'
  | 'points_issued'
/** The ledger keeps the site's margin here; books show the sale and its cost: see book-entries.ts. */
type SplitKind = 'site_revenue' | 'vat'
export type BookKind = Exclude<AccountKind, TimeKind | SplitKind>

/**
 * The French account of each account of the ledger; an accountant must confirm them (docs/decisions/052-accounting.md).
 * None is a bank account: the bank’s own statement is another book, which clears those of class 467.
 */
export const accounts: Readonly<Record<BookKind, Account>> = {
  client_wallet: { number: '419100', label: 'Clients, avances reçues', auxiliary: 'client' },
  client_promotional: { number: '419700', label: 'Clients, crédit offert', auxiliary: 'client' },
  client_held: { number: '419110', label: 'Clients, avances en attente', auxiliary: 'client' },
  client_frozen: { number: '419120', label: 'Clients, avances bloquées', auxiliary: 'client' },
  client_vat: { number: '445880', label: 'TVA sur avances de clients', auxiliary: 'client' },
  psychic_earnings: { number: '401000', label: 'Fournisseurs, voyants', auxiliary: 'psychic' },
  psychic_held: { number: '408110', label: 'Voyants, parts en attente', auxiliary: 'psychic' },
  psychic_pending: { number: '408120', label: 'Voyants, parts de temps offert', auxiliary: 'psychic' },
  payment_provider: { number: '467100', label: 'Prestataire de paiement' },
  premium_operator: { number: '467400', label: 'Opérateur audiotel' },
  chargebacks: { number: '467300', label: 'Paiements contestés' },
  chargeback_losses: { number: '658100', label: 'Paiements contestés perdus' },
  payouts: { number: '467200', label: 'Virements aux voyants émis' },
  donations_owed: { number: '467500', label: 'Dons à verser' },
  donations_given: { number: '623800', label: 'Dons décidés par les clients' },
  refunds: { number: '709600', label: 'Remboursements accordés par le site' },
}

export const sales: Account = { number: '706000', label: 'Consultations' }
/** What the psychics’ own work costs. */
export const psychicsWork: Account = { number: '604000', label: 'Prestations des voyants' }
/** Credit that ended with an account, or was given with a pack. */
export const endedCredit: Account = { number: '758000', label: 'Crédit non utilisé' }
export const givenCredit: Account = { number: '709100', label: 'Crédit offert avec un achat' }

/** Collected VAT has an account for each rate. */
export const vatAccount = (percent: number): Account => ({
  number: `44571${String(percent).padStart(3, '0')}`,
  label: `TVA collectée ${percent}%`,
})

export interface Journal {
  code: string
  label: string
}

export const sundry: Journal = { code: 'OD', label: 'Opérations diverses' }
const sold: Journal = { code: 'VE', label: 'Consultations' }
const paid: Journal = { code: 'PA', label: 'Paiements des clients' }

const transfers: Journal = { code: 'VV', label: 'Virements aux voyants' }

interface Operation {
  journal: Journal
  label: string
}

/** The journal and label of each kind of posting; a reversal is a refund of before decision 041. */
export const operations: Readonly<Record<string, Operation>> = {
  'top-up': { journal: paid, label: 'Achat de crédit' },
  'payment-refund': { journal: paid, label: 'Crédit remboursé' },
  chargeback: { journal: paid, label: 'Paiement contesté' },
  'chargeback-won': { journal: paid, label: 'Paiement contesté, rendu' },
  'chargeback-lost': { journal: paid, label: 'Paiement contesté, perdu' },
  consultation: { journal: sold, label: 'Consultation' },
  'care-release': { journal: sold, label: 'Consultation en attente, décidée' },
  refund: { journal: sold, label: 'Consultation remboursée' },
  reversal: { journal: sold, label: 'Consultation annulée' },
  'share-paid': { journal: sundry, label: 'Temps offert, part acquise' },
  'share-lapsed': { journal: sundry, label: 'Temps offert, part éteinte' },
  'free-answer': { journal: sundry, label: 'Question gratuite, réponse' },
  'appointment-credit': { journal: sundry, label: 'Rendez-vous sans voyant, crédit offert' },
  'points-reward': { journal: sundry, label: 'Récompense de fidélité, don' },
  promotion: { journal: sundry, label: 'Crédit offert, réduction ou code' },
  'account-end': { journal: sundry, label: 'Fin de compte client' },
  'premium-call': { journal: sold, label: 'Appel audiotel' },
  payout: { journal: transfers, label: 'Virement au voyant' },
  'payout-return': { journal: transfers, label: 'Virement revenu, voyant' },
}

/** How the parts of a posting’s reference are written on its piece. */
export const pieceWords: Readonly<Record<string, string>> = {
  order: 'ACHAT',
  answer: 'REPONSE',
  consultation: 'CONSULTATION',
  premium: 'AUDIOTEL',
  appointment: 'RENDEZVOUS',
  reward: 'RECOMPENSE',
  redemption: 'CODE',
  refund: 'REMBOURSEMENT',
  chargeback: 'CONTESTATION',
  reversal: 'ANNULATION',
  user: 'COMPTE',
  psychic: 'VOYANT',
  site: 'SITE',
  month: 'MOIS',
  file: 'FICHIER',
}
