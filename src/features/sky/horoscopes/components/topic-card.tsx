import { Card } from '../../../../ui/card/card.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts as skyTexts } from '../../sky/texts.ts'
import { texts } from '../texts.ts'
import type { SectionView } from '../views.ts'
import { explain } from './explain.ts'
import { Score } from './score.tsx'
import styles from './topic-card.module.css'

export type ShownSection = Pick<SectionView, 'topic' | 'score' | 'sentences'> & {
  /** Whether it is based on the person's own chart. */
  isOwn?: boolean
}

/** One topic: its score, and its sentences with the reason under each. */
export function TopicCard({ topic, score, sentences, isOwn = false }: ShownSection) {
  const t = useTexts(texts)
  const sky = useTexts(skyTexts)
  return (
    <Card as="section" className={styles.topic}>
      <header className={styles.head}>
        <h2>{t(`topic.${topic}`)}</h2>
        <Score value={score} />
      </header>
      {sentences.map(({ text, because }) => (
        <div key={text} className={styles.sentence}>
          <p>{text}</p>
          <details>
            <summary>{t('why')}</summary>
            <p>{because ? explain(because, t, sky, isOwn) : t('because.edited')}</p>
          </details>
        </div>
      ))}
    </Card>
  )
}
