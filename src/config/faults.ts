import { isLocal, tellsOverTls } from './database-address.ts'
import { type LegalVariables, legalFaults } from './legal-identity.ts'

const needed = {
  DATABASE_URL: 'adresse PostgreSQL de l’application',
  DATABASE_OWNER_URL: 'adresse PostgreSQL du propriétaire (migrations)',
  SESSION_SECRET: 'secret de 32 caractères ou plus',
  DATA_KEYS: 'clés qui chiffrent les conversations, nom:secret, la plus récente d’abord',
  CANONICAL_99: 'adresse publique du site principal',
  CANONICAL_100: 'adresse publique du second site',
  CANONICAL_342: 'adresse publique du site d’affiliation',
} as const

/** Addresses that receive codes and tokens: never unencrypted. */
const secretAddresses = [
  'GOOGLE_ISSUER',
  'GOOGLE_TOKENINFO',
  'FACEBOOK_ORIGIN',
  'FACEBOOK_GRAPH_ORIGIN',
  'TWILIO_ORIGIN',
] as const

const canonicals = ['CANONICAL_99', 'CANONICAL_100', 'CANONICAL_342'] as const
const databases = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_DIRECT_URL'] as const

type Addresses = Partial<Record<(typeof databases)[number] | (typeof canonicals)[number], string | undefined>>

type ForProduction = Addresses &
  LegalVariables &
  Record<(typeof secretAddresses)[number], string> &
  Record<'EMAIL_PROVIDER' | 'PAYMENT_PROVIDER' | 'SMS_PROVIDER', string> & {
    SESSION_SECRET?: unknown
    DATA_KEYS?: unknown
  }

/** The faults of a production configuration. */
export function productionFaults(env: ForProduction): string[] {
  const missing = Object.entries(needed).flatMap(([name, what]) =>
    env[name as keyof typeof needed] ? [] : [`${name} manque : ${what}`],
  )
  const { DATABASE_OWNER_URL: owner } = env
  const same = owner && (owner === env.DATABASE_URL || owner === env.DATABASE_DIRECT_URL)
  const plain = secretAddresses.filter((name) => !env[name].startsWith('https:'))
  const open = canonicals.filter((name) => env[name] && !env[name].startsWith('https:'))
  const unsealed = databases.filter((name) => env[name] && !tellsOverTls(env[name]))
  const standIns = (['EMAIL_PROVIDER', 'PAYMENT_PROVIDER', 'SMS_PROVIDER'] as const).filter(
    (name) => env[name] === 'sandbox',
  )
  return [
    ...missing,
    ...legalFaults(env),
    ...[...plain, ...open].map((name) => `${name} : une adresse https est nécessaire`),
    ...(same ? ['DATABASE_OWNER_URL : l’application ne doit pas utiliser le rôle du propriétaire'] : []),
    ...unsealed.map(
      (name) =>
        `${name} : la base est sur une autre machine, ajoutez sslmode=verify-full (ou sslmode=require et sslrootcert=…)`,
    ),
    ...standIns.map((name) => `${name} : un vrai fournisseur est nécessaire, pas « sandbox »`),
  ]
}

type ForDemo = Addresses & { DEMO_IN_PUBLIC: 'yes' | 'no'; HOST?: string | undefined }

/**
 * The faults of a demonstration configuration, whose passwords and codes are public, that expose it beyond its own
 * machine.
 */
export function demoFaults(env: ForDemo): string[] {
  if (env.DEMO_IN_PUBLIC === 'yes') return []
  const isPublic = (address: string) => address.startsWith('https:') || !isLocal(new URL(address).hostname)
  const shown = [
    ...databases.filter((name) => env[name]),
    ...canonicals.filter((name) => env[name] && isPublic(env[name])),
    ...(env.HOST && !isLocal(env.HOST) ? ['HOST'] : []),
  ]
  return shown.map(
    (name) =>
      `${name} : la démonstration ne sort pas de sa machine ; mettez APP_MODE=production, ou DEMO_IN_PUBLIC=yes pour la montrer malgré tout`,
  )
}
