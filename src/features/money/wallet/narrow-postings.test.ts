import { beforeAll, expect, test } from 'vitest'
import { consulted, type Pair } from '../../../../test/consulting.ts'
import { attempt, attemptAsWritten, moving } from '../../../../test/ledger/attempt.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import type { Entry } from '../../house/ledger/queries.server.ts'
import { verifyLedger } from './verify-ledger.server.ts'

const site = useTestApp()
/** Billed 2.50 EUR for a minute, of which the psychic has 0.93 EUR. */
let ended: Pair
let room: number
/** A consultation with the same bill, held. */
let stopped: Pair
let held: number
let running: Pair
let open: number
let thief: number

beforeAll(async () => {
  ;({ pair: ended, id: room } = await consulted(site))
  await ended.client.post(`/api/consultations/${room}/end`)
  ;({ pair: stopped, id: held } = await consulted(site))
  await stopped.psychic.post(`/api/consultations/${held}/danger`)
  ;({ pair: running, id: open } = await consulted(site))
  thief = (await addClient(site)).id
})

/** Posts as an attacker with the application's role would. */
const ask = (name: string, reference: string, moved: readonly Entry[]) =>
  attempt(site.app.db, name, { reference, moved })
const bill = (id: number, ...moved: readonly Entry[][]) => ask('post_consultation', `consultation:${id}`, moved.flat())
const refund = (reference: string, ...moved: readonly Entry[][]) =>
  ask('post_refund', `consultation:${reference}`, moved.flat())

test.each<[what: string, why: string, attack: () => Promise<boolean>]>([
  [
    'a bill of a running room',
    'a meter that ended',
    () => bill(open, moving(100, ['client_wallet', running.clientId], ['site_revenue', running.psychicId])),
  ],
  [
    'a bill of a room that never existed',
    'a consultation',
    () => bill(999_999, moving(100, ['client_wallet', ended.clientId], ['site_revenue', ended.psychicId])),
  ],
  [
    'a bill that gives its client money',
    'a bill’s own signs',
    () => bill(room, moving(100, ['site_revenue', ended.psychicId], ['client_wallet', ended.clientId])),
  ],
  [
    'a bill above the counted time',
    'counted time',
    () => bill(room, moving(251, ['client_wallet', ended.clientId], ['site_revenue', ended.psychicId])),
  ],
  [
    'a bill that pays the psychic more than their share',
    'the agreed share',
    () => bill(room, moving(250, ['client_wallet', ended.clientId], ['psychic_earnings', ended.psychicId])),
  ],
  [
    'a bill that another client pays',
    'accounts of its own',
    () => bill(room, moving(250, ['client_wallet', running.clientId], ['site_revenue', ended.psychicId])),
  ],
  [
    'a bill for another psychic',
    'accounts of its own',
    () => bill(room, moving(90, ['client_wallet', ended.clientId], ['psychic_earnings', running.psychicId])),
  ],
  [
    'a bill held from the client and paid to the psychic',
    'being held whole',
    () =>
      bill(
        room,
        moving(250, ['client_wallet', ended.clientId], ['client_held', ended.clientId]),
        moving(93, ['site_revenue', ended.psychicId], ['psychic_earnings', ended.psychicId]),
      ),
  ],
  [
    'a bill held from the psychic only',
    'being held whole',
    () => bill(room, moving(93, ['client_wallet', ended.clientId], ['psychic_held', ended.psychicId])),
  ],
  [
    'a refund above the bill',
    'being within what was billed',
    () => refund(`${room}`, moving(251, ['refunds', 0], ['client_wallet', ended.clientId])),
  ],
  [
    'a refund above the bill in two entries of one account',
    'being within what was billed',
    () =>
      refund(
        `${room}`,
        moving(200, ['refunds', 0], ['client_wallet', ended.clientId]),
        moving(51, ['refunds', 0], ['client_wallet', ended.clientId]),
      ),
  ],
  [
    'a refund to another client',
    'accounts of its own',
    () => refund(`${room}`, moving(100, ['refunds', 0], ['client_wallet', thief])),
  ],
  [
    'a refund without a bill',
    'a bill',
    () => refund(`${open}`, moving(1, ['refunds', 0], ['client_wallet', running.clientId])),
  ],
  [
    'a refund of a held bill',
    'being within what was billed',
    () => refund(`${held}`, moving(251, ['refunds', 0], ['client_wallet', stopped.clientId])),
  ],
  [
    'a refund taken entirely from the psychic',
    'what its client is given back',
    () => refund(`${room}:2`, moving(93, ['psychic_earnings', ended.psychicId], ['client_wallet', ended.clientId])),
  ],
  [
    'a refund that gives the site the psychic’s earnings',
    'what its client is given back',
    () => refund(`${room}:3`, moving(93, ['psychic_earnings', ended.psychicId], ['site_revenue', ended.psychicId])),
  ],
  [
    'a refund that takes the VAT and gives the client nothing',
    'what its client is given back',
    () => refund(`${room}:4`, moving(42, ['vat', ended.psychicId], ['site_revenue', ended.psychicId])),
  ],
  [
    'a release without a decision',
    'a decision',
    () =>
      ask(
        'post_care_release',
        `consultation:${held}`,
        moving(250, ['client_held', stopped.clientId], ['client_wallet', stopped.clientId]),
      ),
  ],
  [
    'a share that is not pending',
    'the share that waits',
    () =>
      ask(
        'post_share_paid',
        `consultation:${room}`,
        moving(1, ['psychic_pending', ended.psychicId], ['psychic_earnings', ended.psychicId]),
      ),
  ],
])('%s is refused', async (_what, why, attack) => {
  await expect(attack()).rejects.toMatchObject({ code: '42501', message: `no posting without ${why}` })
})

test.each([
  ['no kind', { site: 99, owner: 0, amount: -1 }],
  ['an unknown kind', { kind: 'gold', site: 99, amount: -1 }],
  ['no owner', { kind: 'refunds', site: 99, amount: -1 }],
  ['no site', { kind: 'refunds', owner: 0, amount: -1 }],
  ['another site', { kind: 'refunds', site: 100, owner: 0, amount: -1 }],
  ['no amount', { kind: 'refunds', site: 99, owner: 0 }],
  ['a fraction of a cent', { kind: 'refunds', site: 99, owner: 0, amount: -0.5 }],
])('an entry with %s posts nothing', async (_what, entry) => {
  const client = { kind: 'client_wallet', site: 99, owner: ended.clientId, amount: 1 }
  const entries = JSON.stringify([client, entry])
  await expect(attemptAsWritten(site.app.db, 'post_refund', `consultation:${room}`, {}, entries)).rejects.toThrow()
})

test('a posted bill can’t be posted again, with the same content or another', async () => {
  const again = moving(50, ['client_wallet', ended.clientId], ['site_revenue', ended.psychicId])
  expect(await bill(room, again)).toBe(false)
  expect((await ended.client.get('/api/wallet')).body.wallet.balance).toBe(5000 - 250)
})

test('a refund shared in proportion is posted', async () => {
  const parts = [
    moving(46, ['psychic_earnings', ended.psychicId], ['client_wallet', ended.clientId]),
    moving(79, ['site_revenue', ended.psychicId], ['client_wallet', ended.clientId]),
  ]
  expect(await refund(`${room}`, ...parts)).toBe(true)
})

test('the refused attempts left nothing behind', async () => {
  expect(await verifyLedger(site.app.db)).toEqual([])
})
