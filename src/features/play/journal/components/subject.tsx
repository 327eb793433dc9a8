import { inDay, inDays, inMinutes } from '../../../../platform/i18n/french.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import type { Subject as Shown, SubjectOf } from '../shapes.server.ts'
import { texts } from '../texts.ts'
import styles from './entry.module.css'
import { Question } from './question.tsx'

/** What an entry is about, as it was when it was kept. */
export function Subject({ subject }: { subject: Shown }) {
  const t = useTexts(texts)
  switch (subject.kind) {
    case 'draw':
      return <Draw draw={subject} />
    case 'question':
      return <Question words={subject.question} />
    case 'horoscope':
      return <Horoscope horoscope={subject} />
    case 'consultation':
      return (
        <p className={styles.when}>
          {t('consultationOf', { day: inDay(subject.day), time: inMinutes(subject.seconds) })}
        </p>
      )
  }
}

function Draw({ draw: { spread, day, question, cards } }: { draw: SubjectOf<'draw'> }) {
  const t = useTexts(texts)
  return (
    <div className={styles.subject}>
      <p className={styles.when}>{t('drawOf', { spread, day: inDay(day) })}</p>
      {question ? <Question words={question} /> : null}
      <ol className={styles.cards}>
        {cards.map(({ name, reversed, position }) => (
          <li key={position}>{t('cardAt', { position, card: reversed ? t('reversed', { card: name }) : name })}</li>
        ))}
      </ol>
    </div>
  )
}

function Horoscope({ horoscope: { from, to, parts } }: { horoscope: SubjectOf<'horoscope'> }) {
  const t = useTexts(texts)
  return (
    <div className={styles.subject}>
      <p className={styles.when}>{t('horoscopeOf', { days: from === to ? inDay(from) : inDays(from, to) })}</p>
      <dl className={styles.parts}>
        {parts.map(({ topic, text }) => (
          <div key={topic}>
            <dt>{t(`topic.${topic}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
