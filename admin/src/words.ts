import type { Catalogue } from '../../src/platform/i18n/texts.ts'

/** The entries of a feature's words that begin alike, by what follows: "act.review.refuse" is "review.refuse" of "act.". */
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

/** What a list of few values is chosen from. */
export const choicesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([id, name]) => ({ id, name }))

/** A text with what it names in its place. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
