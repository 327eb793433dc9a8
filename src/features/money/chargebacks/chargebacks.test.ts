import { afterEach, describe, expect, test } from 'vitest'
import { addPair, openRoom, receiptOf, talk, write } from '../../../../test/consulting.ts'
import { useDisputedPayments, walletOf } from '../../../../test/disputed-payments.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'

const bank = await useDisputedPayments()
const { site, stripe } = bank
afterEach(() => bank.laws())

let count = 0
async function addPayer(packId?: string) {
  count += 1
  const email = `payeur${count}@example.test`
  const client = await addClient(site, { email })
  return { ...client, email, reference: await bank.pay(client.browser, packId) }
}
const refund = async ({ browser }: Pick<Awaited<ReturnType<typeof addPayer>>, 'browser'>) => {
  const { body } = await browser.post('/api/wallet/refunds')
  return body.api.error?.code ?? body.returned
}
const subjects = async (address: string) => (await mailsTo(site, address)).map(({ subject }) => subject)

/** A client who paid 20 EUR and spent a part of it in an ended consultation. */
async function addSpender(seconds: number) {
  const pair = await addPair(site, { cents: 0 })
  const reference = await bank.pay(pair.client)
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, seconds)
  await pair.client.post(`/api/consultations/${id}/end`)
  return { pair, reference, consultation: id, total: (await receiptOf(pair, id)).total }
}

describe('a disputed payment', () => {
  test('takes the amount from the provider, and freezes what is unused: it can be neither spent nor refunded', async () => {
    const client = await addPayer()
    const before = await bank.accounts()
    const dispute = await bank.dispute(client.reference)
    expect(await walletOf(client.browser)).toMatchObject({ balance: 0, frozen: 2000 })
    expect((await bank.accounts()).disputed - before.disputed).toBe(-2000)
    expect(await bank.rowOf(dispute)).toMatchObject({ state: 'open', amount: 2000, frozen: 2000, fee: 2000 })
    expect(await refund(client)).toBe(4420)
    await bank.work()
    expect(stripe.sessionOf(client.reference).payment?.refunded).toBe(0)
    const { psychicId } = await addPair(site)
    const asked = await client.browser.post('/api/consultations', { psychicId, channel: 'chat' })
    expect(asked.body.api.error.code).toBeGreaterThan(0)
  })

  test('leaves other payments of the client to be spent and refunded', async () => {
    const client = await addPayer()
    const other = await bank.pay(client.browser, 'credit-10')
    await bank.dispute(client.reference)
    expect(await walletOf(client.browser)).toMatchObject({ balance: 1000, frozen: 2000 })
    expect(await refund(client)).toBe(1000)
    await bank.work()
    expect(stripe.sessionOf(other).payment?.refunded).toBe(1000)
    expect(stripe.sessionOf(client.reference).payment?.refunded).toBe(0)
  })

  test('that is won is the client’s again, to spend or to have refunded', async () => {
    const client = await addPayer()
    const before = await bank.accounts()
    const dispute = await bank.dispute(client.reference)
    await bank.decide(dispute, 'won')
    expect(await walletOf(client.browser)).toMatchObject({ balance: 2000, frozen: 0 })
    expect(await bank.accounts()).toEqual(before)
    expect(await refund(client)).toBe(2000)
    await bank.work()
    expect(stripe.sessionOf(client.reference).payment?.refunded).toBe(2000)
  })

  test('that is lost takes the frozen credit and costs the house nothing more, and is never refunded', async () => {
    const client = await addPayer()
    const before = await bank.accounts()
    const dispute = await bank.dispute(client.reference)
    await bank.decide(dispute, 'lost')
    expect(await walletOf(client.browser)).toMatchObject({ balance: 0, frozen: 0 })
    expect(await bank.accounts()).toEqual(before)
    expect(await refund(client)).toBe(4410)
  })

  test('that is given back after it was lost is the client’s again', async () => {
    const client = await addPayer()
    const before = await bank.accounts()
    const dispute = await bank.dispute(client.reference)
    await bank.decide(dispute, 'lost')
    await bank.decide(dispute, 'won')
    expect(await walletOf(client.browser)).toMatchObject({ balance: 2000, frozen: 0 })
    expect(await bank.accounts()).toEqual(before)
  })

  test('above the unused part costs the house what was spent; the psychic keeps their share', async () => {
    const { pair, reference, total } = await addSpender(120)
    expect(total).toBe(500)
    const earned = async () =>
      (
        await site.owner
          .selectFrom('ledger_accounts')
          .select('balance')
          .where('kind', '=', 'psychic_earnings')
          .where('owner_id', '=', pair.psychicId)
          .executeTakeFirstOrThrow()
      ).balance
    const [share, before] = [await earned(), await bank.accounts()]
    const dispute = await bank.dispute(reference)
    expect(await walletOf(pair.client)).toMatchObject({ balance: 0, frozen: 1500 })
    await bank.decide(dispute, 'lost')
    expect(await bank.accounts()).toEqual({ disputed: before.disputed, lost: before.lost - 500 })
    expect(await earned()).toBe(share)
  })

  test('in part only freezes as much at most', async () => {
    const client = await addPayer()
    const dispute = await bank.dispute(client.reference, { amount: 300 })
    expect(await walletOf(client.browser)).toMatchObject({ balance: 1700, frozen: 300 })
    await bank.decide(dispute, 'lost')
    expect(await refund(client)).toBe(1700)
  })

  test('of another currency or above the payment moves nothing, and is read again', async () => {
    const client = await addPayer()
    for (const given of [{ currency: 'usd' }, { amount: 2001 }]) {
      const dispute = bank.disputes.open(stripe, client.reference, given)
      await expect(bank.hear(dispute)).rejects.toThrow('another amount or currency')
    }
    expect(await walletOf(client.browser)).toMatchObject({ balance: 2000, frozen: 0 })
  })

  test('that was refunded before leaves nothing to freeze', async () => {
    const client = await addPayer()
    expect(await refund(client)).toBe(2000)
    const dispute = await bank.dispute(client.reference)
    expect(await bank.rowOf(dispute)).toMatchObject({ state: 'open', frozen: 0 })
    await bank.decide(dispute, 'won')
    expect(await walletOf(client.browser)).toMatchObject({ balance: 0, frozen: 0 })
  })
})

test('many refunds while a dispute is heard: each cent goes back once, or is frozen', async () => {
  for (let round = 0; round < 5; round += 1) {
    const client = await addPayer('credit-10')
    const dispute = bank.disputes.open(stripe, await bank.pay(client.browser))
    const answers = Promise.all(Array.from({ length: 8 }, () => refund(client)))
    await Promise.all([bank.hear(dispute), answers])
    const returned = (await answers).reduce((sum, answer) => (answer < 4000 ? sum + answer : sum), 0)
    const { frozen } = await bank.rowOf(dispute)
    expect(returned + frozen).toBe(3000)
    expect(await walletOf(client.browser)).toMatchObject({ balance: 0, frozen })
    await bank.work()
  }
})

test('a bank that only asks moves nothing, until it disputes', async () => {
  const client = await addPayer()
  const dispute = await bank.dispute(client.reference, { status: 'warning_needs_response' })
  expect(await walletOf(client.browser)).toMatchObject({ balance: 2000, frozen: 0 })
  await bank.decide(dispute, 'needs_response')
  expect(await walletOf(client.browser)).toMatchObject({ balance: 0, frozen: 2000 })
})

describe('an early fraud warning', () => {
  test('sends what is unused back to its card at once, and leaves other payments alone', async () => {
    const client = await addPayer('credit-10')
    const later = await bank.pay(client.browser)
    const warning = bank.disputes.warn(stripe, client.reference)
    await bank.hear(warning, 'radar.early_fraud_warning.created')
    await bank.hear(warning, 'radar.early_fraud_warning.created')
    expect(await walletOf(client.browser)).toMatchObject({ balance: 2000, frozen: 0 })
    const refunded = [client.reference, later].map((of) => stripe.sessionOf(of).payment?.refunded)
    expect(refunded).toEqual([1000, 0])
    expect(await bank.rowOf(warning)).toMatchObject({ state: 'warning', refunded: 1000 })
    expect(await subjects(client.email)).toEqual(['Votre banque nous a signalé un paiement de 10,00\u00a0€'])
  })

  test('that asks for nothing any more refunds nothing', async () => {
    const client = await addPayer()
    await bank.hear(bank.disputes.warn(stripe, client.reference, false), 'radar.early_fraud_warning.created')
    expect(await walletOf(client.browser)).toMatchObject({ balance: 2000 })
  })

  test('of a payment that is disputed already refunds nothing', async () => {
    const client = await addPayer()
    await bank.dispute(client.reference)
    await bank.hear(bank.disputes.warn(stripe, client.reference), 'radar.early_fraud_warning.created')
    expect(await walletOf(client.browser)).toMatchObject({ balance: 0, frozen: 2000 })
  })
})

describe('during a consultation', () => {
  test('the room ends at what remains: only what was counted is billed, and the rest is frozen', async () => {
    const pair = await addPair(site, { cents: 0 })
    const reference = await bank.pay(pair.client)
    const id = await openRoom(pair)
    await write(pair.psychic, id)
    await talk(site, pair, id, 120)
    await bank.dispute(reference)
    expect(await walletOf(pair.client)).toMatchObject({ balance: 0, frozen: 1500, reserved: 500 })
    await talk(site, pair, id, 60)
    expect(await receiptOf(pair, id)).toMatchObject({ total: 500 })
    expect(await walletOf(pair.client)).toMatchObject({ balance: 0, frozen: 1500, reserved: 0 })
  })

  test('the room goes on with credit of other payments, and with what a won dispute gives back', async () => {
    const pair = await addPair(site, { cents: 0 })
    const reference = await bank.pay(pair.client)
    await bank.pay(pair.client, 'credit-10')
    const id = await openRoom(pair)
    await write(pair.psychic, id)
    await talk(site, pair, id, 60)
    const dispute = await bank.dispute(reference)
    expect(await walletOf(pair.client)).toMatchObject({ frozen: 1750 })
    const secondsLeft = async () =>
      (await pair.client.get(`/api/consultations/${id}`)).body.consultation.meter.secondsLeft
    expect(await secondsLeft()).toBe(240)
    await bank.decide(dispute, 'won')
    expect(await secondsLeft()).toBe(240 + 420)
    await talk(site, pair, id, 300)
    await pair.client.post(`/api/consultations/${id}/end`)
    expect(await receiptOf(pair, id)).toMatchObject({ total: 1500 })
  })

  test('free time is not held back by a disputed payment', async () => {
    const pair = await addPair(site, { cents: 0, freeSeconds: 120 })
    const reference = await bank.pay(pair.client)
    const id = await openRoom(pair)
    await write(pair.psychic, id)
    await talk(site, pair, id, 30)
    await bank.dispute(reference)
    expect(await walletOf(pair.client)).toMatchObject({ frozen: 2000 })
    await talk(site, pair, id, 120)
    expect(await receiptOf(pair, id)).toMatchObject({ seconds: 120, freeSeconds: 120, total: 0 })
  })
})

describe('notices', () => {
  test('that are forged, or signed too long ago, are refused', async () => {
    const client = await addPayer()
    const dispute = bank.disputes.open(stripe, client.reference)
    const { body } = bank.disputes.notice(dispute, 'charge.dispute.created', site.now())
    const old = bank.disputes.notice(dispute, 'charge.dispute.created', new Date(site.now().getTime() - 301_000))
    const answers = [await bank.post(body, 't=1,v1=00'), await bank.post(old.body, old.signature)]
    expect(answers.map(({ body: { api } }) => api.error.code)).toEqual([104, 104])
    await bank.work()
    expect(await walletOf(client.browser)).toMatchObject({ balance: 2000, frozen: 0 })
  })

  test('about a payment that is not ours change nothing', async () => {
    const client = await addPayer()
    const dispute = bank.disputes.open(stripe, client.reference)
    await site.owner
      .updateTable('orders')
      .set({ provider_reference: 'elsewhere' })
      .where('provider_reference', '=', client.reference)
      .execute()
    await bank.hear(dispute)
    expect(await walletOf(client.browser)).toMatchObject({ balance: 2000, frozen: 0 })
  })

  test('that come before the payment’s own are tried again', async () => {
    const { browser } = await addClient(site)
    const { body } = await browser.post('/api/wallet/top-ups', { packId: 'credit-20' })
    const reference = body.topUp.url.split('/').at(-1)
    stripe.act(reference, 'pay')
    const dispute = bank.disputes.open(stripe, reference)
    await expect(bank.hear(dispute)).rejects.toThrow('not settled yet')
    await browser.post(`/api/wallet/top-ups/${reference}/confirmation`)
    await bank.hear(dispute)
    expect(await walletOf(browser)).toMatchObject({ balance: 0, frozen: 2000 })
  })

  test('that were lost are made up for at night', async () => {
    const client = await addPayer()
    const dispute = await bank.dispute(client.reference)
    bank.disputes.decide(dispute, 'won')
    await bank.run('read-unsettled-disputes')
    expect(await walletOf(client.browser)).toMatchObject({ balance: 2000, frozen: 0 })
  })
})

test('the client is told what is frozen and what became of it; the desk is told without a name', async () => {
  const admin = await addStaff(site, 'admin')
  const editor = await addStaff(site, 'editor')
  const client = await addPayer()
  const dispute = await bank.dispute(client.reference)
  await bank.hear(dispute)
  await bank.decide(dispute, 'lost')
  expect(await subjects(client.email)).toEqual([
    'Votre banque conteste un paiement de 20,00\u00a0€',
    'Votre banque a décidé pour votre paiement de 20,00\u00a0€',
  ])
  const [opened] = await mailsTo(site, client.email)
  expect(opened?.text).toContain('20,00\u00a0€ de crédit inutilisé')
  const told = await mailsTo(site, admin.email)
  expect(told.map(({ subject }) => subject)).toEqual([
    'Paiement contesté\u00a0: 20,00\u00a0€',
    'Contestation perdue\u00a0: 20,00\u00a0€',
  ])
  expect(told.map(({ text }) => text).join()).not.toContain('Camille')
  expect(await mailsTo(site, editor.email)).toEqual([])
})
