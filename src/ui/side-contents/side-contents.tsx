import { useId } from 'react'
import { texts } from '../texts.ts'
import { useTexts } from '../wording.tsx'
import styles from './side-contents.module.css'
import { useReadPart } from './use-read-part.ts'

export interface ContentsPart {
  /** Of the part's element. */
  id: string
  title: string
}

/** Fewer can be seen at a glance. */
const FEWEST = 3

/** The parts of a long text, for the column beside it: the one being read is marked. Not on a phone, which has no such column. */
export function SideContents({ parts }: { parts: readonly ContentsPart[] }) {
  const t = useTexts(texts)
  const heading = useId()
  const read = useReadPart(parts)
  if (parts.length < FEWEST) return null
  return (
    <nav aria-labelledby={heading} className={styles.contents}>
      <p id={heading} className={styles.title}>
        {t('onThisPage')}
      </p>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === read ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
