import { Fragment } from 'react'
import type { HighlightPart } from '../rules.ts'

/** A text with the matched parts highlighted. */
export function Marked({ parts }: { parts: readonly HighlightPart[] }) {
  return parts.map(({ text, isMarked }, place) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <mark key={place}>{text}</mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <Fragment key={place}>{text}</Fragment>
    ),
  )
}
