import { createServer } from 'node:https'
import type { App } from '../../src/app.ts'
import { systemVisit } from '../../src/features/house/session/open-visit.server.ts'
import { settleOrder } from '../../src/features/money/wallet/settle-order.server.ts'

interface Bank {
  port: number
  certificate: { key: string; cert: string }
  /** Where its notices arrive: any node of the site. */
  app: App
  /** Where the client is redirected after paying. */
  back: string
}

/** A provider's page with one button, which notifies the site of the payment before it redirects the client back. */
export async function openPaymentPage({ port, certificate, app, back }: Bank): Promise<{ close(): Promise<void> }> {
  const server = createServer(certificate, async (request, response) => {
    if (request.method !== 'POST') {
      const html =
        '<!doctype html><title>Banque</title><link rel="icon" href="data:,"><form method="post"><button>Payer'
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    }
    const reference = request.url!.slice(1)
    await settleOrder(systemVisit(app, app.sites[0]), { provider: 'double', reference, outcome: 'paid' })
    response.writeHead(303, { location: back }).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
