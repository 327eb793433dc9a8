import type { Catalogue } from '../../src/platform/i18n/texts.ts'

/** The entries of a feature's words that begin alike, by what follows: "act.review.refuse" is "review.refuse" of "act.". */
export const wordsOf = ({ entries }: Catalogue, beginning: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries<string>(entries)
      .filter(([key]) => key.startsWith(beginning))
      .map(([key, text]) => [key.slice(beginning.length), text]),
  )

/** What a list of few values is chosen from. */
export const choicesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([id, name]) => ({ id, name }))

/** A text with what it names in its place. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
