import { useId } from 'react'
import { texts } from '../texts.ts'
import { useTexts } from '../wording.tsx'
import { PartLinks } from './part-links.tsx'
import styles from './side-contents.module.css'
import type { ContentsPart } from './use-read-part.ts'

/** Fewer can be seen at a glance. */
const FEWEST = 3

/** The parts of a long text, for the column beside it: the one being read is marked. Not on a phone, which has no such column. */
export function SideContents({ parts }: { parts: readonly ContentsPart[] }) {
  const t = useTexts(texts)
  const heading = useId()
  if (parts.length < FEWEST) return null
  return (
    <nav aria-labelledby={heading} className={styles.contents}>
      <p id={heading} className={styles.title}>
        {t('onThisPage')}
      </p>
      <ol>
        <PartLinks parts={parts} />
      </ol>
    </nav>
  )
}
