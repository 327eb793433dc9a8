/** Name of the violated constraint; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string }
  return code?.startsWith('23') ? (constraint ?? null) : null
}

/** Whether the database's own rules refused a posting: see db/functions/postings.sql. */
export const isRefusedPosting = (error: unknown): boolean => (error as { code?: string } | null)?.code === '42501'
