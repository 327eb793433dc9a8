import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'
import { FEW } from '../../house/tracking/report.ts'
import { findDetails } from './campaign-details.server.ts'
import { isTwofold } from './content.ts'
import { toldCounts } from './count-audience.server.ts'
import { effectsOf, type SendCount, sendCounts } from './results-queries.server.ts'
import { type Variant, variants } from './rules.ts'
import { audienceShape, channelShape, contentShape, countsShape, resultShape, stateShape } from './shapes.server.ts'

const moment = z.iso.datetime().nullable()

export const campaignRow = z.object({
  id: z.int(),
  name: z.string(),
  channel: channelShape,
  state: stateShape,
  scheduledAt: moment,
  planned: z.int().nullable().describe('How many it would have reached when it was planned'),
})

export const openedCampaign = z.object({
  ...campaignRow.shape,
  audience: audienceShape,
  content: contentShape,
  writtenAt: z.iso.datetime(),
  writtenBy: z.string(),
  plannedBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
  isOwn: z.boolean().describe('Planned by whoever asks, who can’t agree to it'),
  beganAt: moment,
  endedAt: moment,
  leftOut: countsShape.shape.leftOut.describe('Who was left out when its recipients were listed'),
  results: z.array(resultShape),
  sites: z.array(z.object({ id: z.int(), label: z.string() })).describe('The brands on which it can be looked at'),
})
export type OpenedCampaign = z.output<typeof openedCampaign>

/** @throws {Refusal} as staffOf, adminEntityNotFound */
export async function openCampaign(visit: Visit, id: number): Promise<OpenedCampaign> {
  const staff = staffOf(visit, 'campaigns.write')
  const { db, site, app } = visit
  const found = await findDetails(db, site.id, id)
  if (!found) throw new Refusal('adminEntityNotFound')
  const { tallies, plannedById, leftOut, ...row } = found
  const counts = tallies ? fromTallies(tallies) : await sendCounts(db, id)
  const effects = await effectsOf(db, site.id, id)
  const shown = variants.filter((variant) => variant === 'a' || isTwofold(found.content))
  return {
    ...row,
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
    writtenAt: row.writtenAt.toISOString(),
    beganAt: row.beganAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    isOwn: plannedById === staff.id,
    leftOut: toldCounts(leftOut),
    results: found.beganAt === null ? [] : shown.map((variant) => resultOf(variant, counts, effects)),
    sites: app.sites.map((one) => ({ id: one.id, label: one.label })),
  }
}

function resultOf(variant: Variant, counts: readonly SendCount[], effects: Awaited<ReturnType<typeof effectsOf>>) {
  const own = counts.filter((one) => one.variant === variant)
  const of = (...states: string[]) =>
    own.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0)
  const { visits = 0, orders = 0, revenue = 0 } = effects.find((one) => one.variant === variant) ?? {}
  return {
    variant,
    waiting: of('waiting', 'sending'),
    sent: of('sent'),
    refused: of('refused'),
    unsure: of('unsure'),
    failed: of('failed'),
    leftOut: of('left-out'),
    visits: told(visits),
    orders: told(orders),
    revenue: told(orders) === null ? null : revenue,
  }
}

const told = (count: number): number | null => (count > 0 && count < FEW ? null : count)

/** "a:sent": 12, "b:left-out:pause": 1 */
const fromTallies = (tallies: Readonly<Record<string, number>>): SendCount[] =>
  Object.entries(tallies).map(([key, count]) => {
    const [variant, state = '', reason = null] = key.split(':')
    return { variant: variant === 'b' ? 'b' : 'a', state, reason, count }
  })
