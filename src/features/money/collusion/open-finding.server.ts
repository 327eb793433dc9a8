import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { mailboxDigests } from '../../people/free-time/mailbox-digests.server.ts'
import { findHold } from '../payout-holds/queries.server.ts'
import { findPsychicAddresses } from '../payouts/payee-queries.server.ts'
import { listAccounts } from './figures-queries.server.ts'
import { closeFinding, findFinding } from './queries.server.ts'
import { findingRules } from './rules.ts'

const count = z.int()
const cents = z.int()

export const openedFinding = z.object({
  id: z.int(),
  psychicId: z.int(),
  psychic: z.string(),
  month: z.string().describe('YYYY-MM'),
  rule: z.enum(findingRules),
  found: count.describe('what the rule counts: accounts, rooms or cents'),
  total: count.describe('of how many'),
  least: count.describe('from how many on it is told'),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  closedBy: z.string().nullable(),
  heldUntil: z.iso.datetime().nullable().describe('while transfers to the psychic are held back'),
  figures: z.object({
    rooms: count,
    clients: count,
    shortRooms: count.describe('of at most 90 seconds'),
    earned: cents,
    offered: cents.describe('of it, for time and credit that the site offered'),
    onlyOffered: count.describe('accounts that never paid, and were never a minute with another psychic'),
    together: count.describe('the most of them that were created within a day'),
    device: count.describe('the most accounts with one device in common; the next three likewise'),
    card: count,
    phone: count,
    network: count,
    ownRooms: count.describe('rooms with accounts of the psychic’s own mailbox, or that share a mark with one'),
    gifts: count.default(0).describe('clients to whom the psychic gave minutes of their quota'),
    giftSeconds: count.default(0),
  }),
  accounts: z
    .array(
      z.object({
        clientId: z.int(),
        createdAt: z.iso.datetime(),
        rooms: count,
        seconds: count,
        earned: cents,
        offered: cents,
        gifted: count.describe('seconds that the psychic gave it this month'),
        onlyOffered: z.boolean(),
        isOwn: z.boolean(),
        shares: z.array(z.object({ kind: z.enum(['device', 'card', 'phone', 'network']), accounts: count })),
      }),
    )
    .describe('as of now, at most 100, those that brought most for offered time first'),
})

export type OpenedFinding = z.output<typeof openedFinding>

const subjectOf = (id: number) => `finding:${id}`

/**
 * A finding about a psychic of the site with the accounts of that month; logged.
 * @throws {Refusal} as asStaff, adminEntityNotFound
 */
export const openFinding = (outer: Visit, id: number): Promise<OpenedFinding> =>
  asStaff(outer, 'collusion.open', { subject: subjectOf(id) }, async ({ db, app, site }) => {
    const found = await findFinding(db, site.id, id)
    if (!found) throw new Refusal('adminEntityNotFound')
    const { psychicId, month, firstAt, lastAt, closedAt, ...row } = found
    const mailbox = mailboxDigests(app, await findPsychicAddresses(db, psychicId))
    const [accounts, hold] = await Promise.all([
      listAccounts(db, { psychicId, month, mailbox }),
      findHold(db, psychicId),
    ])
    return openedFinding.parse({
      ...row,
      psychicId,
      month,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
      heldUntil: hold?.endsAt.toISOString() ?? null,
      accounts: accounts.map(({ createdAt, ...account }) => ({ ...account, createdAt: createdAt.toISOString() })),
    })
  })

/**
 * Closes a finding that somebody looked at. It is opened again if twice as much is found in that month.
 * @throws {Refusal} as asStaff, adminEntityNotFound, findingClosed
 */
export const settleFinding = (outer: Visit, id: number, reason: string): Promise<void> =>
  asStaff(outer, 'collusion.close', { subject: subjectOf(id), reason }, async ({ db, site, now }, { id: by }) => {
    const finding = await findFinding(db, site.id, id, true)
    if (!finding) throw new Refusal('adminEntityNotFound')
    if (finding.closedAt) throw new Refusal('findingClosed')
    await closeFinding(db, id, { found: finding.found, by, at: now() })
  })
