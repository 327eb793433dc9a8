import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

const shop = '12345678'
const password = 'testpassword_double'
/** The key that signs the forms and notices of the shop at the double. */
export const bankKey = 'KeyOfTheDouble'

/** The settings of a site whose payments are taken at a double of a bank. */
export const bankSettings = ({ address }: Pick<BankServer, 'address'>) => ({
  PAYMENT_PROVIDER: 'gateway',
  GATEWAY_PAGE_URL: `${address}/vads-payment/`,
  GATEWAY_SERVICE_URL: `${address}/api-payment`,
  GATEWAY_SHOP: shop,
  GATEWAY_KEYS: `${bankKey},AnOlderKey`,
  GATEWAY_PASSWORD: password,
})

interface Transaction {
  uuid: string
  order: string
  operationType: 'DEBIT' | 'CREDIT'
  status: 'PAID' | 'RUNNING' | 'UNPAID'
  detailedStatus: string
  amount: number
  currency: string
  creationDate: string
  authenticated: 'SUCCESS' | 'ATTEMPT' | null
  authorizationResult: string
}

/** What the client does on the page. */
export type Deed = 'pay' | 'decline' | 'block' | 'leave' | { pays: number; currency: string }

type Form = Readonly<Record<string, string>>

export interface BankServer {
  address: string
  transactions: readonly Transaction[]
  /** The calls and forms that were not as the bank wants them; a test expects none. */
  faults: readonly string[]
  /** What a client's browser posts to the page, and what they do there. Returns where the page leads back to. */
  post(form: Form, deed: Deed): string
  /** A signed notice about the last try of an order, as the bank posts it. */
  notice(reference: string, key?: string): string
  /** The bank collects what was authorised, as it does each night. */
  collect(): void
  /** The next calls that change something are carried out, and then cut before the answer. */
  cutAfter(calls: number): void
  close(): Promise<void>
}

/** As the bank's manual says, in words of its own: sorted values and the key, joined by "+". */
function signed(fields: Form, key: string): string {
  const names = Object.keys(fields).filter((name) => name.startsWith('vads_'))
  const text = names.sort().reduce((sum, name) => `${sum}${fields[name]}+`, '')
  return createHmac('sha256', key)
    .update(text + key, 'utf8')
    .digest('base64')
}

const needed = ['vads_site_id', 'vads_ctx_mode', 'vads_amount', 'vads_order_id', 'vads_trans_id', 'vads_trans_date']

/** A stateful double of the page and service of Lyra, which checks what it is sent. */
export async function startBankServer(): Promise<BankServer> {
  const transactions: Transaction[] = []
  const numbers = new Map<string, string>()
  const faults: string[] = []
  let cuts = 0

  const of = (order: string) => transactions.filter((one) => one.order === order)
  const add = (one: Pick<Transaction, 'order' | 'operationType' | 'status' | 'detailedStatus' | 'amount'>) => {
    const common = { currency: 'EUR', authenticated: null, authorizationResult: '0' }
    const made = { uuid: randomBytes(16).toString('hex'), creationDate: new Date().toISOString(), ...common, ...one }
    transactions.push(made)
    return made
  }

  function checkForm(form: Form): void {
    const { signature, ...rest } = form
    if (signature !== signed(rest, bankKey)) faults.push('a form is not signed')
    for (const name of needed) if (!form[name]) faults.push(`${name} is missing`)
    if (form.vads_site_id !== shop || form.vads_ctx_mode !== 'TEST') faults.push('a form is of another shop')
    if (!/^[0-9a-z]{6}$/.test(form.vads_trans_id ?? '')) faults.push('vads_trans_id has six characters')
    if (!/^\d{14}$/.test(form.vads_trans_date ?? '')) faults.push('vads_trans_date is YYYYMMDDHHMMSS')
    if (!/^[\w-]{1,64}$/.test(form.vads_order_id ?? '')) faults.push('vads_order_id has other characters')
  }

  function post(form: Form, deed: Deed): string {
    checkForm(form)
    const { vads_order_id: order = '', vads_url_cancel: left = '', vads_url_return: back = '' } = form
    if (deed === 'leave') return left
    const number = `${form.vads_trans_date?.slice(0, 8)} ${form.vads_trans_id}`
    // A number that was paid once is refused on the same day.
    if (numbers.has(number)) return back
    const own = typeof deed === 'object' ? { amount: deed.pays, currency: deed.currency } : {}
    const isPaid = deed === 'pay' || typeof deed === 'object'
    if (isPaid) numbers.set(number, order)
    const status = isPaid
      ? { status: 'PAID' as const, detailedStatus: 'AUTHORISED' }
      : { status: 'UNPAID' as const, detailedStatus: 'REFUSED' }
    const made = add({ order, operationType: 'DEBIT', amount: Number(form.vads_amount), ...status })
    const asked = form.vads_threeds_mpi === '3' ? 'SUCCESS' : null
    Object.assign(made, { authenticated: asked, authorizationResult: deed === 'block' ? '43' : '0', ...own })
    return back
  }

  function refund(asked: { uuid: string; amount: number; currency: string; resolutionMode: string }): object | string {
    const paid = transactions.find(({ uuid }) => uuid === asked.uuid)
    if (!paid) return 'PSP_010'
    if (asked.currency !== paid.currency) faults.push('a refund in another currency')
    if (paid.detailedStatus === 'AUTHORISED') {
      if (asked.resolutionMode !== 'AUTO') return 'PSP_100'
      Object.assign(paid, { status: 'UNPAID', detailedStatus: 'CANCELLED' })
      return shown(paid)
    }
    const gone = of(paid.order).filter(({ operationType }) => operationType === 'CREDIT')
    if (gone.reduce((sum, { amount }) => sum + amount, 0) + asked.amount > paid.amount) return 'PSP_100'
    const { order } = paid
    return shown(
      add({ order, operationType: 'CREDIT', status: 'PAID', detailedStatus: 'AUTHORISED', amount: asked.amount }),
    )
  }

  function answer(path: string, body: never): object | string {
    if (path.endsWith('/V4/Transaction/CancelOrRefund')) return refund(body)
    const { orderId } = body as { orderId: string }
    return of(orderId).length > 0 ? { orderId, transactions: of(orderId).map(shown) } : 'PSP_010'
  }

  /** The page: a form of a shop shows it, and its own button pays or leaves. */
  function showPage(form: Form, response: ServerResponse): void {
    const { deed, ...given } = form
    if (deed) return void response.writeHead(303, { location: post(given, deed as Deed) }).end()
    const fields = Object.entries(given).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    const buttons = '<button name="deed" value="pay">Payer</button><button name="deed" value="leave">Annuler</button>'
    const html = `<!doctype html><title>Banque</title><link rel="icon" href="data:,"><form method="post">${fields.join('')}${buttons}`
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    const sent = await text(request)
    if (path === '/vads-payment/') return showPage(Object.fromEntries(new URLSearchParams(sent)), response)
    const body = JSON.parse(sent) as never
    const expected = `Basic ${Buffer.from(`${shop}:${password}`).toString('base64')}`
    if (request.headers.authorization !== expected) faults.push(`${path} without the password`)
    const found = answer(path, body)
    if (cuts > 0 && path.endsWith('Refund')) {
      cuts -= 1
      return void request.socket.destroy()
    }
    response.setHeader('content-type', 'application/json')
    const failed = { status: 'ERROR', answer: { errorCode: found, errorMessage: 'not found' } }
    response.end(JSON.stringify(typeof found === 'string' ? failed : { status: 'SUCCESS', answer: found }))
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    address: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    transactions,
    faults,
    post,
    notice(reference, key = bankKey) {
      const last = of(reference).at(-1)
      const fields = {
        vads_order_id: reference,
        vads_trans_uuid: last?.uuid ?? '',
        vads_trans_status: last?.detailedStatus ?? 'ABANDONED',
        vads_hash: randomBytes(32).toString('hex'),
      }
      return new URLSearchParams({ ...fields, signature: signed(fields, key) }).toString()
    },
    collect() {
      for (const one of transactions) if (one.detailedStatus === 'AUTHORISED') one.detailedStatus = 'CAPTURED'
    },
    cutAfter(calls) {
      cuts = calls
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function shown({ order: _, authenticated, authorizationResult, ...transaction }: Transaction): object {
  const cardDetails = {
    authorizationResponse: { authorizationResult },
    authenticationResponse: authenticated && { value: { status: authenticated } },
  }
  return { ...transaction, transactionDetails: { cardDetails, fraudManagement: { riskControl: [] } } }
}
