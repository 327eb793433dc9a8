import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type BackupConfig, backupConfig, backupFaults, backupVariables } from './config/backup.ts'
import { beaconConfig, beaconFaults, beaconVariables } from './config/beacon.ts'
import { type DatabaseConfig, databaseConfig, databaseFaults, databaseVariables } from './config/database.ts'
import { demoFaults, productionFaults } from './config/faults.ts'
import { type GatewayConfig, gatewayConfig, gatewayFaults, gatewayVariables } from './config/gateway.ts'
import { type LegalIdentity, legalIdentity, legalVariables } from './config/legal-identity.ts'
import { type MailingConfig, mailingConfig, mailingFaults, mailingVariables } from './config/mailing.ts'
import { outsideConfig, outsideVariables } from './config/outside.ts'
import { type PayoutsConfig, payoutFaults, payoutsConfig, payoutVariables } from './config/payouts.ts'
import { type PhoneConfig, phoneConfig, phoneFaults, phoneVariables } from './config/phone.ts'
import { type PremiumConfig, premiumConfig, premiumFaults, premiumVariables } from './config/premium.ts'
import { type PushConfig, pushConfig, pushFaults, pushVariables } from './config/push.ts'
import { type S3Config, storeConfig, storeFaults, storeVariables } from './config/store.ts'
import { type StripeConfig, stripeConfig, stripeFaults, stripeVariables } from './config/stripe.ts'
import { textingConfig, textingFaults, textingVariables } from './config/texting.ts'
import { type TurnConfig, turnConfig, turnFaults, turnVariables } from './config/turn.ts'

/** The program's configuration. This file is the only reader of the environment. */
export interface Config {
  mode: 'demo' | 'production'
  port: number
  host: string
  /** The port for metrics, reachable from this machine only; null to serve none. */
  metricsPort: number | null
  /** How many processes answer visitors. */
  webProcesses: number
  dataDir: string
  database: DatabaseConfig | null
  /** Valkey or Redis, by which nodes tell each other what happens; null for the database. */
  realtime: string | null
  services: { web: boolean; worker: boolean }
  /** The newest first; null in demo mode: one is generated and stored in the data folder. */
  sessionSecrets: readonly [string, ...string[]] | null
  /**
   * The keys that seal conversations, the newest first; null in demo mode: one is generated and stored in the data
   * folder.
   */
  dataKeys: readonly [NamedSecret, ...NamedSecret[]] | null
  trustedProxies: readonly string[]
  /** Applications that say they are older are asked to be updated; null for none. */
  leastAppVersion: string | null
  /** Addresses from which the texts of pages may be edited. */
  editModeAddresses: readonly string[]
  /** Canonical address of each site by admin id; empty in demo mode, where it is derived from the port. */
  canonical: Readonly<Record<number, string>>
  /** Other hosts of each site, which lead to its address. */
  aliases: Readonly<Record<number, readonly string[]>>
  /** The pages of each site's brand on other sites, by admin id. */
  outside: ReturnType<typeof outsideConfig>
  /** The interval of socket pings, and of writing what they report. */
  pingIntervalMs: number
  beatIntervalMs: number
  sweepIntervalMs: number
  frameIntervalSeconds: number
  /** How long a node caches the list of psychics for every visitor. */
  rosterMs: number
  /**
   * How long a stopping node reports itself unready before it stops listening, so that a proxy can redirect traffic.
   */
  drainMs: number
  /** The origin of the tag manager's script; null in demo mode unless configured, and then nothing of it is loaded. */
  tagManager: string | null
  /** The mail server and each site's sender; null if e-mails go to the sandbox. */
  smtp: { url: string; from: Readonly<Record<number, string>> } | null
  mailing: MailingConfig
  /** null if this program backs nothing up. */
  backup: BackupConfig | null
  /** The account that sends text messages; null if they go to the sandbox. */
  twilio: { origin: string; accountSid: string; authToken: string; from: string } | null
  /** The number of each site that clients send text messages to, by admin id; absent if it has none. */
  textNumbers: Readonly<Record<number, string>>
  /** What calls people; null if nobody can be consulted by telephone. */
  phone: PhoneConfig | 'sandbox' | null
  /** The premium-rate numbers; null without an operator, and then nothing of them is shown. */
  premium: PremiumConfig | null
  /** What sends notifications to browsers; null if there are none. */
  push: PushConfig | 'sandbox' | null
  /** Where lotteries get their public randomness. */
  beacon: 'sandbox' | 'drand'
  /** The account at Stripe that takes payments; null if it does not. */
  stripe: StripeConfig | null
  /** The shop at a bank that takes payments; null if it does not. */
  gateway: GatewayConfig | null
  payouts: PayoutsConfig
  /** What the house pays a psychic for an accepted answer to a free question, in cents. */
  freeAnswerCents: number
  /** The association that members of the loyalty programme can have the house give to; null if they can't. */
  donationsTo: string | null
  /** Whether VAT is due when credit is sold, or by the consultations that it is spent on. */
  vatDue: 'use' | 'sale'
  /** Where pictures and voice notes are kept; null for the database. */
  store: S3Config | null
  /** The relay for web calls; null in demo mode: the program starts one for this machine. */
  turn: TurnConfig | null
  social: SocialConfig
  /** null if it is incomplete. */
  legal: LegalIdentity | null
  logLevel: string
}

interface NamedSecret {
  id: string
  secret: string
}

/** A site's application at a social provider, by admin id; absent if it has none. */
type SocialClients = Readonly<Record<number, { id: string; secret: string }>>

export interface SocialConfig {
  google: { issuer: string; tokenInfo: string; clients: SocialClients }
  facebook: { origin: string; graphOrigin: string; version: string; clients: SocialClients }
  /** E-mail domains of partners; accounts with such an address are flagged. */
  partnerDomains: readonly string[]
}

/** All faults of the environment, reported at once. */
export class ConfigFault extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`La configuration n’est pas complète :\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ConfigFault'
    this.faults = faults
  }
}

const list = z.string().transform((text) => text.split(',').flatMap((part) => part.trim() || []))

const SITES = [99, 100, 342] as const
type PerSite<N extends string> = Record<N | `${N}_${(typeof SITES)[number]}`, z.ZodOptional<z.ZodString>>

/** One value for all sites, and an optional one per site that has priority. */
const perSite = <N extends string>(name: N) =>
  Object.fromEntries([name, ...SITES.map((id) => `${name}_${id}`)].map((one) => [one, text.optional()])) as PerSite<N>

const text = z.string().min(1)
const address = z.url({ protocol: /^https?$/ })

/** "2026:secret,2025:secret": names, stored beside what each key sealed, and secrets. */
const named = z
  .string()
  .regex(
    /^[a-z0-9-]{1,16}:[^,:\s]{32,}(,[a-z0-9-]{1,16}:[^,:\s]{32,})*$/,
    'nom:secret, séparés par des virgules, la plus récente d’abord ; le secret a 32 caractères ou plus',
  )
  .transform((text) =>
    text.split(',').map((one) => {
      const colon = one.indexOf(':')
      return { id: one.slice(0, colon), secret: one.slice(colon + 1) }
    }),
  )
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'deux clés portent le même nom')
  .transform((keys) => keys as [NamedSecret, ...NamedSecret[]])

/** In the same form, for rotation; or a single secret without a name. */
const secrets = z.union(
  [
    z
      .string()
      .regex(/^[^,:\s]{32,}$/)
      .transform((secret) => [secret] as [string, ...string[]]),
    named.transform((keys) => keys.map(({ secret }) => secret) as [string, ...string[]]),
  ],
  'un secret de 32 caractères ou plus, sans « : » ni « , », ou plusieurs, nom:secret, le plus récent d’abord',
)

/** Hosts as browsers write them, with a port if it is not the default one. */
const aliases = list.pipe(z.array(z.string().regex(/^[a-z0-9.-]+(?::\d+)?$/))).default([])

const environment = z.object({
  APP_MODE: z.enum(['demo', 'production']).default('demo'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text.optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  WEB_PROCESSES: z.coerce.number().int().min(1).max(64).optional(),
  DEMO_IN_PUBLIC: z.enum(['yes', 'no']).default('no'),
  DATA_DIR: z.string().default('./data'),
  ...databaseVariables,
  SERVICES: list.pipe(z.array(z.enum(['web', 'worker'])).min(1)).default(['web', 'worker']),
  SESSION_SECRET: secrets.optional(),
  DATA_KEYS: named.optional(),
  TRUSTED_PROXIES: list.default([]),
  APP_LEAST_VERSION: z
    .string()
    .regex(/^\d{1,4}(\.\d{1,4}){2}$/, 'une version comme 2.14.0')
    .optional(),
  EDIT_MODE_ADDRESSES: list.default([]),
  CANONICAL_99: z.url().optional(),
  CANONICAL_100: z.url().optional(),
  CANONICAL_342: z.url().optional(),
  ALIASES_99: aliases,
  ALIASES_100: aliases,
  ALIASES_342: aliases,
  ...outsideVariables,
  PING_INTERVAL_MS: z.coerce.number().int().min(20).max(5000).default(5000),
  BEAT_INTERVAL_MS: z.coerce.number().int().min(20).max(2000).default(1000),
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  SWEEP_INTERVAL_MS: z.coerce.number().int().min(20).max(1000).default(1000),
  /** How often frames reload in a browser without scripts. */
  FRAME_INTERVAL_S: z.coerce.number().int().min(1).max(10).default(10),
  ROSTER_MS: z.coerce.number().int().min(0).max(400).default(400),
  TAG_MANAGER_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  EMAIL_PROVIDER: z.enum(['sandbox', 'smtp']).default('sandbox'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  SMTP_FROM: z.email().optional(),
  SMTP_FROM_99: z.email().optional(),
  SMTP_FROM_100: z.email().optional(),
  SMTP_FROM_342: z.email().optional(),
  ...mailingVariables,
  PAYMENT_PROVIDER: z.enum(['sandbox', 'stripe', 'gateway']).default('sandbox'),
  ...stripeVariables,
  ...gatewayVariables,
  ...payoutVariables,
  FREE_ANSWER_CENTS: z.coerce.number().int().min(0).max(10_000).default(200),
  DONATIONS_TO: z.string().trim().min(2).max(120).optional(),
  VAT_DUE: z.enum(['use', 'sale']).default('use'),
  SMS_PROVIDER: z.enum(['sandbox', 'twilio']).default('sandbox'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/)
    .optional(),
  TWILIO_AUTH_TOKEN: text.optional(),
  // A number in E.164, a messaging service, or a sender's name.
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG[0-9a-f]{32}|(?!MG)(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/)
    .optional(),
  ...textingVariables,
  ...storeVariables,
  ...turnVariables,
  ...phoneVariables,
  ...premiumVariables,
  ...pushVariables,
  ...beaconVariables,
  TWILIO_ORIGIN: address.default('https://api.twilio.com'),
  GOOGLE_ISSUER: address.default('https://accounts.google.com'),
  GOOGLE_TOKENINFO: address.default('https://oauth2.googleapis.com/tokeninfo'),
  ...perSite('GOOGLE_CLIENT_ID'),
  ...perSite('GOOGLE_CLIENT_SECRET'),
  FACEBOOK_ORIGIN: address.default('https://www.facebook.com'),
  FACEBOOK_GRAPH_ORIGIN: address.default('https://graph.facebook.com'),
  FACEBOOK_VERSION: z
    .string()
    .regex(/^v\d{1,3}\.\d$/)
    .default('v9.0'),
  ...perSite('FACEBOOK_CLIENT_ID'),
  ...perSite('FACEBOOK_CLIENT_SECRET'),
  PARTNER_DOMAINS: list.default([]),
  ...backupVariables,
  ...legalVariables,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

type Environment = z.infer<typeof environment>

/** @throws {ConfigFault} naming every fault */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(variables)
  if (!parsed.success) {
    throw new ConfigFault(parsed.error.issues.map((issue) => `${issue.path.join('.')} : ${issue.message}`))
  }
  const env = parsed.data
  const faults = [
    ...(env.APP_MODE === 'production' ? productionFaults(env) : demoFaults(env)),
    ...smtpFaults(env),
    ...mailingFaults(env),
    ...twilioFaults(env),
    ...textingFaults(env),
    ...phoneFaults(env),
    ...premiumFaults(env),
    ...pushFaults(env),
    ...beaconFaults(env),
    ...stripeFaults(env),
    ...gatewayFaults(env),
    ...payoutFaults(env),
    ...storeFaults(env),
    ...turnFaults(env),
    ...backupFaults(env),
    ...databaseFaults(env),
  ]
  if (faults.length > 0) throw new ConfigFault(faults)
  return {
    mode: env.APP_MODE,
    port: env.PORT,
    host: env.HOST ?? (env.APP_MODE === 'production' ? '0.0.0.0' : 'localhost'),
    metricsPort: env.METRICS_PORT ?? null,
    webProcesses: env.WEB_PROCESSES ?? (env.APP_MODE === 'production' ? availableParallelism() : 1),
    dataDir: resolve(env.DATA_DIR),
    database: databaseConfig(env),
    realtime: env.REALTIME_URL ?? null,
    services: { web: env.SERVICES.includes('web'), worker: env.SERVICES.includes('worker') },
    sessionSecrets: env.SESSION_SECRET ?? null,
    dataKeys: env.DATA_KEYS ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    leastAppVersion: env.APP_LEAST_VERSION ?? null,
    editModeAddresses: env.EDIT_MODE_ADDRESSES,
    canonical: Object.fromEntries(
      SITES.flatMap((id) => {
        const address = env[`CANONICAL_${id}`]
        return address ? [[id, address.replace(/\/$/, '')]] : []
      }),
    ),
    aliases: Object.fromEntries(SITES.map((id) => [id, env[`ALIASES_${id}`]])),
    outside: outsideConfig(env),
    pingIntervalMs: env.PING_INTERVAL_MS,
    beatIntervalMs: env.BEAT_INTERVAL_MS,
    sweepIntervalMs: env.SWEEP_INTERVAL_MS,
    frameIntervalSeconds: env.FRAME_INTERVAL_S,
    rosterMs: env.ROSTER_MS,
    drainMs: env.DRAIN_MS,
    tagManager: originOf(env.TAG_MANAGER_ORIGIN) ?? (env.APP_MODE === 'production' ? TAG_MANAGER : null),
    smtp:
      env.EMAIL_PROVIDER === 'smtp' && env.SMTP_URL
        ? { url: env.SMTP_URL, from: Object.fromEntries(SITES.map((id) => [id, senderOf(env, id) ?? ''])) }
        : null,
    mailing: mailingConfig(env),
    twilio: twilioConfig(env),
    textNumbers: textingConfig(env),
    phone: phoneConfig(env),
    premium: premiumConfig(env),
    push: pushConfig(env),
    beacon: beaconConfig(env),
    stripe: stripeConfig(env),
    gateway: gatewayConfig(env),
    payouts: payoutsConfig(env),
    freeAnswerCents: env.FREE_ANSWER_CENTS,
    donationsTo:
      env.DONATIONS_TO ?? (env.APP_MODE === 'demo' ? 'une association (démonstration, rien n’est versé)' : null),
    vatDue: env.VAT_DUE,
    store: storeConfig(env),
    turn: turnConfig(env),
    backup: backupConfig(env),
    social: socialConfig(env),
    legal: legalIdentity(env),
    logLevel: env.LOG_LEVEL,
  }
}

const senderOf = (env: Environment, id: (typeof SITES)[number]): string | undefined =>
  env[`SMTP_FROM_${id}`] ?? env.SMTP_FROM

function smtpFaults(env: Environment): string[] {
  if (env.EMAIL_PROVIDER !== 'smtp') return []
  const unsent = SITES.filter((id) => !senderOf(env, id))
  return [
    ...(env.SMTP_URL ? [] : ['SMTP_URL manque : adresse du serveur de courrier, smtp:// ou smtps://']),
    ...unsent.map((id) => `SMTP_FROM_${id} manque (ou SMTP_FROM pour tous) : adresse qui envoie les e-mails du site`),
  ]
}

function twilioFaults(env: Environment): string[] {
  if (env.SMS_PROVIDER !== 'twilio') return []
  const needed = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const
  return needed.flatMap((name) => (env[name] ? [] : [`${name} manque : compte Twilio qui envoie les SMS`]))
}

function twilioConfig(env: Environment): Config['twilio'] {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env
  if (env.SMS_PROVIDER !== 'twilio' || !accountSid || !authToken || !from) return null
  return { origin: new URL(env.TWILIO_ORIGIN).origin, accountSid, authToken, from }
}

function socialConfig(env: Environment): SocialConfig {
  const clients = (provider: 'GOOGLE' | 'FACEBOOK'): SocialClients =>
    Object.fromEntries(
      SITES.flatMap((site) => {
        const id = env[`${provider}_CLIENT_ID_${site}`] ?? env[`${provider}_CLIENT_ID`]
        const secret = env[`${provider}_CLIENT_SECRET_${site}`] ?? env[`${provider}_CLIENT_SECRET`]
        return id && secret ? [[site, { id, secret }]] : []
      }),
    )
  return {
    google: { issuer: env.GOOGLE_ISSUER, tokenInfo: env.GOOGLE_TOKENINFO, clients: clients('GOOGLE') },
    facebook: {
      origin: env.FACEBOOK_ORIGIN,
      graphOrigin: env.FACEBOOK_GRAPH_ORIGIN,
      version: env.FACEBOOK_VERSION,
      clients: clients('FACEBOOK'),
    },
    partnerDomains: env.PARTNER_DOMAINS.map((domain) => domain.toLowerCase()),
  }
}

const TAG_MANAGER = 'https://www.googletagmanager.com'

const originOf = (address: string | undefined): string | null => (address ? new URL(address).origin : null)
