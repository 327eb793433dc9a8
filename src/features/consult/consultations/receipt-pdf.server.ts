import { create } from 'qrcode'
import { inClock, inDay } from '../../../platform/i18n/french.ts'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import { INK } from '../../../platform/paper/paper.ts'
import { type House, openSheet, signSheet } from '../../house/papers/paper.server.ts'
import type { Consultation } from '../rooms/queries.server.ts'
import type { Receipt } from '../rooms/read-receipt.server.ts'
import { eventKey } from './event-key.ts'
import { texts as paper } from './paper-texts.ts'
import { receiptLines } from './receipt-lines.ts'
import { texts } from './texts.ts'

const CODE = 70

interface Printed {
  consultation: Pick<Consultation, 'id' | 'psychicName' | 'requestedAt'>
  receipt: Receipt
  client: { firstName: string; email: string | null }
  house: House
  /** The URL of the same receipt in the account. */
  address: string
}

/** The printable A4 receipt, with the texts of the page. */
export function receiptPdf(
  { consultation, receipt, client, house, address }: Printed,
  wording: Wording,
): Promise<Buffer> {
  const t = (key: keyof typeof texts.entries, values: Values = {}) => say(wording, texts, key, values)
  const p = (key: keyof typeof paper.entries, values: Values = {}) => say(wording, paper, key, values)
  const { id, psychicName, requestedAt } = consultation
  const sheet = openSheet(t('receiptTitle'), house, wording)
  sheet.text(t('receiptOf', { id: String(id), name: psychicName, date: inDay(requestedAt) }))
  const { firstName: name, email } = client
  sheet.text(email === null ? p('clientUnnamed', { name }) : p('client', { name, email }), { soft: true })
  if (receipt.waived) sheet.text(t('waived'))
  sheet.space(8)

  const lines = receiptLines(receipt, t, p)
  sheet.table(
    [
      { head: p('item'), part: 0.62 },
      { head: p('value'), part: 0.38, align: 'right' },
    ],
    lines.map(({ label, value }) => [label, value]),
    lines.flatMap(({ isTotal }, place) => (isTotal ? [place] : [])),
  )

  sheet.heading('H2', t('timeline'))
  sheet.table(
    [
      { head: p('event'), part: 0.78 },
      { head: p('hour'), part: 0.22, align: 'right' },
    ],
    receipt.timeline.map((event) => [t(eventKey(event, receipt.channel === 'sms')), inClock(event.at)]),
  )
  if (receipt.proof) {
    sheet.heading('H2', t('proof')).text(inFours(receipt.proof)).text(t('proofNote'), { soft: true, size: 9 })
  }
  sheet.room(CODE + 20).text(p('verify', { address }), { size: 9 })
  sheet.figure(p('code', { address }), CODE, 'left', (doc, at) => drawCode(doc, address, at))
  return signSheet(sheet, house, wording).close()
}

/** Groups of four characters are easier to read. */
const inFours = (proof: string): string => proof.replace(/.{4}(?=.)/g, '$& ')

function drawCode(doc: PDFKit.PDFDocument, address: string, at: { x: number; y: number }): void {
  const { size, data } = create(address).modules
  const side = CODE / size
  for (const [place, isDark] of data.entries()) {
    if (isDark) doc.rect(at.x + (place % size) * side, at.y + Math.floor(place / size) * side, side, side)
  }
  doc.fill(INK)
}
