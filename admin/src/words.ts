import type { Catalogue } from '../../src/platform/i18n/texts.ts'

/**
 * The entries of a catalogue with this prefix, by the rest of the key: "act.review.refuse" is "review.refuse" under
 * "act.".
 */
export const wordsOf = ({ entries }: Catalogue, beginning: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries<string>(entries)
      .filter(([key]) => key.startsWith(beginning))
      .map(([key, text]) => [key.slice(beginning.length), text]),
  )

/** The choices of an enumerated field. */
export const choicesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([id, name]) => ({ id, name }))

/** A text with its placeholders replaced. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
