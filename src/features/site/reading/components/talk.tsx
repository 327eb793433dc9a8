import { href } from 'react-router'
import { Card } from '../../../../ui/card/card.tsx'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../../../content/content/components/aside.module.css'
import { texts } from '../../../content/content/texts.ts'

/** A suggestion below a text to consult a psychic. */
export function Talk() {
  const t = useTexts(texts)
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{t('talk')}</h2>
      <p>{t('talkText')}</p>
      <OnwardLink to={href('/voyance')}>{t('talkLink')}</OnwardLink>
    </Card>
  )
}
