import { createHmac } from 'node:crypto'
import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'
import type { Tables } from './personal-data/kinds.ts'
import { type DataKey, type KeyRing, openKeyRing } from './platform/at-rest/key-ring.ts'
import type { MarkedRows } from './platform/at-rest/mark-again.ts'
import type { SealedRows, StoredSealed } from './platform/at-rest/seal-again.ts'
import { ContentVersion } from './platform/cache/content-version.ts'
import { connect, connectBoth, type Database } from './platform/database/connect.ts'
import { LOCK_TIMEOUT_MS } from './platform/database/contention.ts'
import { openHouseClock } from './platform/database/house-clock.ts'
import type { Work } from './platform/database/transaction.ts'
import { type Jobs, startJobs } from './platform/jobs/jobs.ts'
import { type Patience, type Reached, reach } from './platform/outside/reach.ts'
import { openRealtime, type Realtime } from './platform/realtime/realtime.ts'
import { openLastingKey } from './platform/secrets/lasting-key.ts'
import { Secrets } from './platform/secrets/secrets.ts'
import type { SessionHandle } from './platform/session/handle.ts'
import type { Scheme } from './platform/session/scheme.ts'
import { drandBeacon } from './providers/beacon/drand.ts'
import { type BeaconPort, beaconRules } from './providers/beacon/port.ts'
import { sandboxBeacon } from './providers/beacon/sandbox.ts'
import { type EmailPort, emailRules } from './providers/email/port.ts'
import { sandboxEmail } from './providers/email/sandbox.ts'
import { openSmtp } from './providers/email/smtp.ts'
import { type DisputePort, disputeRules } from './providers/payment/dispute-port.ts'
import { gatewayPayment } from './providers/payment/gateway.ts'
import type { PaymentPort, ReachedPayment } from './providers/payment/port.ts'
import { reachPayment } from './providers/payment/reach-payment.ts'
import { sandboxPayment } from './providers/payment/sandbox.ts'
import { type StatementPort, statementRules } from './providers/payment/statement-port.ts'
import { stripePayment } from './providers/payment/stripe.ts'
import { stripeDisputes } from './providers/payment/stripe-disputes.ts'
import { stripeStatement } from './providers/payment/stripe-statement.ts'
import { type PhonePort, phoneRules } from './providers/phone/port.ts'
import { openDemoPhone, type SandboxPhone } from './providers/phone/sandbox/demo.ts'
import { sandboxPhone } from './providers/phone/sandbox/sandbox.ts'
import { twilioPhone } from './providers/phone/twilio.ts'
import { hooksPremium } from './providers/premium/hooks.ts'
import { type PremiumPort, premiumRules } from './providers/premium/port.ts'
import { openDemoPremium, type SandboxPremium } from './providers/premium/sandbox/demo.ts'
import { sandboxPremium } from './providers/premium/sandbox/sandbox.ts'
import { type PushPort, pushRules } from './providers/push/port.ts'
import { sandboxPush } from './providers/push/sandbox.ts'
import { vapidPush } from './providers/push/vapid.ts'
import { type SmsPort, smsRules } from './providers/sms/port.ts'
import { openDemoTexter, type SandboxTexter, sandboxSms } from './providers/sms/sandbox.ts'
import { twilioSms } from './providers/sms/twilio.ts'
import { facebookLogin } from './providers/social/facebook.ts'
import { googleLogin } from './providers/social/google.ts'
import { type ProviderName, type SocialPort, socialRules } from './providers/social/port.ts'
import { sandboxSocial } from './providers/social/sandbox.ts'
import { type StorePort, storeRules } from './providers/store/port.ts'
import { postgresStore } from './providers/store/postgres.ts'
import { s3Store } from './providers/store/s3.ts'
import { configuredTurn } from './providers/turn/configured.ts'
import { embeddedTurn } from './providers/turn/embedded.ts'
import type { TurnPort } from './providers/turn/port.ts'
import type { VoicePort } from './providers/voice/port.ts'
import { threadVoice } from './providers/voice/threads.ts'
import { openSites, type Sites } from './sites/index.ts'
import type { Site } from './sites/site.ts'

/** The program's resources: created once, passed down, closed at the end. */
export interface App {
  readonly config: Config
  readonly secrets: Secrets
  /** Seals personal data in the database. */
  readonly keys: KeyRing
  readonly db: Database
  /** For the reads of pages: those that are made at once go to the database together. */
  readonly pagesDb: Database
  /** For beats and the sweep only: meters keep counting even if all other connections are taken. */
  readonly meterDb: Database
  readonly log: Logger
  readonly sites: Sites
  readonly email: Reached<EmailPort>
  /** The provider that takes payments. */
  readonly payment: ReachedPayment
  /** By name, including former providers, for refunds. */
  readonly payments: ReadonlyMap<string, ReachedPayment>
  /** What banks say of payments, at the providers that tell of it. */
  readonly disputes: ReadonlyMap<string, Reached<DisputePort>>
  /** Our balance and its movements, at the providers that list them. */
  readonly statements: ReadonlyMap<string, Reached<StatementPort>>
  readonly sms: Reached<SmsPort>
  /** Sends messages from the demonstration’s telephones to the sites; null where real ones do. */
  readonly texter: SandboxTexter | null
  /** Keeps pictures and voice notes, sealed. */
  readonly store: Reached<StorePort>
  /** The relay for the voice of web calls. */
  readonly turn: TurnPort
  /** Speaks in the calls of automata. */
  readonly voice: VoicePort
  /** null if nobody can be consulted by telephone. */
  readonly phone: Reached<PhonePort> | null
  /** The demonstration's telephone company; null with a real one. */
  readonly carrier: SandboxPhone['carrier'] | null
  /** The operator of premium-rate numbers; null if there is none. */
  readonly premium: Reached<PremiumPort> | null
  /** The demonstration's operator; null with a real one. */
  readonly operator: SandboxPremium['operator'] | null
  /** null if the site sends no notifications to browsers. */
  readonly push: Reached<PushPort> | null
  /** The public randomness of lotteries. */
  readonly beacon: Reached<BeaconPort>
  readonly social: Readonly<Record<ProviderName, Reached<SocialPort>>>
  readonly jobs: Jobs
  readonly realtime: Realtime
  readonly content: ContentVersion
  readonly declared: Declared
  now(): Date
  /** The clock of rooms: monotonic, whatever happens to the clock of any machine. */
  house(): Date
  /** Replaces an address, a number or a person where it must not be stored; the same after secrets were replaced. */
  digest(text: string): Buffer
  close(): Promise<void>
}

export interface Person {
  id: number
  siteId: number
  role: 'client' | 'psychic' | 'editor' | 'moderator' | 'support' | 'admin'
  firstName: string
  email: string | null
  emailProved: boolean
  gender: 'male' | 'female' | 'unknown'
  /** YYYY-MM-DD */
  birthDate: string | null
  /** 1 couple, 2 single, 3 complicated; null if not given. */
  relationshipStatus: 1 | 2 | 3 | null
  canDevelop: boolean
  /** When the account is to be erased; null if it stays. */
  leavesAt: Date | null
  /** The psychic whose workspace this person uses. */
  psychicId: number | null
}

/** The partner whose program signed a request. */
export interface PartnerCaller {
  id: number
  /** The `partner_id` of its links. */
  code: string
  name: string
}

/** A version of content previewed before it is published. */
export interface Preview {
  id: number
  siteId: number
  kind: string
  address: string
  data: unknown
}

export type SearchKind = 'psychic' | 'article' | 'term' | 'question' | 'game' | 'page'

/** A text of a site, as search finds it. */
export interface SearchDocument {
  path: string
  kind: SearchKind
  title: string
  plainTitle: string
  summary: string
  body: string
  digest: string
}

/** What a check found, on the visit's site. */
export interface Finding {
  /** Whether the promise is kept; null if it can't be told. */
  kept: boolean | null
  /** Figures and facts, by what they are. */
  evidence: Readonly<Record<string, number | string>>
  /** Where it is not kept, by references such as "client:12"; no name, address or number of a person. */
  found: readonly string[]
}

/** Looks whether something that the law asks or the house promises is so. */
export interface ComplianceCheck {
  id: string
  look(visit: Visit): Promise<Finding>
}

/** What every page asks first about its reader, read together with their session. Generous but for the credit. */
export interface Brief {
  /** Integer cents free to spend; null for people without a wallet. */
  balance: number | null
  hasEmail: boolean
  /** Whether they may have a room or a request. */
  hasOpen: boolean
  /** Whether they may wait for somebody. */
  hasTickets: boolean
  /** Whether they may have an appointment about now. */
  hasAppointment: boolean
  /** Whether they may keep a psychic or a game. */
  hasFavorites: boolean
}

/** One request, socket frame or job, as use cases see it. */
export interface Visit extends Work {
  readonly app: App
  readonly site: Site
  readonly user: Person | null
  readonly session: SessionHandle
  readonly address: string
  readonly userAgent: string
  readonly requestId: string
  readonly preview?: Preview | null
  /** Of whoever reads a page; without it, each page reads what it needs. */
  readonly brief?: Brief | null
  /** The path of the page that is asked for; null for calls, sockets and jobs. */
  readonly path?: string | null
  /** What the visitor chose against their device's preference. */
  readonly scheme?: Scheme | null
  /** The partner that signed the request; then no person is signed in. */
  readonly partner?: PartnerCaller | null
  now(): Date
}

/** What the features declare, together; handed in, so that no feature imports those on floors above. */
export interface Declared {
  /** Everything on the visit's site that search finds. */
  documents(visit: Visit): Promise<SearchDocument[]>
  tables: Tables
  checks: readonly ComplianceCheck[]
  /** Everything stored sealed for longer than its key may live; `secrets` may have sealed older rows. */
  sealed(secrets: Secrets): readonly SealedRows<StoredSealed>[]
  marked: readonly MarkedRows<{ id: number }>[]
}

export interface AppParts {
  databaseUrl: string
  /** For what listens, if a pooler is between; by default the same. */
  directUrl?: string
  /** Whether statements stay prepared on the connections. */
  keepsNames?: boolean
  /** The newest first. */
  secrets: readonly [string, ...string[]]
  /** The newest first. */
  dataKeys: readonly [DataKey, ...DataKey[]]
  port: number
  poolSize?: number
  now?: () => Date
  jobs?: Jobs
  email?: EmailPort
  payment?: PaymentPort
  sms?: SmsPort
  /** The demonstration's telephone, if another than its own. */
  sandboxPhone?: SandboxPhone
  /** The demonstration's operator of premium-rate numbers, if another than its own. */
  sandboxPremium?: SandboxPremium
  push?: PushPort
  beacon?: BeaconPort
  social?: Partial<Record<ProviderName, SocialPort>>
  patience?: Partial<Patience>
  declared: Declared
  /** Where the log is written; by default the standard output. */
  logTo?: DestinationStream
}

/** How many rooms a node ends at once: what a commit waits for the disk, others use. Idle ones are given back. */
export const SWEEP_CONNECTIONS = 6
/** Beside them one for the beats of all rooms, and one for the sweep's looks and the clock. */
const METER_CONNECTIONS = SWEEP_CONNECTIONS + 2

/** The demonstration uses a stand-in if no real application is configured. */
function paymentOf({ stripe, gateway }: Config): PaymentPort {
  if (stripe) return stripePayment(stripe)
  return gateway ? gatewayPayment(gateway) : sandboxPayment
}

type SandboxCompany = 'sandbox-phone' | 'sandbox-premium' | 'sandbox-sms'
const tokenOf = (secrets: Secrets, of: SandboxCompany): string => secrets.keys(of)[0].toString('base64url')

const phoneOf = ({ phone }: Config): PhonePort | null =>
  phone === null || phone === 'sandbox' ? null : twilioPhone(phone)

const pushOf = ({ push }: Config, db: Database, secrets: Secrets): PushPort | null =>
  push === 'sandbox' ? sandboxPush(db, secrets.keys('sandbox-push')[0]) : push && vapidPush(push)

function makeSocialPort(name: ProviderName, config: Config, db: Database, now: () => Date): SocialPort {
  const { google, facebook } = config.social
  const isNamed = Object.keys(config.social[name].clients).length > 0
  if (config.mode === 'demo' && !isNamed) return sandboxSocial(name, db, now)
  return name === 'google' ? googleLogin(google) : facebookLogin(facebook)
}

export async function createApp(config: Config, parts: AppParts): Promise<App> {
  const logged = { level: config.logLevel, base: null, redact: ['req.headers', 'password', 'code', 'email'] }
  const log = parts.logTo ? pino(logged, parts.logTo) : pino(logged)
  const onLost = (error: Error) => log.warn({ err: error.message }, 'database connection lost')
  const connection = { lockTimeoutMs: LOCK_TIMEOUT_MS, keepsNames: parts.keepsNames, onLost }
  const { db, pages: pagesDb } = connectBoth(parts.databaseUrl, { max: parts.poolSize ?? 10, ...connection })
  const meterDb = connect(parts.databaseUrl, { max: METER_CONNECTIONS, ...connection })
  const clock = parts.now
    ? { now: parts.now, house: parts.now, stop: async () => {} }
    : await openHouseClock(meterDb, log)
  const jobs = parts.jobs ?? (await startJobs(parts.databaseUrl, log, config.services.worker))
  // Several programs may share a configured database; the embedded one has only this program.
  const clusterUrl = config.realtime ?? (config.database ? (parts.directUrl ?? parts.databaseUrl) : null)
  const realtime = openRealtime({ pingIntervalMs: config.pingIntervalMs, clusterUrl, log })
  const outside = { log, patience: parts.patience }
  const smtp = config.smtp && openSmtp({ ...config.smtp, dkim: config.mailing.dkim })
  const payment = reachPayment(parts.payment ?? paymentOf(config), outside)
  const disputes = config.stripe ? [reach('disputes', stripeDisputes(config.stripe), disputeRules, outside)] : []
  const statements = config.stripe ? [reach('statement', stripeStatement(config.stripe), statementRules, outside)] : []
  const earlier = config.mode === 'demo' ? [reachPayment(sandboxPayment, outside)] : []
  const socialPort = (name: ProviderName) => parts.social?.[name] ?? makeSocialPort(name, config, db, clock.now)
  const secrets = new Secrets(parts.secrets)
  const keys = openKeyRing(parts.dataKeys)
  const turn = config.turn ? configuredTurn(config.turn) : embeddedTurn()
  const voice = threadVoice(log)
  const handsets =
    config.phone === 'sandbox'
      ? (parts.sandboxPhone ?? openDemoPhone(tokenOf(secrets, 'sandbox-phone'), parts.port))
      : null
  const phone = handsets ? sandboxPhone(handsets) : phoneOf(config)
  const sites = openSites(config, parts.port)
  const callers =
    config.premium && !config.premium.operator
      ? (parts.sandboxPremium ??
        openDemoPremium(tokenOf(secrets, 'sandbox-premium'), {
          port: parts.port,
          host: new URL(sites[0].canonical).host,
        }))
      : null
  const premium = callers ? sandboxPremium(callers) : config.premium?.operator && hooksPremium(config.premium.operator)
  const push = parts.push ?? pushOf(config, db, secrets)
  const beacon =
    parts.beacon ??
    (config.beacon === 'drand' ? drandBeacon() : sandboxBeacon(secrets.keys('sandbox-beacon')[0], clock.now))
  const digests = await openLastingKey(db, keys, 'digests', secrets.first)
  return {
    config,
    secrets,
    keys,
    db,
    pagesDb,
    meterDb,
    log,
    sites,
    email: reach('email', parts.email ?? smtp?.port ?? sandboxEmail(db), emailRules, outside),
    payment,
    payments: new Map([...earlier, payment].map((port) => [port.name, port])),
    statements: new Map(statements.map((port) => [port.name, port])),
    disputes: new Map(disputes.map((port) => [port.name, port])),
    sms: reach(
      'sms',
      parts.sms ?? (config.twilio ? twilioSms(config.twilio) : sandboxSms(db, tokenOf(secrets, 'sandbox-sms'))),
      smsRules,
      outside,
    ),
    texter: config.twilio ? null : openDemoTexter(tokenOf(secrets, 'sandbox-sms'), parts.port),
    store: reach('store', config.store ? s3Store(config.store) : postgresStore(db), storeRules, outside),
    turn,
    voice,
    phone: phone && reach('phone', phone, phoneRules, outside),
    carrier: handsets?.carrier ?? null,
    premium: premium ? reach('premium', premium, premiumRules, outside) : null,
    operator: callers?.operator ?? null,
    beacon: reach('beacon', beacon, beaconRules, outside),
    push: push && reach('push', push, pushRules, outside),
    social: {
      facebook: reach('facebook', socialPort('facebook'), socialRules, outside),
      google: reach('google', socialPort('google'), socialRules, outside),
    },
    jobs,
    realtime,
    content: new ContentVersion(db, log),
    declared: parts.declared,
    now: clock.now,
    house: clock.house,
    digest: (text) => createHmac('sha256', digests).update(text).digest(),
    async close() {
      await clock.stop()
      await jobs.stop()
      await voice.close()
      smtp?.close()
      await turn.close()
      await realtime.close()
      await Promise.all([db.destroy(), meterDb.destroy()])
    },
  }
}
