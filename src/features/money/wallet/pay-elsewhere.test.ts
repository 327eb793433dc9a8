import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { sendForm } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { sandboxPayment } from '../../../providers/payment/sandbox.ts'
import { contextOf } from '../../../visit-context.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { findPerson } from '../../house/session/person.server.ts'
import { action } from './wallet.page.tsx'

const PAY = 'https://bank.example/pay'
const payment = { ...sandboxPayment, name: 'bank', open: async () => ({ url: PAY, checkout: null }) }
const site = useTestApp({}, { payment })
const fields = { packId: 'credit-10', returnTo: '/wallet', key: 'a-form' }

test('with scripts the router leads to the provider’s page', async () => {
  const { browser } = await addClient(site)
  expect(await sendForm(site, action, '/wallet.data', fields, browser)).toMatchObject({ status: 303, location: PAY })
})

test('without scripts no form is redirected there, as form-action forbids it: the answer is a page that leads on', async () => {
  const { id } = await addClient(site)
  const person = await findPerson(site.app.db, site.app.keys, id)
  const context = contextOf(systemVisit(site.app, site.app.sites[0], person), '', new RouterContextProvider())
  const request = new Request('http://localhost:3000/wallet', { method: 'POST', body: new URLSearchParams(fields) })
  expect(await action({ request, context } as never)).toMatchObject({
    data: { payAt: PAY },
    init: { headers: { Refresh: `0; url=${PAY}` } },
  })
})
