import { itemAt } from '../../../../platform/needed/needed.ts'
import { numberFacts } from '../number-facts.ts'
import type { OpeningView, SectionView } from '../views.ts'
import type { Within } from './explain.ts'
import styles from './horoscope-text.module.css'
import { Opening } from './opening.tsx'
import { TopicCard } from './topic-card.tsx'

interface HoroscopeTextProps {
  opening: Pick<OpeningView, 'headline' | 'sentences'>
  sections: readonly Pick<SectionView, 'topic' | 'score' | 'sentences'>[]
  within: Within
}

/** A whole horoscope: its opening and its topics, each fact explained once. */
export function HoroscopeText({ opening, sections, within }: HoroscopeTextProps) {
  const [first, ...rest] = numberFacts([opening.sentences, ...sections.map(({ sentences }) => sentences)])
  return (
    <>
      <Opening headline={opening.headline} sentences={first ?? []} within={within} />
      <div className={styles.topics}>
        {sections.map(({ topic, score }, index) => (
          <TopicCard key={topic} topic={topic} score={score} sentences={itemAt(rest, index)} within={within} />
        ))}
      </div>
    </>
  )
}
