import type { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { listHalts } from '../../house/halts/queries.server.ts'
import { services } from '../../house/halts/rules.ts'
import { countOwn } from '../../house/second-person/count-own.server.ts'
import type { AwaitingList } from '../../house/second-person/rules.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'
import { countLate } from '../../money/payouts/count-late.server.ts'
import type { dashboard } from './contract.server.ts'
import { type Live, readFigures, readLive, readWorries, type Worries } from './queries.server.ts'
import { alertKinds, everyDay, type Span } from './rules.ts'

type Dashboard = z.output<typeof dashboard>

/** Figures of the brands, halted services, and matters that need attention. @throws {Refusal} as staffOf */
export async function readDashboard(visit: Visit, span: Span): Promise<Dashboard> {
  staffOf(visit, 'figures.read')
  const { app, db, site } = visit
  const last = dayInParis(visit.now())
  const days = Array.from({ length: span }, (_, place) => daysAfter(last, place + 1 - span))
  const [figures, live, worries, payouts, awaiting, halts] = await Promise.all([
    readFigures(db, days),
    readLive(db, site.id),
    readWorries(db, site.id, visit.now()),
    countLate(visit),
    countOwn(visit),
    listHalts(db),
  ])
  const brands = [{ id: null, label: null }, ...app.sites]
  return {
    id: span,
    brands: brands.map(({ id, label }) => ({ siteId: id, label, days: everyDay(days, id, figures) })),
    live,
    alerts: alertsOf({ ...worries, payouts }, awaiting, live),
    halts: services.map((service) => {
      const halt = halts.find((one) => one.siteId === site.id && one.service === service)
      return { id: service, since: halt?.begunAt.toISOString() ?? null, reason: halt?.reason ?? null }
    }),
  }
}

function alertsOf(
  { jobs, presses, collusion, 'payout-holds': ending, ...counts }: Worries & { payouts: number },
  awaiting: Record<AwaitingList, number>,
  { present }: Live,
): Dashboard['alerts'] {
  const counted = {
    absence: present === 0 ? 1 : 0,
    ...counts,
    'disputes-awaiting': awaiting.disputes,
    'withdrawals-awaiting': awaiting.withdrawals,
    'care-alerts-awaiting': awaiting['care-alerts'],
    'psychics-awaiting': awaiting.psychics,
    'campaigns-awaiting': awaiting.campaigns,
    jobs: jobs.length,
    presses: presses.length,
    collusion: collusion.length,
    'payout-holds': ending.length,
  }
  const named: Partial<Record<(typeof alertKinds)[number], string[]>> = {
    jobs,
    presses,
    collusion,
    'payout-holds': ending,
  }
  const pressing = alertKinds.filter((kind) => counted[kind] > 0)
  return pressing.map((kind) => ({ kind, count: counted[kind], names: named[kind] ?? [] }))
}
