import { Card } from '../../../../ui/card/card.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { Topic } from '../fragments/sheet.ts'
import type { Numbered } from '../number-facts.ts'
import { texts } from '../texts.ts'
import type { Within } from './explain.ts'
import { Score } from './score.tsx'
import styles from './topic-card.module.css'
import { Why } from './why.tsx'

interface TopicCardProps {
  topic: Topic
  score: number
  sentences: readonly Numbered[]
  within: Within
}

/** One topic: its score, and its sentences with the reason under each. */
export function TopicCard({ topic, score, sentences, within }: TopicCardProps) {
  const t = useTexts(texts)
  return (
    <Card as="section" className={styles.topic}>
      <header className={styles.head}>
        <h2>{t(`topic.${topic}`)}</h2>
        <Score value={score} />
      </header>
      {sentences.map((one) => (
        <div key={one.text} className={styles.sentence}>
          <p>{one.text}</p>
          <Why sentences={[one]} within={within} />
        </div>
      ))}
    </Card>
  )
}
