import { resolve } from 'node:path'
import { z } from 'zod'

/** What the program was told from outside. This file is the only reader of the environment. */
export interface Config {
  mode: 'demo' | 'production'
  port: number
  host: string
  dataDir: string
  database: { application: string; owner: string } | null
  services: { web: boolean; worker: boolean }
  /** null in demo mode: one is made and kept in the data folder. */
  sessionSecret: string | null
  trustedProxies: readonly string[]
  /** Canonical address of each site by admin id; empty in demo mode, where it is made from the port. */
  canonical: Readonly<Record<number, string>>
  /** How often sockets are pinged, and how often what they said is written. */
  pingIntervalMs: number
  beatIntervalMs: number
  sweepIntervalMs: number
  /** For how long the list of psychics that was read serves every visitor of the node. */
  rosterMs: number
  /** How long a node that stops says so before it listens no more, so that a proxy can turn away. */
  drainMs: number
  /** Where the tag manager's script is; null, and nothing of it is loaded, in demo mode unless one is named. */
  tagManager: string | null
  /** The mail server and each site's sender; null where mails go to the sandbox. */
  smtp: { url: string; from: Readonly<Record<number, string>> } | null
  providers: { email: 'sandbox' | 'smtp'; payment: 'sandbox'; sms: 'sandbox' }
  logLevel: string
}

/** All that is wrong with the environment, said at once. */
export class ConfigFault extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`La configuration n’est pas complète :\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ConfigFault'
    this.faults = faults
  }
}

const list = z.string().transform((text) => text.split(',').flatMap((part) => part.trim() || []))

const environment = z.object({
  APP_MODE: z.enum(['demo', 'production']).default('demo'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_OWNER_URL: z.string().optional(),
  SERVICES: list.pipe(z.array(z.enum(['web', 'worker'])).min(1)).default(['web', 'worker']),
  SESSION_SECRET: z.string().min(32).optional(),
  TRUSTED_PROXIES: list.default([]),
  CANONICAL_99: z.url().optional(),
  CANONICAL_100: z.url().optional(),
  CANONICAL_342: z.url().optional(),
  PING_INTERVAL_MS: z.coerce.number().int().min(20).max(5000).default(5000),
  BEAT_INTERVAL_MS: z.coerce.number().int().min(20).max(2000).default(1000),
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  SWEEP_INTERVAL_MS: z.coerce.number().int().min(20).max(1000).default(1000),
  ROSTER_MS: z.coerce.number().int().min(0).max(400).default(400),
  TAG_MANAGER_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  EMAIL_PROVIDER: z.enum(['sandbox', 'smtp']).default('sandbox'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  SMTP_FROM: z.email().optional(),
  SMTP_FROM_99: z.email().optional(),
  SMTP_FROM_100: z.email().optional(),
  SMTP_FROM_342: z.email().optional(),
  PAYMENT_PROVIDER: z.enum(['sandbox']).default('sandbox'),
  SMS_PROVIDER: z.enum(['sandbox']).default('sandbox'),
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
  const faults = [...(env.APP_MODE === 'production' ? productionFaults(env) : []), ...smtpFaults(env)]
  if (faults.length > 0) throw new ConfigFault(faults)
  const application = env.DATABASE_URL
  return {
    mode: env.APP_MODE,
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    database: application ? { application, owner: env.DATABASE_OWNER_URL ?? application } : null,
    services: { web: env.SERVICES.includes('web'), worker: env.SERVICES.includes('worker') },
    sessionSecret: env.SESSION_SECRET ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    canonical: Object.fromEntries(
      SITES.flatMap((id) => {
        const address = env[`CANONICAL_${id}` as 'CANONICAL_99']
        return address ? [[id, address.replace(/\/$/, '')]] : []
      }),
    ),
    pingIntervalMs: env.PING_INTERVAL_MS,
    beatIntervalMs: env.BEAT_INTERVAL_MS,
    sweepIntervalMs: env.SWEEP_INTERVAL_MS,
    rosterMs: env.ROSTER_MS,
    drainMs: env.DRAIN_MS,
    tagManager: originOf(env.TAG_MANAGER_ORIGIN) ?? (env.APP_MODE === 'production' ? TAG_MANAGER : null),
    smtp:
      env.EMAIL_PROVIDER === 'smtp' && env.SMTP_URL
        ? { url: env.SMTP_URL, from: Object.fromEntries(SITES.map((id) => [id, senderOf(env, id) ?? ''])) }
        : null,
    providers: { email: env.EMAIL_PROVIDER, payment: env.PAYMENT_PROVIDER, sms: env.SMS_PROVIDER },
    logLevel: env.LOG_LEVEL,
  }
}

const SITES = [99, 100, 342] as const

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

const TAG_MANAGER = 'https://www.googletagmanager.com'

const originOf = (address: string | undefined): string | null => (address ? new URL(address).origin : null)

function productionFaults(env: Environment): string[] {
  const needed = {
    DATABASE_URL: 'adresse PostgreSQL de l’application',
    DATABASE_OWNER_URL: 'adresse PostgreSQL du propriétaire (migrations)',
    SESSION_SECRET: 'secret de 32 signes ou plus',
    CANONICAL_99: 'adresse publique du site principal',
    CANONICAL_100: 'adresse publique du second site',
    CANONICAL_342: 'adresse publique du site d’affiliation',
  } as const
  const missing = Object.entries(needed).flatMap(([name, what]) =>
    env[name as keyof typeof needed] ? [] : [`${name} manque : ${what}`],
  )
  const same = env.DATABASE_URL && env.DATABASE_URL === env.DATABASE_OWNER_URL
  return [
    ...missing,
    ...(same ? ['DATABASE_OWNER_URL : l’application ne doit pas utiliser le rôle du propriétaire'] : []),
    ...(env.EMAIL_PROVIDER === 'sandbox'
      ? ['EMAIL_PROVIDER : un vrai fournisseur est nécessaire, pas « sandbox »']
      : []),
    ...(env.PAYMENT_PROVIDER === 'sandbox'
      ? ['PAYMENT_PROVIDER : un vrai fournisseur est nécessaire, pas « sandbox »']
      : []),
    ...(env.SMS_PROVIDER === 'sandbox' ? ['SMS_PROVIDER : un vrai fournisseur est nécessaire, pas « sandbox »'] : []),
  ]
}
