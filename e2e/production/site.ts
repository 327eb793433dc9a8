import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { declared } from '../../src/declared.ts'
import { startEmbeddedDatabase } from '../../src/platform/database/embedded/start.ts'
import { selfSigned } from '../../test/certificate.ts'
import { type MailServer, openMail, startMailServer } from '../../test/mail-server.ts'
import { productionSettings } from '../../test/production.ts'
import { freePort, runProgram } from '../../test/program.ts'
import { recordedJobs } from '../../test/recorded-jobs.ts'
import { copyOfDemo } from '../site.ts'
import { openPaymentPage } from './payment-page.ts'
import { openTlsProxy } from './tls-proxy.ts'

export interface RealSite {
  /** The site's address, as visitors reach it. */
  address: string
  mails: MailServer
  /** The code of the last e-mail to an address; empty if there was none. */
  codeFor(address: string): string
  stop(): Promise<void>
}

/** The built program as a production site behind a TLS proxy, with real e-mail and an external payment page. */
export async function startRealSite(): Promise<RealSite> {
  const dataDir = await copyOfDemo()
  const database = await startEmbeddedDatabase({ dataDir })
  const secret = async (name: string) => readFile(join(dataDir, name), 'utf8')
  const [outside, inside, bank] = [await freePort(), await freePort(), await freePort()]
  const certificate = await selfSigned(['localhost', '*.localhost'])
  // This process trusts the certificate permanently; browsers are told to accept it.
  setDefaultCACertificates([...getCACertificates(), certificate.cert])
  const address = `https://localhost:${outside}`
  const mails = await startMailServer()
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
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
  }
  const page = { PAYMENT_PAGE: `https://localhost:${bank}` }
  const proxy = await openTlsProxy({ port: outside, to: inside, certificate })
  const program = runProgram(inside, { ...settings, ...page }, [], 'e2e/production/program.ts')
  await program.ready()
  const payment = { name: 'double', open: async () => address, refund: async () => 'none' }
  const config = readConfig(settings, { payment })
  const node = await createApp(config, {
    declared,
    databaseUrl: database.applicationUrl,
    secrets: config.sessionSecrets!,
    dataKeys: config.dataKeys!,
    port: inside,
    poolSize: 2,
    jobs: recordedJobs(),
    payment,
  })
  const back = `${address}/wallet?paiement=accepte`
  const payments = await openPaymentPage({ port: bank, certificate, app: node, back })
  return {
    address,
    mails,
    codeFor(recipient) {
      const last = mails.taken.findLast(({ to }) => to.includes(recipient))
      return last ? (/\b\d{6}\b/.exec(openMail(last.raw).text)?.[0] ?? '') : ''
    },
    async stop() {
      await payments.close()
      await node.close()
      await proxy.close()
      await program.stop()
      await mails.close()
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
