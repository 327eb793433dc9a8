import { Card } from '../../../ui/card/card.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './aside.module.css'

/** A suggestion below a text to consult a psychic. */
export function Talk() {
  const t = useTexts(texts)
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{t('talk')}</h2>
      <p>{t('talkText')}</p>
      <OnwardLink to="/voyance">{t('talkLink')}</OnwardLink>
    </Card>
  )
}
