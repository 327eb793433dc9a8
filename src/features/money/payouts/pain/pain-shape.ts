/**
 * The elements of a pain.001.001.09 message that we use: their order, how often each may be there, and their texts.
 * Source: EPC132-08, SEPA Credit Transfer Scheme Customer-to-PSP Implementation Guidelines, 2023 version 1.0, and its
 * schema. Stricter here: one batch only, its service level and charges said once for all transfers, a name for whoever
 * begins, an address of the debtor, and words for the payee.
 */
export interface Part {
  name: string
  /** The text of an element without children, or the children in their order. */
  shape: RegExp | readonly Part[]
  most: number
}

const one = (name: string, shape: Part['shape']): Part => ({ name, shape, most: 1 })
const many = (name: string, shape: Part['shape']): Part => ({ name, shape, most: Number.POSITIVE_INFINITY })

/** Max35Text, Max70Text and so on: what it is made of is a rule of its own. */
const text = (most: number): RegExp => new RegExp(`^.{1,${most}}$`, 'su')
const COUNT = /^\d{1,15}$/
const SUM = /^\d{1,16}\.\d{2}$/
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/
const account = (name: string): Part => one(name, [one('Id', [one('IBAN', IBAN)])])

const header = one('GrpHdr', [
  one('MsgId', text(35)),
  one('CreDtTm', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  one('NbOfTxs', COUNT),
  one('CtrlSum', SUM),
  one('InitgPty', [one('Nm', text(70))]),
])

const transfer = many('CdtTrfTxInf', [
  one('PmtId', [one('EndToEndId', text(35))]),
  one('Amt', [one('InstdAmt', /^\d{1,9}\.\d{2}$/)]),
  one('Cdtr', [one('Nm', text(70))]),
  account('CdtrAcct'),
  one('RmtInf', [one('Ustrd', text(140))]),
])

const payment = one('PmtInf', [
  one('PmtInfId', text(35)),
  one('PmtMtd', /^TRF$/),
  one('BtchBookg', /^(true|false)$/),
  one('NbOfTxs', COUNT),
  one('CtrlSum', SUM),
  one('PmtTpInf', [one('SvcLvl', [one('Cd', /^SEPA$/)])]),
  one('ReqdExctnDt', [one('Dt', /^\d{4}-\d\d-\d\d$/)]),
  one('Dbtr', [one('Nm', text(70)), one('PstlAdr', [one('TwnNm', text(35)), one('Ctry', /^[A-Z]{2}$/)])]),
  account('DbtrAcct'),
  one('DbtrAgt', [one('FinInstnId', [one('Othr', [one('Id', /^NOTPROVIDED$/)])])]),
  one('ChrgBr', /^SLEV$/),
  transfer,
])

export const painShape: Part = one('Document', [one('CstmrCdtTrfInitn', [header, payment])])
