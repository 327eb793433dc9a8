import { inDay } from '../../../../platform/i18n/french.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { EntryView } from '../shapes.server.ts'
import { texts } from '../texts.ts'
import styles from './entry.module.css'

/** What the person said became of it. */
export function Answer({ answer: { verdict, words, at } }: { answer: NonNullable<EntryView['answer']> }) {
  const t = useTexts(texts)
  return (
    <Card className={styles.subject}>
      <p className={styles.verdict}>{t(`verdict.${verdict}`)}</p>
      {words ? <p className={styles.words}>{words}</p> : null}
      <p className={styles.when}>{t('answeredOn', { day: inDay(at) })}</p>
    </Card>
  )
}
