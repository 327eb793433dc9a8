import { Fragment } from 'react'
import type { HighlightPart } from '../rules.ts'

/** A text with what was found in it marked. */
export function Marked({ parts }: { parts: readonly HighlightPart[] }) {
  return parts.map(({ text, isMarked }, place) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
      <mark key={place}>{text}</mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
      <Fragment key={place}>{text}</Fragment>
    ),
  )
}
