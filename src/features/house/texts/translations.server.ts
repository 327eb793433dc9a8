import type { Site } from '../../../sites/site.ts'
import type { Locale } from './rules.ts'

type Words = Readonly<Record<string, string>>

const files = import.meta.glob<Record<string, Words>>('/db/seed/texts/*.ts', { eager: true })

/** The delivered texts of a language other than French, by full key. */
export const translationOf = (locale: Locale): Words => files[`/db/seed/texts/${locale}.ts`]?.[locale] ?? {}

/** The French texts in which a brand's delivery differs from the main site's, by full key. */
export const ownWords = ({ key }: Pick<Site, 'key'>): Words => files[`/db/seed/texts/${key}.ts`]?.[key] ?? {}
