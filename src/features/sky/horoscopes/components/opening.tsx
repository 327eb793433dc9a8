import { Card } from '../../../../ui/card/card.tsx'
import type { Numbered } from '../number-facts.ts'
import type { Within } from './explain.ts'
import styles from './opening.module.css'
import { Why } from './why.tsx'

interface OpeningProps {
  headline: string | null
  sentences: readonly Numbered[]
  within: Within
}

/** What a horoscope begins with: a headline and one paragraph for a day, the dates in their order for longer spans. */
export function Opening({ headline, sentences, within }: OpeningProps) {
  return (
    <Card as="section" className={styles.opening}>
      {headline ? (
        <>
          <p className={styles.headline}>{headline}</p>
          <p>{sentences.map(({ text }) => text).join(' ')}</p>
        </>
      ) : (
        <ul className={styles.dates}>
          {sentences.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <Why sentences={sentences} within={within} />
    </Card>
  )
}
