import { OnwardLink } from '../../../../ui/link/link.tsx'
import { useShell } from '../../../../ui/shell-data.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './ways.module.css'

/** Where to go without a word to look for. */
export function Ways() {
  const t = useTexts(texts)
  const nouns = useShell()?.site.psychicNoun.plural ?? ''
  return (
    <nav aria-label={t('ways')} className={styles.ways}>
      <OnwardLink to="/voyance">{t('wayPsychics', { nouns })}</OnwardLink>
      <OnwardLink to="/questions-frequentes">{t('wayQuestions')}</OnwardLink>
      <OnwardLink to="/mag">{t('wayMag')}</OnwardLink>
      <OnwardLink to="/voyance/lexique">{t('wayGlossary')}</OnwardLink>
      <OnwardLink to="/horoscope">{t('wayHoroscope')}</OnwardLink>
    </nav>
  )
}
