/** The languages of the text layer; the pages of the sites are in the first one. */
export const LOCALES = ['fr', 'en', 'es', 'de'] as const
export type Locale = (typeof LOCALES)[number]

/** The names of a text's {values}, {OFFER_X} and %links%, each once. */
export function placeholdersOf(text: string): { values: string[]; offers: string[]; links: string[] } {
  const names = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))]
  return {
    values: names(/\{(?!OFFER_)(\w+)\}/g),
    offers: names(/\{OFFER_(\w+)\}/g),
    links: names(/%(\w+)%/g),
  }
}
