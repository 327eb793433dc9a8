import { createServer } from 'node:https'
import type { StripeServer } from '../../test/stripe-server.ts'

interface Bank {
  port: number
  certificate: { key: string; cert: string }
  stripe: StripeServer
  /** The address of the site, which notices are sent to. */
  site: string
}

/** A hosted payment page with one button, which pays, notifies the site twice and sends the client back. */
export async function openPaymentPage({ port, certificate, stripe, site }: Bank): Promise<{ close(): Promise<void> }> {
  const server = createServer(certificate, async (request, response) => {
    if (request.method !== 'POST') {
      const html =
        '<!doctype html><title>Banque</title><link rel="icon" href="data:,"><form method="post"><button>Payer'
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    }
    const reference = request.url?.slice(1) ?? ''
    stripe.act(reference, 'pay')
    const { body, signature } = stripe.notice(reference)
    for (let turn = 0; turn < 2; turn += 1) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      await fetch(`${site}/api/payments/notices/stripe`, { method: 'POST', headers, body })
    }
    response.writeHead(303, { location: stripe.sessionOf(reference).success_url }).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
