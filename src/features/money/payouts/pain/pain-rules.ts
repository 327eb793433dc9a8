import { isIban } from '../../../../platform/bank/iban.ts'
import { isDay } from '../../../../platform/time/days.ts'
import type { Xml } from '../../../../platform/xml/xml.ts'
import { NAMESPACE } from './write-pain.ts'

/** An element with the names of those around it, such as Document/CstmrCdtTrfInitn/GrpHdr. */
export interface Placed {
  place: string
  element: Xml
}

/** All elements of a message, in their order. */
export interface Message {
  root: Xml
  all: readonly Placed[]
  texts(name: string): string[]
}

const isLeaf = ({ element: { content } }: Placed): boolean => typeof content === 'string'
const textOf = ({ content }: Xml): string => (typeof content === 'string' ? content : '')

/** The SEPA character set: EPC217-08, and EPC132-08, 1.4. */
const CHARACTERS = /^[A-Za-z0-9/?:().,'+ -]*$/
/** No slash begins, ends or follows another in what names a message or transfer. */
const SLASHES = /^\/|\/$|\/\//
const references = ['MsgId', 'PmtInfId', 'EndToEndId']

const cents = (amount: string): bigint => BigInt(amount.replace('.', ''))
const isAmount = (text: string): boolean => /^\d+\.\d{2}$/.test(text)
const LARGEST = 99_999_999_999n

/** What holds of each element without children, by the name of the rule. */
export const textRules = {
  characters: ({ element }) => CHARACTERS.test(textOf(element)),
  slashes: ({ element }) => !references.includes(element.name) || !SLASHES.test(textOf(element)),
  spaces: ({ element }) => textOf(element) === textOf(element).trim(),
  currency: ({ element }) => (element.name === 'InstdAmt' ? element.attributes.Ccy === 'EUR' : true),
  amount: ({ element }) => element.name !== 'InstdAmt' || isPayable(textOf(element)),
  iban: ({ element }) => element.name !== 'IBAN' || isIban(textOf(element)),
  day: ({ element }) => element.name !== 'Dt' || isDay(textOf(element)),
} as const satisfies Record<string, (leaf: Placed) => boolean>

const isPayable = (amount: string): boolean => isAmount(amount) && cents(amount) >= 1n && cents(amount) <= LARGEST

const all = (of: readonly string[], holds: (text: string) => boolean): boolean => of.every(holds)

/** What holds of the message as a whole. */
export const messageRules = {
  namespace: ({ root }) => root.attributes.xmlns === NAMESPACE,
  attributes: ({ all }) => all.every(({ element }) => Object.keys(element.attributes).join() === attributesOf(element)),
  count: ({ texts }) => all(texts('NbOfTxs'), (count) => Number(count) === texts('EndToEndId').length),
  sum: ({ texts }) => {
    const amounts = texts('InstdAmt').filter(isAmount)
    const sum = amounts.reduce((total, amount) => total + cents(amount), 0n)
    return all(texts('CtrlSum'), (said) => isAmount(said) && cents(said) === sum)
  },
  unique: ({ texts }) => {
    const given = references.flatMap(texts)
    return new Set(given).size === given.length
  },
  execution: ({ texts }) => all(texts('Dt'), (day) => day >= (texts('CreDtTm')[0] ?? '').slice(0, 10)),
} as const satisfies Record<string, (message: Message) => boolean>

const known: Readonly<Record<string, string>> = { Document: 'xmlns', InstdAmt: 'Ccy' }
const attributesOf = ({ name }: Xml): string => known[name] ?? ''

export const leavesOf = ({ all }: Message): Placed[] => all.filter(isLeaf)

export type PainRule = 'xml' | 'structure' | 'text' | keyof typeof textRules | keyof typeof messageRules
