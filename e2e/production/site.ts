import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { startEmbeddedDatabase } from '../../src/platform/database/embedded/start.ts'
import { selfSigned } from '../../test/certificate.ts'
import { type MailServer, openMail, startMailServer } from '../../test/mail-server.ts'
import { productionSettings } from '../../test/production.ts'
import { freePort, runProgram } from '../../test/program.ts'
import { type StripeServer, startStripeServer } from '../../test/stripe-server.ts'
import { openPaymentPage } from './payment-page.ts'
import { openTlsProxy, type Proxied } from './tls-proxy.ts'

export interface RealSite {
  /** The site's address, as visitors reach it. */
  address: string
  /** The program's own address, behind the proxy. */
  inside: string
  /** As the program reaches the database. */
  databaseUrl: string
  mails: MailServer
  stripe: StripeServer
  /** The code of the last e-mail to an address; empty if there was none. */
  codeFor(address: string): string
  stop(): Promise<void>
}

interface Surroundings {
  /** A data folder of the demonstration, removed at the end. */
  dataDir: string
  openProxy?: (proxied: Proxied) => Promise<{ close(): Promise<void> }>
}

/**
 * The built program as a production site behind a TLS proxy, with real e-mail, and payments at a double of Stripe
 * unless other settings are given.
 */
export async function startRealSite(
  others: Readonly<Record<string, string>>,
  { dataDir, openProxy = openTlsProxy }: Surroundings,
): Promise<RealSite> {
  const database = await startEmbeddedDatabase({ dataDir })
  const secret = async (name: string) => readFile(join(dataDir, name), 'utf8')
  const [outside, inside, bank] = [await freePort(), await freePort(), await freePort()]
  const certificate = await selfSigned(['localhost', '*.localhost'])
  // This process trusts the certificate permanently; browsers are told to accept it.
  setDefaultCACertificates([...getCACertificates(), certificate.cert])
  const address = `https://localhost:${outside}`
  const mails = await startMailServer()
  const stripe = await startStripeServer(`https://localhost:${bank}`)
  const settings = {
    ...productionSettings,
    DATA_DIR: dataDir,
    DATABASE_URL: database.applicationUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    SESSION_SECRET: await secret('secret'),
    DATA_KEYS: `demo:${await secret('data-key')}`,
    CANONICAL_99: address,
    CANONICAL_100: `https://second.localhost:${outside}`,
    CANONICAL_342: `https://affiliation.localhost:${outside}`,
    SMTP_URL: mails.url,
    STRIPE_API_BASE: stripe.address,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    ...others,
  }
  const proxy = await openProxy({ port: outside, to: inside, certificate })
  const program = runProgram(inside, settings)
  await program.ready()
  const payments = await openPaymentPage({ port: bank, certificate, stripe, site: address })
  return {
    address,
    inside: program.address,
    databaseUrl: database.applicationUrl,
    mails,
    stripe,
    codeFor(recipient) {
      const last = mails.taken.findLast(({ to }) => to.includes(recipient))
      return last ? (/\b\d{6}\b/.exec(openMail(last.raw).text)?.[0] ?? '') : ''
    },
    async stop() {
      await payments.close()
      await stripe.close()
      await proxy.close()
      await program.stop()
      await mails.close()
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
