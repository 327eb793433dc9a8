import type { Site } from '../../../sites/site.ts'
import type { Locale } from './rules.ts'

type Words = Readonly<Record<string, string>>

const files = import.meta.glob<Record<string, Words>>('/db/seed/texts/*.ts', { eager: true })

/** What the site is delivered with in a language beside French, by full key. */
export const translationOf = (locale: Locale): Words => files[`/db/seed/texts/${locale}.ts`]?.[locale] ?? {}

/** What a brand is delivered with in French that the main site says otherwise, by full key. */
export const ownWords = ({ key }: Pick<Site, 'key'>): Words => files[`/db/seed/texts/${key}.ts`]?.[key] ?? {}
