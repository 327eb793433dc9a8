import { href } from 'react-router'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { useShell } from '../../../../ui/shell-data.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './ways.module.css'

/** Links shown when nothing is searched for. */
export function Ways() {
  const t = useTexts(texts)
  const nouns = useShell()?.site.psychicNoun.plural ?? ''
  return (
    <nav aria-label={t('ways')} className={styles.ways}>
      <OnwardLink to={href('/voyance')}>{t('wayPsychics', { nouns })}</OnwardLink>
      <OnwardLink to={href('/questions-frequentes')}>{t('wayQuestions')}</OnwardLink>
      <OnwardLink to={href('/mag')}>{t('wayMag')}</OnwardLink>
      <OnwardLink to={href('/voyance/lexique')}>{t('wayGlossary')}</OnwardLink>
      <OnwardLink to={href('/horoscope')}>{t('wayHoroscope')}</OnwardLink>
    </nav>
  )
}
