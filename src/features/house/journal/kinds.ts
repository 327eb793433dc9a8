/** What a journal entry is about. */
export const JOURNAL_KINDS = ['draw', 'question', 'horoscope', 'consultation'] as const
export type JournalKind = (typeof JOURNAL_KINDS)[number]

/** In addresses. */
export const kindSlugs: Readonly<Record<JournalKind, string>> = {
  draw: 'tirage',
  question: 'question',
  horoscope: 'horoscope',
  consultation: 'consultation',
}

/** null for a word of an address that names no kind. */
export const kindAt = (slug: string | null): JournalKind | null =>
  JOURNAL_KINDS.find((one) => kindSlugs[one] === slug) ?? null
