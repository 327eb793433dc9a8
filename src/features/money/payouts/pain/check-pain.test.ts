import { expect, test } from 'vitest'
import { checkPain } from './check-pain.ts'
import { messageRules, type PainRule, textRules } from './pain-rules.ts'
import type { TransferFile } from './transfers.ts'
import { writePain } from './write-pain.ts'

const IBAN = 'FR1420041010050500013M02606'
const file: TransferFile = {
  reference: 'VIR-99-12',
  madeAt: new Date('2026-12-06T23:30:00Z'),
  debtor: { name: 'Éther & Cie', iban: 'FR7630006000011234567890189', town: 'Saint-Étienne', country: 'FR' },
  transfers: [
    {
      reference: '2026-11-99-3-12',
      amount: 168,
      name: 'Éléonore d’Albe',
      iban: IBAN,
      about: 'Gains «\u00a0novembre\u00a0»',
    },
    {
      reference: '2026-11-99-4-12',
      amount: 123_456_789,
      name: 'a'.repeat(90),
      iban: 'BE68539007547034',
      about: 'b'.repeat(200),
    },
  ],
}
const document = writePain(file)

test('what is written passes every rule', () => {
  expect(checkPain(document)).toEqual([])
})

test('a file has the elements of the guideline in their order, in the characters of SEPA', () => {
  expect(document).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>',
      '<GrpHdr><MsgId>VIR-99-12</MsgId><CreDtTm>2026-12-06T23:30:00Z</CreDtTm><NbOfTxs>2</NbOfTxs><CtrlSum>1234569.57</CtrlSum>',
      '<InitgPty><Nm>Ether + Cie</Nm></InitgPty></GrpHdr>',
      '<PmtInf><PmtInfId>VIR-99-12-1</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg><NbOfTxs>2</NbOfTxs>',
      '<CtrlSum>1234569.57</CtrlSum><PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>',
      '<ReqdExctnDt><Dt>2026-12-07</Dt></ReqdExctnDt><Dbtr><Nm>Ether + Cie</Nm>',
      '<PstlAdr><TwnNm>Saint-Etienne</TwnNm><Ctry>FR</Ctry></PstlAdr></Dbtr>',
      '<DbtrAcct><Id><IBAN>FR7630006000011234567890189</IBAN></Id></DbtrAcct>',
      '<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr>',
      '<CdtTrfTxInf><PmtId><EndToEndId>2026-11-99-3-12</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">1.68</InstdAmt></Amt>',
      `<Cdtr><Nm>Eleonore d'Albe</Nm></Cdtr><CdtrAcct><Id><IBAN>${IBAN}</IBAN></Id></CdtrAcct>`,
      '<RmtInf><Ustrd>Gains novembre</Ustrd></RmtInf></CdtTrfTxInf>',
      '<CdtTrfTxInf><PmtId><EndToEndId>2026-11-99-4-12</EndToEndId></PmtId>',
      `<Amt><InstdAmt Ccy="EUR">1234567.89</InstdAmt></Amt><Cdtr><Nm>${'a'.repeat(70)}</Nm></Cdtr>`,
      `<CdtrAcct><Id><IBAN>BE68539007547034</IBAN></Id></CdtrAcct><RmtInf><Ustrd>${'b'.repeat(140)}</Ustrd></RmtInf></CdtTrfTxInf>`,
      '</PmtInf></CstmrCdtTrfInitn></Document>\n',
    ].join(''),
  )
})

const PAYMENT = 'Document/CstmrCdtTrfInitn/PmtInf'
const TRANSFER = `${PAYMENT}/CdtTrfTxInf`
const HEADER = 'Document/CstmrCdtTrfInitn/GrpHdr'
const swap = (from: string | RegExp, to: string) => document.replace(from, to)

const planted: [fault: string, rule: PainRule, place: string, of: string][] = [
  ['an element that is not closed', 'xml', '', swap('</GrpHdr>', '')],
  ['a sign that begins an entity', 'xml', '', swap('Eleonore', 'El&eonore;')],
  ['a message of another kind', 'structure', 'Document', document.replaceAll('Document', 'Dokument')],
  ['a missing method', 'structure', `${PAYMENT}/PmtMtd`, swap('<PmtMtd>TRF</PmtMtd>', '')],
  ['a missing sum of the message', 'structure', `${HEADER}/CtrlSum`, swap('<CtrlSum>1234569.57</CtrlSum>', '')],
  [
    'two elements in the wrong order',
    'structure',
    `${PAYMENT}/PmtInfId`,
    swap(
      '<PmtInfId>VIR-99-12-1</PmtInfId><PmtMtd>TRF</PmtMtd>',
      '<PmtMtd>TRF</PmtMtd><PmtInfId>VIR-99-12-1</PmtInfId>',
    ),
  ],
  [
    'two names of a payee',
    'structure',
    `${TRANSFER}/Cdtr/Nm`,
    swap("<Nm>Eleonore d'Albe</Nm>", '<Nm>A</Nm><Nm>B</Nm>'),
  ],
  [
    'an element that is not known',
    'structure',
    `${TRANSFER}/Purp`,
    swap('</CdtTrfTxInf>', '<Purp>GDDS</Purp></CdtTrfTxInf>'),
  ],
  ['an empty batch', 'structure', TRANSFER, swap(/<CdtTrfTxInf>.*<\/CdtTrfTxInf>/, '')],
  ['two batches', 'structure', PAYMENT, swap(/(<PmtInf>.*<\/PmtInf>)/, '$1$1')],
  ['a name of 71 characters', 'text', `${TRANSFER}/Cdtr/Nm`, swap('a'.repeat(70), 'a'.repeat(71))],
  ['words of 141 characters', 'text', `${TRANSFER}/RmtInf/Ustrd`, swap('b'.repeat(140), 'b'.repeat(141))],
  ['a reference of 36 characters', 'text', `${HEADER}/MsgId`, swap('<MsgId>VIR-99-12', `<MsgId>${'1'.repeat(36)}`)],
  ['an empty name', 'text', `${TRANSFER}/Cdtr/Nm`, swap("<Nm>Eleonore d'Albe</Nm>", '<Nm></Nm>')],
  ['a cheque', 'text', `${PAYMENT}/PmtMtd`, swap('TRF', 'CHK')],
  ['an urgent transfer', 'text', `${PAYMENT}/PmtTpInf/SvcLvl/Cd`, swap('SEPA', 'URGP')],
  ['charges for the payee', 'text', `${PAYMENT}/ChrgBr`, swap('SLEV', 'CRED')],
  ['an instant without its zone', 'text', `${HEADER}/CreDtTm`, swap('23:30:00Z', '23:30:00')],
  ['an amount with three decimals', 'text', `${TRANSFER}/Amt/InstdAmt`, swap('>1.68<', '>1.680<')],
  ['an accent', 'characters', `${TRANSFER}/Cdtr/Nm`, swap('Eleonore', 'Éléonore')],
  ['an exclamation mark', 'characters', `${TRANSFER}/RmtInf/Ustrd`, swap('Gains novembre', 'Gains novembre!')],
  ['a reference with two slashes', 'slashes', `${TRANSFER}/PmtId/EndToEndId`, swap('11-99-3-12', '//99-3-12')],
  ['a reference that begins with a slash', 'slashes', `${HEADER}/MsgId`, swap('<MsgId>', '<MsgId>/')],
  ['a name that begins with a space', 'spaces', `${TRANSFER}/Cdtr/Nm`, swap('Eleonore', ' Eleonore')],
  ['dollars', 'currency', `${TRANSFER}/Amt/InstdAmt`, swap('"EUR"', '"USD"')],
  ['no currency', 'currency', `${TRANSFER}/Amt/InstdAmt`, swap(' Ccy="EUR"', '')],
  ['an amount of nothing', 'amount', `${TRANSFER}/Amt/InstdAmt`, swap('>1.68<', '>0.00<')],
  ['an amount above the largest', 'amount', `${TRANSFER}/Amt/InstdAmt`, swap('>1.68<', '>1000000000.00<')],
  ['an account with one digit changed', 'iban', `${TRANSFER}/CdtrAcct/Id/IBAN`, swap(IBAN, IBAN.replace('606', '607'))],
  ['an own account that is none', 'iban', `${PAYMENT}/DbtrAcct/Id/IBAN`, swap('890189', '890188')],
  ['a day that does not exist', 'day', `${PAYMENT}/ReqdExctnDt/Dt`, swap('2026-12-07', '2026-12-32')],
  ['a namespace of another version', 'namespace', '', swap('pain.001.001.09', 'pain.001.001.03')],
  ['an attribute that is not known', 'attributes', '', swap('<GrpHdr>', '<GrpHdr Id="1">')],
  ['a count of the message that is one too high', 'count', '', swap('<NbOfTxs>2', '<NbOfTxs>3')],
  ['a count of the batch that is one too low', 'count', '', swap(/(<PmtInf>.*)<NbOfTxs>2/, '$1<NbOfTxs>1')],
  ['a sum of the message one cent apart', 'sum', '', swap('1234569.57', '1234569.58')],
  ['a sum of the batch one cent apart', 'sum', '', swap(/(<PmtInf>.*)1234569\.57/, '$11234569.56')],
  ['an amount changed after the sum', 'sum', '', swap('>1.68<', '>1.69<')],
  ['a transfer twice', 'unique', '', swap('2026-11-99-4-12', '2026-11-99-3-12')],
  ['a batch named as the message', 'unique', '', swap('VIR-99-12-1<', 'VIR-99-12<')],
  ['an execution before the message', 'execution', '', swap('2026-12-07', '2026-12-05')],
]

test.each(planted)('%s is found: %s', (_fault, rule, place, of) => {
  expect(of).not.toBe(document)
  expect(checkPain(of)).toContainEqual({ rule, place })
})

test('every rule has a planted fault', () => {
  const rules = ['xml', 'structure', 'text', ...Object.keys(textRules), ...Object.keys(messageRules)]
  expect(rules.filter((rule) => !planted.some(([, found]) => found === rule))).toEqual([])
})
