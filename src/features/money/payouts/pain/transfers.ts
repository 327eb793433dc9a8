/** The account that pays: see config/payouts.ts. */
export interface Debtor {
  name: string
  iban: string
  town: string
  country: string
}

export interface Transfer {
  /** By which the bank names the transfer in all that it reports of it. */
  reference: string
  /** Cents. */
  amount: number
  name: string
  iban: string
  /** What the payee reads on their bank statement. */
  about: string
}

/** The transfers of one file for the bank, carried out together. */
export interface TransferFile {
  /** Unique for ever. */
  reference: string
  madeAt: Date
  debtor: Debtor
  transfers: readonly Transfer[]
}
