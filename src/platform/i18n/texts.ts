/** French defaults of one feature. Full keys are "prefix.key"; edited values are rows by site and locale. */
export interface Catalogue<K extends string = string> {
  prefix: string
  entries: Readonly<Record<K, string>>
}

/** What a page needs to render texts: edited texts, offers, and whether to show keys instead of texts. */
export interface Wording {
  locale: string
  edited: Readonly<Record<string, string>>
  offers: Readonly<Record<string, string>>
  showKeys: boolean
  /** Edited links inside texts, by full key and then by parameter. */
  links?: Readonly<Record<string, Readonly<Record<string, TextLink>>>>
  /** Each text carries its key in invisible characters, for the edit mode. */
  marked?: true
}

export const plainWording: Wording = { locale: 'fr', edited: {}, offers: {}, showKeys: false }

export type Values = Readonly<Record<string, string | number>>
export interface TextLink {
  href: string
  label: string
  target?: '_blank'
}

export const catalogue = <const K extends string>(prefix: string, entries: Record<K, string>): Catalogue<K> => ({
  prefix,
  entries,
})

const rules = new Map<string, Intl.PluralRules>()

/**
 * A text with its placeholders filled: {name} by value, {OFFER_X} by the offer of type X. In a text "one || several"
 * the value `count` chooses the form.
 */
export function say<K extends string>(wording: Wording, from: Catalogue<K>, key: K, values: Values = {}): string {
  return fill(written(wording, from, key, values), wording, values) + markOf(wording, from, key)
}

/** Invisible Unicode characters that mirror ASCII, for a key and its end. */
export const UNSEEN = 0xe0000
const markOf = (wording: Wording, from: Catalogue, key: string): string =>
  wording.marked
    ? String.fromCodePoint(...[...`${from.prefix}.${key}\x7f`].map((sign) => UNSEEN + sign.charCodeAt(0)))
    : ''

/** The text with offers filled in, and values still as placeholders. */
function written<K extends string>(wording: Wording, from: Catalogue<K>, key: K, values: Values): string {
  const fullKey = `${from.prefix}.${key}`
  if (wording.showKeys) return fullKey
  const text = pluralForm(wording.edited[fullKey] ?? from.entries[key], wording.locale, values.count)
  // Most texts have no place, and a page says hundreds of them.
  if (!text.includes('{OFFER_')) return text
  return text.replace(/\{OFFER_(\w+)\}/g, (_, type: string) => wording.offers[type] ?? '')
}

const fill = (text: string, wording: Wording, values: Values): string =>
  text.includes('{') ? filled(text, wording, values) : text

const filled = (text: string, wording: Wording, values: Values): string =>
  fillPlaces(text, (name) => {
    const value = values[name]
    // The fonts lack the narrow space that Intl writes between thousands in French.
    return typeof value === 'number' ? value.toLocaleString(wording.locale).replaceAll('\u202f', '\u00a0') : value
  })

/** A text with its {places} filled; "de" and "que" are elided before a vowel. */
export const fillPlaces = (text: string, find: (name: string) => string | undefined): string =>
  text.replace(/(\b(?:[Dd]|[Qq]u)e )?\{(\w+)\}/g, (whole, before: string | undefined, name: string) => {
    const value = find(name)
    if (value === undefined) return whole
    if (before && /^[aeiouàâæéèêëîïôœûü]/i.test(value)) return `${before.slice(0, -2)}’${value}`
    return `${before ?? ''}${value}`
  })

function pluralForm(text: string, locale: string, count: string | number | undefined): string {
  if (!text.includes(' || ')) return text
  const [one, several] = text.split(' || ')
  if (one === undefined || several === undefined) return text
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, rule)
  return rule.select(Number(count ?? 2)) === 'one' ? one : several
}

/**
 * A text split at its %param% links, in order. A placeholder without a link stays as written, and one inside a value,
 * which a visitor may have typed, is not a link.
 */
export function sayParts<K extends string>(
  wording: Wording,
  from: Catalogue<K>,
  key: K,
  links: Readonly<Record<string, TextLink>>,
  values: Values = {},
): (string | TextLink)[] {
  const given = { ...links, ...wording.links?.[`${from.prefix}.${key}`] }
  return [...written(wording, from, key, values).split(/(%\w+%)/), markOf(wording, from, key)]
    .filter((part) => part !== '')
    .map((part) => {
      const name = part.slice(1, -1)
      const link = part === `%${name}%` && Object.hasOwn(given, name) ? given[name] : undefined
      return link ?? fill(part, wording, values)
    })
}
