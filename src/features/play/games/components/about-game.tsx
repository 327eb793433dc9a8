import { Accordion } from '../../../../ui/accordion/accordion.tsx'
import { RichText } from '../../../../ui/rich-text/rich-text.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './about-game.module.css'
import { Paragraphs } from './paragraphs.tsx'

interface AboutGameProps {
  game: { intro: string; asking: string | null; questions: readonly { question: string; answer: string }[] }
}

/** What a game's entry says below its table. */
export function AboutGame({ game: { intro, asking, questions } }: AboutGameProps) {
  const t = useTexts(texts)
  return (
    <div className={styles.about}>
      <div className={styles.part}>
        <RichText html={intro} />
      </div>
      {asking ? (
        <section aria-labelledby="demander" className={styles.part}>
          <h2 id="demander">{t('asking')}</h2>
          <Paragraphs text={asking} />
        </section>
      ) : null}
      {questions.length > 0 ? (
        <section aria-labelledby="questions" className={styles.part}>
          <h2 id="questions">{t('questions')}</h2>
          <Accordion folds={questions.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))} />
        </section>
      ) : null}
    </div>
  )
}
