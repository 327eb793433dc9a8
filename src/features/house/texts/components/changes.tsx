import { Fragment } from 'react'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../editor-texts.ts'
import { wordChanges } from '../rules.ts'

/** Additions and removals, announced to screen readers too. */
export function Changes({ before, after }: { before: string; after: string }) {
  const t = useTexts(texts)
  return wordChanges(before, after).map(({ kind, text }, place) => {
    const at = `${place} ${kind}`
    if (kind === 'same') return <Fragment key={at}>{text}</Fragment>
    const Tag = kind === 'added' ? 'ins' : 'del'
    return (
      <Tag key={at} aria-label={`${t(kind)} ${text}`}>
        {text}
      </Tag>
    )
  })
}
