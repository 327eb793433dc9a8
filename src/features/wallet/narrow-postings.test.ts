import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addPair, fund, openRoom, type Pair, talk, write } from '../../../test/consulting.ts'
import { addClient } from '../../../test/people.ts'
import { useTestApp } from '../../../test/test-app.ts'
import { type AccountKey, keyed } from './queries.server.ts'
import type { AccountKind } from './rules.ts'
import { verifyLedger } from './verify-ledger.server.ts'

const site = useTestApp()
/** Billed 2,50 € for a minute. */
let ended: Pair
let room: number
let running: Pair
let open: number
/** Who bought nothing, and has a payment that waits. */
let thief: number
let order: number

beforeAll(async () => {
  ended = await addPair(site, { cents: 5000 })
  room = await openRoom(ended)
  await write(ended.psychic, room)
  await talk(site, ended, room, 60)
  await ended.client.post(`/api/consultations/${room}/end`)
  running = await addPair(site, { cents: 5000 })
  open = await openRoom(running)
  await write(running.psychic, open)
  await talk(site, running, open, 60)
  const client = await addClient(site)
  thief = client.id
  order = (await client.browser.post('/api/wallet/top-ups', { packId: 'credit-10' })).body.topUp.orderId
})

type Moved = [kind: AccountKind, ownerId: number, amount: number]
const entries = (moved: readonly Moved[], siteId = 99) =>
  keyed(moved.map(([kind, ownerId, amount]) => ({ account: { kind, siteId, ownerId } satisfies AccountKey, amount })))

/** What the application's role asks for, as whoever took it over would. */
const attempt = (name: string, reference: string, moved: readonly Moved[], details = {}) =>
  sql`select * from ${sql.id(name)}(${reference}, ${JSON.stringify(details)}::jsonb, ${entries(moved)}::jsonb)`.execute(
    site.app.db,
  )
const asRole = (statement: string) => sql.raw(statement).execute(site.app.db)

test.each([
  ['posts anything', `select post('gift', 'x', '{}', '[]')`],
  ['posts anything by whose account it is', `select ledger_post('gift', 'x', '{}', '[]')`],
  ['makes an account', `select ledger_account('client_wallet', 'cent', 99, 1)`],
  ['sets anything aside', `select ledger_set_aside(1, 1, 1)`],
  ['frees anything', `select ledger_let_go(1)`],
  ['seals outside of the order', `insert into day_seals (chain, day) values ('ledger', '2031-01-01')`],
])('nobody but the owner of the database %s', async (_what, statement) => {
  await expect(asRole(statement)).rejects.toThrow('permission denied')
})

const attacks: readonly [what: string, name: string, make: () => [string, Moved[], object?], why: string][] = [
  [
    'credit for a payment that waits',
    'post_top_up',
    () => [
      `order:${order}`,
      [
        ['payment_provider', 0, -1000],
        ['client_wallet', thief, 1000],
      ],
    ],
    'an order that is paid',
  ],
  [
    'credit for an order that is not there',
    'post_top_up',
    () => [
      'order:999999',
      [
        ['payment_provider', 0, -1000],
        ['client_wallet', thief, 1000],
      ],
    ],
    'an order that is paid',
  ],
  [
    'free time without a grant',
    'post_free_time',
    () => [
      `person:${ended.clientId}`,
      [
        ['free_time_offer', 0, -600],
        ['client_free_time', ended.clientId, 600],
      ],
    ],
    'a grant',
  ],
  [
    'free time for somebody else',
    'post_free_time',
    () => [
      `person:${ended.clientId}`,
      [
        ['free_time_offer', 0, -600],
        ['client_free_time', thief, 600],
      ],
    ],
    'accounts of its own',
  ],
  [
    'more free time than an offer has',
    'post_free_time',
    () => [
      `person:${thief}`,
      [
        ['free_time_offer', 0, -6000],
        ['client_free_time', thief, 6000],
      ],
    ],
    'the time of the offer',
  ],
  [
    'free time for a mobile that nobody proved',
    'post_phone_bonus',
    () => [
      `person:${thief}`,
      [
        ['free_time_offer', 0, -180],
        ['client_free_time', thief, 180],
      ],
    ],
    'a grant',
  ],
  [
    'a bill of a room that runs',
    'post_consultation',
    () => [
      `consultation:${open}`,
      [
        ['client_wallet', running.clientId, -100],
        ['site_revenue', running.psychicId, 100],
      ],
    ],
    'a meter that ended',
  ],
  [
    'a bill that gives its client money',
    'post_consultation',
    () => [
      `consultation:${room}`,
      [
        ['client_wallet', ended.clientId, 100],
        ['site_revenue', ended.psychicId, -100],
      ],
    ],
    'a bill’s own signs',
  ],
  [
    'a bill above what was counted',
    'post_consultation',
    () => [
      `consultation:${room}`,
      [
        ['client_wallet', ended.clientId, -251],
        ['site_revenue', ended.psychicId, 251],
      ],
    ],
    'counted time',
  ],
  [
    'a bill that pays the psychic more than their share',
    'post_consultation',
    () => [
      `consultation:${room}`,
      [
        ['client_wallet', ended.clientId, -250],
        ['psychic_earnings', ended.psychicId, 250],
      ],
    ],
    'the agreed share',
  ],
  [
    'a bill that somebody else pays',
    'post_consultation',
    () => [
      `consultation:${room}`,
      [
        ['client_wallet', running.clientId, -250],
        ['site_revenue', ended.psychicId, 250],
      ],
    ],
    'accounts of its own',
  ],
  [
    'a bill to another psychic',
    'post_consultation',
    () => [
      `consultation:${room}`,
      [
        ['client_wallet', ended.clientId, -90],
        ['psychic_earnings', running.psychicId, 90],
      ],
    ],
    'accounts of its own',
  ],
  [
    'a refund above the bill',
    'post_refund',
    () => [
      `consultation:${room}`,
      [
        ['client_wallet', ended.clientId, 251],
        ['refunds', 0, -251],
      ],
    ],
    'being within what was billed',
  ],
  [
    'a refund to somebody else',
    'post_refund',
    () => [
      `consultation:${room}`,
      [
        ['client_wallet', thief, 100],
        ['refunds', 0, -100],
      ],
    ],
    'accounts of its own',
  ],
  [
    'a refund of what was never billed',
    'post_refund',
    () => [
      `consultation:${open}`,
      [
        ['client_wallet', running.clientId, 1],
        ['refunds', 0, -1],
      ],
    ],
    'a bill',
  ],
  [
    'a refund that takes from the psychic more than they earned',
    'post_refund',
    () => [
      `consultation:${room}:2`,
      [
        ['client_wallet', ended.clientId, 200],
        ['psychic_earnings', ended.psychicId, -200],
      ],
    ],
    'being within what was billed',
  ],
  [
    'what nobody decided of a room',
    'post_care_release',
    () => [
      `consultation:${room}`,
      [
        ['client_held', ended.clientId, -1],
        ['client_wallet', ended.clientId, 1],
      ],
    ],
    'a decision',
  ],
  [
    'a share that does not wait',
    'post_share_paid',
    () => [
      `consultation:${room}`,
      [
        ['psychic_pending', ended.psychicId, -1],
        ['psychic_earnings', ended.psychicId, 1],
      ],
    ],
    'the share that waits',
  ],
  [
    'money back that no row asks for',
    'post_payment_refund',
    () => [
      'refund:999999',
      [
        ['client_wallet', ended.clientId, -1],
        ['payment_provider', 0, 1],
      ],
    ],
    'a payment that covers it',
  ],
  [
    'the end of the purse of somebody who stays',
    'post_account_end',
    () => [
      `user:${ended.clientId}:1`,
      [
        ['client_wallet', ended.clientId, -1],
        ['site_revenue', 0, 1],
      ],
    ],
    'somebody who leaves',
  ],
  [
    'a payout without a file',
    'post_payout',
    () => [
      `psychic:${ended.psychicId}:site:99:month:2026-10`,
      [
        ['psychic_earnings', ended.psychicId, -1],
        ['payouts', ended.psychicId, 1],
      ],
      { file: 999_999 },
    ],
    'a file of the month',
  ],
  [
    'a payout of a month that runs',
    'post_payout',
    () => [
      `psychic:${ended.psychicId}:site:99:month:2026-11`,
      [
        ['psychic_earnings', ended.psychicId, -1],
        ['payouts', ended.psychicId, 1],
      ],
      { file: 1 },
    ],
    'a month that is over',
  ],
]

test.each(attacks)('%s is refused', async (_what, name, make, why) => {
  const [reference, moved, details] = make()
  await expect(attempt(name, reference, moved, details)).rejects.toMatchObject({
    code: '42501',
    message: `no posting without ${why}`,
  })
})

test('a payment that is paid is credited its own amount alone, and money goes back up to what was paid', async () => {
  const paid = `update orders set status = 'paid', settled_at = app_now() where id = ${order}`
  const credit = (cents: number, ownerId = thief) =>
    attempt('post_top_up', `order:${order}`, [
      ['payment_provider', 0, -cents],
      ['client_wallet', ownerId, cents],
    ])
  await asRole(paid)
  await expect(credit(1001)).rejects.toThrow('the amount of its order')
  await expect(credit(1000, ended.clientId)).rejects.toThrow('accounts of its own')
  await credit(1000)
  const { rows } = await sql<{ id: number }>`insert into order_refunds (order_id, amount, asked_at)
    values (${order}, 1001, app_now()) returning id`.execute(site.app.db)
  const back = attempt('post_payment_refund', `refund:${rows[0]!.id}`, [
    ['client_wallet', thief, -1001],
    ['payment_provider', 0, 1001],
  ])
  await expect(back).rejects.toThrow('a payment that covers it')
})

test('a payout is within what was earned', async () => {
  await site.advance(31 * 86_400)
  const { rows } = await sql<{ id: number }>`insert into payout_files (site_id, month, made_at, made_by)
    values (99, '2026-11-01', app_now(), 1) returning id`.execute(site.app.db)
  const pay = (cents: number) =>
    attempt(
      'post_payout',
      `psychic:${ended.psychicId}:site:99:month:2026-11`,
      [
        ['psychic_earnings', ended.psychicId, -cents],
        ['payouts', ended.psychicId, cents],
      ],
      { file: rows[0]!.id },
    )
  await expect(pay(94)).rejects.toThrow('being within what was earned')
  await pay(93)
})

test('nothing is set aside but of the client’s own purses while a room is open, or freed before it ended', async () => {
  const purse = async (ownerId: number) =>
    (
      await sql<{
        id: number
      }>`select id from ledger_accounts where kind = 'client_wallet' and owner_id = ${ownerId}`.execute(site.app.db)
    ).rows[0]!.id
  for (const [consultation, ownerId] of [
    [open, thief],
    [room, ended.clientId],
    [999_999, ended.clientId],
  ] as const) {
    const setting = sql`select ledger_reserve(${consultation}, ${await purse(ownerId)}, 1)`.execute(site.app.db)
    await expect(setting).rejects.toThrow('a purse of the client of an open consultation')
  }
  await expect(asRole(`select ledger_release(${open})`)).rejects.toThrow('a meter that ended')
})

test('what was tried left nothing behind', async () => {
  await fund(site, thief, { freeSeconds: 1 })
  expect(await verifyLedger(site.app.db)).toEqual([])
})
