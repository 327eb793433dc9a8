import { createServer } from 'node:https'
import { text } from 'node:stream/consumers'
import type { StripeServer } from '../../test/stripe-server.ts'

interface Bank {
  port: number
  certificate: { key: string; cert: string }
  stripe: StripeServer
  /** The address of the site, which notices are sent to. */
  site: string
}

const HEAD = '<!doctype html><title>Banque</title><link rel="icon" href="data:,"><form method="post">'
const SAVE = '<label><input type="checkbox" name="save"> Enregistrer ma carte</label>'

/**
 * A hosted payment page, which may save the card, and the page of a bank that asks about a saved one. Both notify the
 * site twice and send the client back.
 */
export async function openPaymentPage({ port, certificate, stripe, site }: Bank): Promise<{ close(): Promise<void> }> {
  async function notify(reference: string, type: string): Promise<void> {
    const { body, signature } = stripe.notice(reference, type)
    for (let turn = 0; turn < 2; turn += 1) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      await fetch(`${site}/api/payments/notices/stripe`, { method: 'POST', headers, body })
    }
  }

  /** Does what the client chose, and returns where they come back to. */
  async function settle(reference: string, isOfBank: boolean, form: URLSearchParams): Promise<string> {
    if (!isOfBank) {
      stripe.act(reference, form.has('save') ? 'save' : 'pay')
      await notify(reference, 'checkout.session.completed')
      return stripe.sessionOf(reference).success_url
    }
    stripe.desk.answerBank(reference, !form.has('refuse'))
    await notify(reference, form.has('refuse') ? 'payment_intent.payment_failed' : 'payment_intent.succeeded')
    return stripe.desk.chargeOf(reference).returnTo
  }

  const server = createServer(certificate, async (request, response) => {
    const [, bank = '', reference = ''] = /^\/(banque\/)?([\w-]+)/.exec(request.url ?? '') ?? []
    if (request.method === 'POST') {
      const location = await settle(reference, bank !== '', new URLSearchParams(await text(request)))
      return void response.writeHead(303, { location }).end()
    }
    const mayRefuse = bank ? '<button name="refuse">Refuser</button>' : ''
    const maySave = !bank && stripe.sessionOf(reference).saveFor ? SAVE : ''
    const html = `${HEAD}${maySave}<button>${bank ? 'Confirmer' : 'Payer'}</button>${mayRefuse}`
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
