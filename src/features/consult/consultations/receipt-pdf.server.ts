import { inClock, inDay, inMinutes } from '../../../platform/i18n/french.ts'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import { lastOf } from '../../../platform/needed/needed.ts'
import { qrPath } from '../../../platform/paper/qr-path.server.ts'
import type { Sheet } from '../../../platform/paper/sheet.ts'
import { type House, openSheet } from '../../house/papers/paper.server.ts'
import { texts as houseTexts } from '../../house/papers/paper-texts.ts'
import { sellerLines } from '../../house/papers/seller-lines.ts'
import { barFigure, qrFigure, sealFigure } from '../receipts/draw-receipt.server.ts'
import { lastedWords, overWords, rowHour } from '../receipts/span-words.ts'
import { type Course, courseOf, rowsOf, sumsOf } from '../receipts/spans.ts'
import { texts as courseTexts } from '../receipts/texts.ts'
import type { Consultation } from '../rooms/queries.server.ts'
import type { Receipt } from '../rooms/read-receipt.server.ts'
import { eventWords } from './event-words.ts'
import { texts as paper } from './paper-texts.ts'
import { receiptLines } from './receipt-lines.ts'
import { texts } from './texts.ts'

const SEAL_SIDE = 92
const BODY = 9.5
const SMALL = 8.5

interface Printed {
  consultation: Pick<Consultation, 'id' | 'psychicName' | 'requestedAt'>
  receipt: Receipt
  client: { firstName: string; email: string | null }
  house: House
  /** The URL of the page that checks it. */
  address: string
}

type Say<T extends { entries: object }> = (key: keyof T['entries'], values?: Values) => string

interface Voice {
  t: Say<typeof texts>
  p: Say<typeof paper>
  c: Say<typeof courseTexts>
  h: Say<typeof houseTexts>
}

/** The printable A4 receipt, with the texts and the drawings of the page. */
export function receiptPdf(printed: Printed, wording: Wording): Promise<Buffer> {
  const voice: Voice = {
    t: (key, values) => say(wording, texts, key, values),
    p: (key, values) => say(wording, paper, key, values),
    c: (key, values) => say(wording, courseTexts, key, values),
    h: (key, values) => say(wording, houseTexts, key, values),
  }
  const { consultation, receipt, house } = printed
  const sheet = openSheet(voice.t('receiptTitle'), house, wording, true)
  sheet.text(`${voice.c('number', { id: String(consultation.id) })}, ${inDay(consultation.requestedAt)}`).space(4)
  writeParties(sheet, printed, voice)
  if (receipt.waived) sheet.text(voice.t('waived'))
  writeLines(sheet, receipt, voice)
  const course = courseOf(receipt)
  sheet.heading('H2', voice.t('timeline'))
  drawCourse(sheet, course, printed, voice)
  writeRows(sheet, course, receipt, voice)
  writeCheck(sheet, printed, voice)
  return sheet.close()
}

function writeParties(sheet: Sheet, { consultation, client, house }: Printed, { t, c, h }: Voice): void {
  const party = (title: string, lines: readonly string[]) => ({
    part: 0.5,
    lines: [
      { words: title, size: SMALL, soft: true },
      ...lines.filter(Boolean).map((words) => ({ words, size: SMALL })),
    ],
  })
  const { firstName, email } = client
  const name = consultation.psychicName
  sheet
    .beside([
      party(h('seller'), [house.company, ...sellerLines(house, h)]),
      party(c('issuedFor'), [firstName, email ?? '', t('receiptWith', { name })]),
    ])
    .space(8)
}

function writeLines(sheet: Sheet, receipt: Receipt, { t, p }: Voice): void {
  const lines = receiptLines(receipt, t, p)
  sheet.table(
    [
      { head: p('item'), part: 0.62 },
      { head: p('value'), part: 0.38, align: 'right' },
    ],
    lines.map(({ label, value }) => [label, value]),
    lines.flatMap(({ isTotal }, place) => (isTotal ? [place] : [])),
    BODY,
  )
}

function drawCourse(sheet: Sheet, course: Course, { receipt, house }: Printed, { t, c }: Voice): void {
  const { spans, unproven } = course
  const [first] = spans
  sheet.text(t('timelineLead'), { soft: true, size: SMALL })
  if (!first) return
  const [from, until] = [first.from, lastOf(spans).until].map((at) => inClock(new Date(at))) as [string, string]
  const sums = sumsOf(course)
    .map((sum) => lastedWords(sum, receipt, c))
    .join('\u00a0; ')
  const alt = c('drawn', { from, until, sums })
  sheet.figure({ ...barFigure(spans, sheet.width, house.brand), alt })
  sheet.text(alt, { size: SMALL })
  if (unproven > 0) sheet.text(c('unproven', { time: inMinutes(unproven) }), { size: SMALL })
}

function writeRows(sheet: Sheet, course: Course, receipt: Receipt, { t, p, c }: Voice): void {
  sheet.space(6).table(
    [
      { head: p('event'), part: 0.5 },
      { head: p('after'), part: 0.28 },
      { head: p('hour'), part: 0.22, align: 'right' },
    ],
    rowsOf(receipt.timeline, course).map((row) => [
      row.event ? eventWords(row.event, t, receipt.channel === 'sms') : overWords(row, c),
      row.span && row.span.seconds > 0 ? lastedWords(row.span, receipt, c) : '',
      rowHour(row, course, c),
    ]),
    [],
    SMALL,
  )
}

function writeCheck(sheet: Sheet, { consultation, receipt, house, address }: Printed, { t, c }: Voice): void {
  const qr = qrFigure(qrPath(address))
  const qrPart = (qr.width + 4) / sheet.width
  const sealPart = (SEAL_SIDE + 14) / sheet.width
  sheet.space(14).beside([
    {
      part: sealPart,
      figure: {
        ...sealFigure(receipt.code, SEAL_SIDE, house.brand),
        alt: c('seal', { id: String(consultation.id) }),
      },
    },
    {
      part: 1 - sealPart - qrPart,
      lines: [
        { words: c('check'), face: 'title', size: 14 },
        { words: c('checkLead'), size: SMALL },
        { words: `${c('checkAddress')} ${address}`, size: SMALL, soft: true },
      ],
    },
    { part: qrPart, figure: { ...qr, alt: c('code', { address }) } },
  ])
  if (receipt.proof) {
    sheet.text(`${t('proof')}\u00a0: ${inFours(receipt.proof)}`, { size: SMALL, soft: true })
    sheet.text(t('proofNote'), { size: SMALL, soft: true })
  }
}

/** Groups of four characters are easier to read. */
const inFours = (proof: string): string => proof.replace(/.{4}(?=.)/g, '$& ')
