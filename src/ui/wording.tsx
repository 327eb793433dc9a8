import { createContext, Fragment, useContext, useMemo } from 'react'
import { Link } from 'react-router'
import {
  type Catalogue,
  plainWording,
  say,
  sayParts,
  type TextLink,
  type Values,
  type Wording,
} from '../platform/i18n/texts.ts'

export const WordingContext = createContext<Wording>(plainWording)

/** The texts of one catalogue: `t('key', { name })`. A key that does not exist does not compile. */
export function useTexts<K extends string>(from: Catalogue<K>): (key: K, values?: Values) => string {
  const wording = useContext(WordingContext)
  return useMemo(() => (key, values) => say(wording, from, key, values), [wording, from])
}

/** A text with its %param% placeholders as links. */
export function LinkedText<K extends string>(props: {
  from: Catalogue<K>
  name: K
  links: Readonly<Record<string, TextLink>>
  values?: Values
}) {
  const wording = useContext(WordingContext)
  const parts = sayParts(wording, props.from, props.name, props.links, props.values)
  return parts.map((part, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
    if (typeof part === 'string') return <Fragment key={place}>{part}</Fragment>
    return (
      <Link key={part.href + part.label} to={part.href} target={part.target} rel={part.target ? 'noopener' : undefined}>
        {part.label}
      </Link>
    )
  })
}
