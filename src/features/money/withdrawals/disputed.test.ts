import { expect, test } from 'vitest'
import { useDisputedPayments, walletOf } from '../../../../test/disputed-payments.ts'
import { sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import * as withdrawal from './withdrawal.page.tsx'

const bank = await useDisputedPayments()
const { site, stripe } = bank

test('4421: a withdrawal waits while the bank disputes its payment, then goes to the card that paid', async () => {
  const client = await addClient(site, { email: 'retracte@example.test' })
  const reference = await bank.pay(client.browser)
  const { id: order } = await site.owner
    .selectFrom('orders')
    .select('id')
    .where('provider_reference', '=', reference)
    .executeTakeFirstOrThrow()
  await sendForm(site, withdrawal.action, '/retractation', { contrat: `commande-${order}` }, client.browser)
  const { id } = await site.owner.selectFrom('contract_withdrawals').select('id').executeTakeFirstOrThrow()
  const dispute = await bank.dispute(reference)
  const { browser } = await addStaff(site, 'support')
  const refund = async () =>
    (await browser.post(`/api/admin/withdrawals/${id}/refund`, { order, amount: 2000, reason: 'Voici.' })).body
  expect((await browser.get(`/api/admin/withdrawals/${id}`)).body.row.order).toMatchObject({ owed: 0, disputed: true })
  expect((await refund()).api.error.code).toBe(4421)
  await bank.decide(dispute, 'won')
  expect(await refund()).toMatchObject({ settled: true })
  await bank.work()
  expect(stripe.sessionOf(reference).payment?.refunded).toBe(2000)
  expect(await walletOf(client.browser)).toMatchObject({ balance: 0, frozen: 0 })
  const letter = (await mailsTo(site, 'retracte@example.test')).at(-1)
  expect(letter?.text).toContain(`l’achat n°\u00a0${order}`)
  expect(letter?.text).toContain('/wallet/remboursement')
})
