import type { Catalogue } from '../../src/platform/i18n/texts.ts'

/**
 * The entries of a catalogue with this prefix, by the rest of the key: "act.review.refuse" is "review.refuse" under
 * "act.".
 */
export const wordsOf = <K extends string, const B extends string>(
  { entries }: Catalogue<K>,
  beginning: B,
): Words<K, B> =>
  Object.fromEntries(
    Object.entries<string>(entries)
      .filter(([key]) => key.startsWith(beginning))
      .map(([key, text]) => [key.slice(beginning.length), text]),
  ) as Words<K, B>

/** Those that are known by name are there; any other name may have none. */
type Words<K extends string, B extends string> = Record<string, string> & {
  [Key in K as Key extends `${B}${infer Rest}` ? Rest : never]: string
}

/** The choices of an enumerated field. */
export const choicesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([id, name]) => ({ id, name }))

/** A text with its placeholders replaced. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
