import { z } from 'zod'

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
}

type DatabaseVariables = z.infer<z.ZodObject<typeof databaseVariables>>

/** The faults of an address beside none. */
export const databaseFaults = (env: DatabaseVariables): string[] =>
  env.DATABASE_DIRECT_URL && !env.DATABASE_URL ? ['DATABASE_DIRECT_URL : DATABASE_URL manque'] : []

/** null for the embedded database. */
export function databaseConfig(env: DatabaseVariables): DatabaseConfig | null {
  const { DATABASE_URL: application, DATABASE_OWNER_URL: owner, DATABASE_DIRECT_URL: direct } = env
  return application ? { application, owner: owner ?? application, direct: direct ?? application } : null
}
