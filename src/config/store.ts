import { z } from 'zod'

/** A store with the interface of Amazon S3. */
export interface S3Config {
  /** Without a slash at its end. */
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

export const storeVariables = {
  FILE_STORE: z.enum(['postgres', 's3']).default('postgres'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional(),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
}

type StoreVariables = z.infer<z.ZodObject<typeof storeVariables>>

/** The faults of a store that is chosen but only partly given. */
export function storeFaults(env: StoreVariables & { APP_MODE: string }): string[] {
  if (env.FILE_STORE !== 's3') return []
  const isOpen = env.APP_MODE === 'production' && env.S3_ENDPOINT && !env.S3_ENDPOINT.startsWith('https:')
  return [
    ...needed.flatMap((name) => (env[name] ? [] : [`${name} manque : stockage des images et des messages vocaux`])),
    ...(isOpen ? ['S3_ENDPOINT : une adresse https est nécessaire'] : []),
  ]
}

/** null if files are kept in the database. */
export function storeConfig(env: StoreVariables): S3Config | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env
  if (env.FILE_STORE !== 's3' || !endpoint || !bucket || !region || !accessKey || !secretKey) return null
  return { endpoint: endpoint.replace(/\/+$/, ''), bucket, region, accessKey, secretKey }
}
