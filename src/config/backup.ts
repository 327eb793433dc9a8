import { isAbsolute } from 'node:path'
import { z } from 'zod'
import type { S3Config } from './store.ts'

/** Where backups go and what of. */
export interface BackupConfig {
  to: { folder: string } | { s3: S3Config }
  /**
   * Your own PostgreSQL on this machine: its superuser's address, and where it leaves finished segments of its log. null
   * for the embedded database.
   */
  own: { url: string; spool: string } | null
  keepDays: number
  /** The folder whose `bin` has the PostgreSQL to restore with; null for npm's. */
  postgres: string | null
}

const path = z.string().refine(isAbsolute, 'un chemin absolu est nécessaire')

export const backupVariables = {
  BACKUP_TO: z.union([z.literal('s3'), path]).optional(),
  BACKUP_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  BACKUP_SPOOL: path.optional(),
  BACKUP_POSTGRES: path.optional(),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(2).max(3650).default(30),
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_S3_BUCKET: z.string().min(3).optional(),
  BACKUP_S3_REGION: z.string().min(1).optional(),
  BACKUP_S3_ACCESS_KEY: z.string().min(1).optional(),
  BACKUP_S3_SECRET_KEY: z.string().min(1).optional(),
}

type BackupVariables = z.infer<z.ZodObject<typeof backupVariables>>

const parts = ['ENDPOINT', 'BUCKET', 'REGION', 'ACCESS_KEY', 'SECRET_KEY'] as const

/** The faults of a backup that is wanted but only partly described. */
export function backupFaults(
  env: BackupVariables & { DATA_KEYS?: unknown; DATABASE_URL?: string | undefined },
): string[] {
  if (!env.BACKUP_TO) return []
  const lacking = env.BACKUP_TO === 's3' ? parts.filter((part) => !env[`BACKUP_S3_${part}`]) : []
  return [
    ...lacking.map((part) => `BACKUP_S3_${part} manque : le dépôt des sauvegardes`),
    ...(env.DATABASE_URL && !(env.BACKUP_DATABASE_URL && env.BACKUP_SPOOL)
      ? ['BACKUP_DATABASE_URL et BACKUP_SPOOL manquent : la base de DATABASE_URL, vue de sa propre machine']
      : []),
    ...(env.DATA_KEYS ? [] : ['DATA_KEYS manque : sans elles, une sauvegarde serait perdue avec la machine']),
  ]
}

/** null if nothing is backed up. */
export function backupConfig(env: BackupVariables): BackupConfig | null {
  if (!env.BACKUP_TO) return null
  const s3 = {
    endpoint: (env.BACKUP_S3_ENDPOINT ?? '').replace(/\/+$/, ''),
    bucket: env.BACKUP_S3_BUCKET ?? '',
    region: env.BACKUP_S3_REGION ?? '',
    accessKey: env.BACKUP_S3_ACCESS_KEY ?? '',
    secretKey: env.BACKUP_S3_SECRET_KEY ?? '',
  }
  return {
    to: env.BACKUP_TO === 's3' ? { s3 } : { folder: env.BACKUP_TO },
    own: env.BACKUP_DATABASE_URL && env.BACKUP_SPOOL ? { url: env.BACKUP_DATABASE_URL, spool: env.BACKUP_SPOOL } : null,
    keepDays: env.BACKUP_KEEP_DAYS,
    postgres: env.BACKUP_POSTGRES ?? null,
  }
}
