import { afterAll, beforeAll, expect, test } from 'vitest'
import { StripeDisputes } from '../../../test/stripe-disputes.ts'
import { type StripeServer, startStripeServer, stripeKey, stripeSecret } from '../../../test/stripe-server.ts'
import type { DisputePort } from './dispute-port.ts'
import { stripePayment } from './stripe.ts'
import { stripeDisputes } from './stripe-disputes.ts'

const disputes = new StripeDisputes()
const { signal } = new AbortController()
let server: StripeServer
let port: DisputePort
let settings: Parameters<typeof stripeDisputes>[0]

beforeAll(async () => {
  server = await startStripeServer(undefined, disputes.answer)
  settings = { secretKey: stripeKey, webhookSecrets: [stripeSecret], apiBase: new URL(server.address) }
  port = stripeDisputes(settings)
  const checkout = { amount: 2000, label: 'Crédit', backTo: 'https://voyance.test/paiement/x', strong: true }
  await stripePayment(settings).open({ reference: 'disputed', ...checkout }, signal)
  server.act('disputed', 'pay')
})
afterAll(async () => {
  expect(server.faults).toEqual([])
  await server.close()
})

test.each([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['warning_needs_response', 'inquiry'],
  ['warning_closed', 'closed'],
] as const)('a dispute with the status %s is read as %s', async (status, state) => {
  const dispute = disputes.open(server, 'disputed', { status, amount: 1500 })
  expect(await port.read(dispute, signal)).toEqual({
    state,
    reference: 'disputed',
    amount: 1500,
    currency: 'EUR',
    reason: 'fraudulent',
    fee: 2000,
    dueBy: new Date(1_795_600_000_000),
    answered: false,
    openedAt: new Date(1_795_000_000_000),
  })
})

test('a status that nobody knows is not taken for another', async () => {
  const dispute = disputes.open(server, 'disputed', { status: 'invented' as 'won' })
  await expect(port.read(dispute, signal)).rejects.toThrow('unknown status')
})

test('a warning is read with our reference, and one that asks for nothing any more as closed', async () => {
  const [feared, past] = [disputes.warn(server, 'disputed'), disputes.warn(server, 'disputed', false)]
  expect(await port.read(feared, signal)).toMatchObject({
    state: 'warning',
    reference: 'disputed',
    amount: null,
    reason: 'made_with_stolen_card',
  })
  expect(await port.read(past, signal)).toMatchObject({ state: 'closed' })
})

test('evidence is handed in as a document, and then read as answered', async () => {
  const dispute = disputes.open(server, 'disputed')
  await port.answer({ dispute, pdf: Buffer.from('%PDF-1.7 essai'), product: 'Consultations' }, signal)
  expect(disputes.files.at(-1)).toContain('%PDF-1.7 essai')
  expect(disputes.files.at(-1)).toContain('dispute_evidence')
  expect(await port.read(dispute, signal)).toMatchObject({ state: 'open', answered: true })
})

test('notices name the dispute or the warning that they are about', () => {
  const at = new Date('2026-11-21T11:00:00Z')
  const parse = (of: string, type: string) => {
    const { body, signature } = disputes.notice(of, type, at)
    return stripePayment(settings).parseNotice({ body, receivedAt: at, header: () => signature })
  }
  const event = expect.stringMatching(/^evt_/)
  expect(parse('du_1', 'charge.dispute.created')).toEqual({ event, reference: null, dispute: 'du_1' })
  expect(parse('issfr_1', 'radar.early_fraud_warning.created')).toEqual({ event, reference: null, dispute: 'issfr_1' })
  expect(parse('ch_1', 'charge.refunded')).toEqual({ event, reference: null })
})
