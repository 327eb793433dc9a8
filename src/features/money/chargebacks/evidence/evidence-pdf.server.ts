import { inClock, inDayAndHour, inEuros, inMinutesExactly, perMinute } from '../../../../platform/i18n/french.ts'
import { say, type Values, type Wording } from '../../../../platform/i18n/texts.ts'
import type { Sheet } from '../../../../platform/paper/sheet.ts'
import { type House, openSheet, signSheet } from '../../../house/papers/paper.server.ts'
import { readUserAgent } from '../../../people/sessions/user-agent.ts'
import { reasonInWords } from '../reason-rules.ts'
import type { Collected } from './collect-evidence.server.ts'
import { evidenceTexts } from './evidence-texts.ts'

type Key = keyof typeof evidenceTexts.entries
type Say = (key: Key, values?: Values) => string
type Rows = readonly (readonly string[])[]

/** The evidence for a disputed payment, A4. */
export function evidencePdf(of: Collected, house: House, wording: Wording, at: Date): Promise<Buffer> {
  const t: Say = (key, values = {}) => say(wording, evidenceTexts, key, values)
  const sheet = openSheet(t('title', { id: of.contested.orderId }), house, wording)
  sheet.text(t('made', { at: inDayAndHour(at) })).text(t('content'), { soft: true })
  const facts = facing(sheet, [t('item'), t('value')])
  sheet.heading('H2', t('disputeTitle'))
  facts(disputeRows(of, t))
  sheet.heading('H2', t('paymentTitle'))
  facts(paymentRows(of, t))
  sheet.heading('H2', t('accountTitle'))
  facts(accountRows(of, t))
  sheet.heading('H2', t('agreedTitle'))
  const agreed = of.agreed.map(({ type, version, consultationId, at: given }) => [
    t(type === 'START_AT_ONCE' ? 'startAtOnce' : 'registration', { version, id: consultationId ?? '' }),
    inDayAndHour(given),
  ])
  facts([[t('terms', { version: of.paid.termsVersion }), inDayAndHour(of.paid.orderedAt)], ...agreed])
  sheet.heading('H2', t('accessTitle')).text(t('accessNote'), { soft: true, size: 9 })
  if (of.access.length === 0) sheet.text(t('accessNone'))
  else facing(sheet, [t('device'), t('period')])(of.access.map((one) => accessRow(one, t)))
  sheet.heading('H2', t('consultationsTitle')).text(t('consultationsNote'), { soft: true, size: 9 })
  if (of.consultations.length === 0) sheet.text(t('consultationsNone'))
  for (const one of of.consultations) addConsultation(sheet, one, t)
  return signSheet(sheet, house, wording).close()
}

const facing =
  (sheet: Sheet, [head, value]: readonly [string, string]) =>
  (rows: Rows) =>
    sheet.table(
      [
        { head, part: 0.45 },
        { head: value, part: 0.55, align: 'right' },
      ],
      rows,
    )

const disputeRows = ({ contested }: Collected, t: Say): Rows => [
  [t('dispute'), contested.dispute],
  [t('reason'), reasonInWords(contested.reason)],
  [t('openedAt'), inDayAndHour(contested.openedAt)],
  [t('disputed'), inEuros(contested.amount)],
]

const secured = ['authenticated', 'attempted', 'exempted', 'failed', 'none'] as const

function paymentRows({ paid }: Collected, t: Say): Rows {
  const secure = secured.find((one) => one === paid.threeDSecure)
  return [
    [t('paidAt'), inDayAndHour(paid.paidAt ?? paid.orderedAt)],
    [t('amount'), inEuros(paid.amount)],
    [t('payment'), paid.payment ?? t('unknown')],
    [t('reference'), paid.reference],
    [t('secured'), secure ? t(`secured.${secure}`) : t('unknown')],
  ]
}

function accountRows({ paid }: Collected, t: Say): Rows {
  const since = (at: Date | null) => (at === null ? t('no') : t('provedAt', { at: inDayAndHour(at) }))
  return [
    [t('firstName'), paid.firstName],
    [t('email'), paid.email ?? t('unknown')],
    [t('since'), inDayAndHour(paid.since)],
    [t('emailProved'), since(paid.emailProvedAt)],
    [t('phoneProved'), since(paid.phoneProvedAt)],
  ]
}

function accessRow({ userAgent, from, until }: Collected['access'][number], t: Say): readonly string[] {
  const { browser, system } = readUserAgent(userAgent)
  const values = { browser: browser ?? t('unknown'), system: system ?? t('unknown') }
  return [t('deviceOf', values), t('periodOf', { from: inDayAndHour(from), until: inDayAndHour(until) })]
}

function addConsultation(sheet: Sheet, one: Collected['consultations'][number], t: Say): void {
  sheet.heading('H3', t('consultation', { id: one.id, psychic: one.psychicName, at: inDayAndHour(one.at) }))
  facing(sheet, [t('item'), t('value')])([
    [t('seconds'), inMinutesExactly(one.seconds)],
    [t('freeSeconds'), inMinutesExactly(one.freeSeconds)],
    [t('price'), perMinute(one.pricePerMinute)],
    [t('total'), inEuros(one.total)],
    [t('part'), inEuros(one.cents)],
  ])
  sheet.space(6)
  const events = one.timeline.flatMap(({ at, kind, side }) => {
    // A dispute of ours, after the end, proves nothing of what was given.
    if (kind === 'disputed') return []
    return [[t(`event.${kind}`) + (side === null ? '' : t(`side.${side}`)), inClock(at)]]
  })
  facing(sheet, [t('event'), t('hour')])(events)
}
