import type { Locale } from './rules.ts'

type Translation = Readonly<Record<string, string>>

const files = import.meta.glob<Record<string, Translation>>('/db/seed/texts/*.ts', { eager: true })

/** What the site is delivered with in a language beside French, by full key. */
export const translationOf = (locale: Locale): Translation => files[`/db/seed/texts/${locale}.ts`]?.[locale] ?? {}
