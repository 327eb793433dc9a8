import type { Visit } from '../../../../app.ts'
import { Refusal } from '../../../../errors.ts'
import { csvFile } from '../../../../platform/csv/csv.ts'
import { say } from '../../../../platform/i18n/texts.ts'
import { dayInParis } from '../../../../platform/time/days.ts'
import {
  PENDING_DAYS,
  PSYCHIC_SHARE_PERCENT,
  psychicShare,
  VAT_PERCENT,
  vatWithin,
} from '../../../house/ledger/rules.ts'
import { readWording } from '../../../house/texts/wording.server.ts'
import { psychicOf } from '../../../house/visit/access.ts'
import { asTyped } from '../../disputes/rules.ts'
import { MONTH } from '../papers/paper-rules.ts'
import { findPrice, listBeside, listGains, sumByChannel, sumByTime } from './queries.server.ts'
import { byChannel, inAll, LINES_MAX, PLOT_DAYS, PLOT_MONTHS } from './rules.ts'
import { texts } from './texts.ts'

/**
 * A psychic's gains over time on this site, and how a minute is shared.
 * @throws {Refusal} as psychicOf
 */
export async function readCourse(visit: Visit) {
  const { psychicId } = psychicOf(visit)
  const { db, site } = visit
  const [days, months, price] = await Promise.all([
    sumByTime(db, site.id, psychicId, { by: 'day', count: PLOT_DAYS }),
    sumByTime(db, site.id, psychicId, { by: 'month', count: PLOT_MONTHS }),
    findPrice(db, site.id, psychicId),
  ])
  const minute = price !== null && {
    price,
    net: price - vatWithin(price, VAT_PERCENT),
    share: psychicShare(price, VAT_PERCENT, PSYCHIC_SHARE_PERCENT),
  }
  return {
    days: inAll(days),
    months: inAll(months),
    channels: byChannel(months),
    minute: minute || null,
    terms: { vat: VAT_PERCENT, percent: PSYCHIC_SHARE_PERCENT, pendingDays: PENDING_DAYS },
  }
}

export type Course = Awaited<ReturnType<typeof readCourse>>

/**
 * The gains of a month, the present one included.
 * @throws {Refusal} as psychicOf; notFound for a month that has not begun
 */
export async function readMonth(visit: Visit, month: string, shown: number) {
  const { psychicId } = psychicOf(visit)
  const present = dayInParis(visit.now()).slice(0, 7)
  if (!MONTH.test(month) || month > present) throw new Refusal('notFound')
  const { db, site } = visit
  const [lines, channels, beside] = await Promise.all([
    listGains(db, site.id, psychicId, month, shown + 1),
    sumByChannel(db, site.id, psychicId, month),
    listBeside(db, site.id, psychicId, month),
  ])
  return {
    month,
    isOver: month < present,
    total: channels.reduce((sum, { amount }) => sum + amount, 0),
    channels,
    lines: lines.slice(0, shown),
    hasMore: lines.length > shown,
    beside,
  }
}

const parisClock = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' })
const parisDay = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' })

/**
 * The gains of a month as a spreadsheet file, which names no client.
 * @throws {Refusal} as readMonth; notFound for a month in which nothing moved
 */
export async function giveCsv(visit: Visit, month: string): Promise<Response> {
  const { lines, total } = await readMonth(visit, month, LINES_MAX * 20)
  if (lines.length === 0) throw new Refusal('notFound')
  const wording = await readWording(visit.app, visit.site.id, false)
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key)
  const heads = ['number', 'when', 'hour', 'channel', 'what', 'seconds', 'freeSeconds', 'share'] as const
  const rows = lines
    .toReversed()
    .map(({ at, consultationId, channel, nature, seconds, freeSeconds, amount }) => [
      consultationId,
      parisDay.format(at),
      parisClock.format(at),
      t(`channel.${channel ?? 'none'}`),
      t(`nature.${nature}`),
      seconds,
      freeSeconds,
      asTyped(amount),
    ])
  const sum = [t('sum'), '', '', '', '', '', '', asTyped(total)]
  return csvFile([heads.map(t), ...rows, sum], `gains-${visit.site.key}-${month}.csv`)
}
