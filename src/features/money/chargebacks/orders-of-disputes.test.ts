import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useDisputedPayments, walletOf } from '../../../../test/disputed-payments.ts'
import { addClient } from '../../../../test/people.ts'

const RUNS = Number(process.env.NOTICE_RUNS ?? 25)
const SEED = Number(process.env.NOTICE_SEED ?? 20_261_123)

const bank = await useDisputedPayments()
const { site, stripe, disputes } = bank

const types = ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated']
const ends = ['won', 'lost'] as const
/** What may happen until a bank has decided, in any order and any number of times. */
const step = fc.record({
  deed: fc.constantFrom('notice', 'double', 'work', 'night', 'decide'),
  which: fc.nat(1),
  type: fc.constantFrom(...types),
})
const runs = fc.record({
  ends: fc.tuple(fc.constantFrom(...ends), fc.constantFrom(...ends)),
  steps: fc.array(step, { minLength: 3, maxLength: 14 }),
})

test(`${RUNS} random orders of notices of two disputes, with repetitions: what banks decided is all that counts`, async () => {
  for (const given of fc.sample(runs, { numRuns: RUNS, seed: SEED })) {
    const { browser } = await addClient(site)
    const references = [await bank.pay(browser, 'credit-10'), await bank.pay(browser, 'credit-20')]
    const before = await bank.accounts()
    const open = references.map((reference) => disputes.open(stripe, reference))
    const sent: { body: string; signature: string }[] = []
    for (const { deed, which, type } of given.steps) {
      const dispute = open[which] ?? ''
      if (deed === 'notice') sent.push(disputes.notice(dispute, `charge.dispute.${type}`, site.now()))
      const last = sent.at(which === 0 ? -1 : 0)
      if ((deed === 'notice' || deed === 'double') && last) await bank.post(last.body, last.signature)
      if (deed === 'work') await bank.work()
      if (deed === 'night') await bank.run('read-unsettled-disputes')
      if (deed === 'decide') disputes.decide(dispute, given.ends[which] ?? 'won')
    }
    for (const [place, dispute] of open.entries()) {
      disputes.decide(dispute, given.ends[place] ?? 'won')
      const { body, signature } = disputes.notice(dispute, 'charge.dispute.closed', site.now())
      await Promise.all([bank.post(body, signature), bank.post(body, signature)])
    }
    await bank.work()
    const kept = [1000, 2000].filter((_, place) => given.ends[place] === 'won').reduce((sum, part) => sum + part, 0)
    expect(await walletOf(browser), JSON.stringify(given)).toMatchObject({ balance: kept, frozen: 0 })
    expect(await bank.accounts()).toEqual(before)
    for (const reference of references) stripe.forget(reference)
  }
  await bank.laws()
}, 3_600_000)
