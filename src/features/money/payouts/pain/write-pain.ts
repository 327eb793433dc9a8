import { bankText } from '../../../../platform/bank/bank-text.ts'
import { dayInParis } from '../../../../platform/time/days.ts'
import { element, writeXml, type Xml } from '../../../../platform/xml/xml.ts'
import type { Debtor, Transfer, TransferFile } from './transfers.ts'

export const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

/** Lengths of the guideline: see pain-shape.ts. */
const NAME_MAX = 70
const TOWN_MAX = 35
const ABOUT_MAX = 140

const inUnits = (cents: number): string => (cents / 100).toFixed(2)
const coded = (name: string, code: string): Xml => element(name, [element('Cd', code)])
const account = (name: string, iban: string): Xml => element(name, [element('Id', [element('IBAN', iban)])])

/** A customer credit transfer initiation (pain.001.001.09) with one batch of SEPA credit transfers. */
export function writePain({ reference, madeAt, debtor, transfers }: TransferFile): string {
  const count = element('NbOfTxs', String(transfers.length))
  const sum = element('CtrlSum', inUnits(transfers.reduce((total, { amount }) => total + amount, 0)))
  const payment = element('PmtInf', [
    element('PmtInfId', `${reference}-1`),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'true'),
    count,
    sum,
    element('PmtTpInf', [coded('SvcLvl', 'SEPA')]),
    element('ReqdExctnDt', [element('Dt', dayInParis(madeAt))]),
    ...debtorParts(debtor),
    element('ChrgBr', 'SLEV'),
    ...transfers.map(transferPart),
  ])
  const header = element('GrpHdr', [
    element('MsgId', reference),
    element('CreDtTm', `${madeAt.toISOString().slice(0, 19)}Z`),
    count,
    sum,
    element('InitgPty', [element('Nm', bankText(debtor.name, NAME_MAX))]),
  ])
  return writeXml(element('Document', [element('CstmrCdtTrfInitn', [header, payment])], { xmlns: NAMESPACE }))
}

/** The bank knows its own customer by the account: no BIC. The address is wanted for accounts outside the EEA. */
const debtorParts = ({ name, iban, town, country }: Debtor): Xml[] => [
  element('Dbtr', [
    element('Nm', bankText(name, NAME_MAX)),
    element('PstlAdr', [element('TwnNm', bankText(town, TOWN_MAX)), element('Ctry', country)]),
  ]),
  account('DbtrAcct', iban),
  element('DbtrAgt', [element('FinInstnId', [element('Othr', [element('Id', 'NOTPROVIDED')])])]),
]

const transferPart = ({ reference, amount, name, iban, about }: Transfer): Xml =>
  element('CdtTrfTxInf', [
    element('PmtId', [element('EndToEndId', reference)]),
    element('Amt', [element('InstdAmt', inUnits(amount), { Ccy: 'EUR' })]),
    element('Cdtr', [element('Nm', bankText(name, NAME_MAX))]),
    account('CdtrAcct', iban),
    element('RmtInf', [element('Ustrd', bankText(about, ABOUT_MAX))]),
  ])
