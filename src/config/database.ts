import { z } from 'zod'
import { isLocal } from './database-address.ts'

export interface DatabaseConfig {
  /** The application's role; a pooler may be between. */
  application: string
  owner: string
  /** The application's role at PostgreSQL itself. */
  direct: string
}

export const databaseVariables = {
  DATABASE_URL: z.string().optional(),
  DATABASE_OWNER_URL: z.string().optional(),
  DATABASE_DIRECT_URL: z.string().optional(),
  REALTIME_URL: z.url({ protocol: /^rediss?$/ }).optional(),
}

type DatabaseVariables = z.infer<z.ZodObject<typeof databaseVariables>>

/** The faults of an address beside none, and of one that others can listen to. */
export const databaseFaults = (env: DatabaseVariables & { APP_MODE: string }): string[] => [
  ...(env.DATABASE_DIRECT_URL && !env.DATABASE_URL ? ['DATABASE_DIRECT_URL : DATABASE_URL manque'] : []),
  ...(env.APP_MODE === 'production' && env.REALTIME_URL && !isSealed(env.REALTIME_URL)
    ? ['REALTIME_URL : Valkey est sur une autre machine, son adresse commence par rediss:']
    : []),
]

const isSealed = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'rediss:' || isLocal(hostname)
}

/** null for the embedded database. */
export function databaseConfig(env: DatabaseVariables): DatabaseConfig | null {
  const { DATABASE_URL: application, DATABASE_OWNER_URL: owner, DATABASE_DIRECT_URL: direct } = env
  return application ? { application, owner: owner ?? application, direct: direct ?? application } : null
}
