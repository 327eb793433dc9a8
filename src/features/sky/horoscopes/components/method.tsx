import { href } from 'react-router'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useShell } from '../../../../ui/shell-data.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './method.module.css'

/** How a horoscope is made, its limits, and links to go on. */
export function Method() {
  const t = useTexts(texts)
  const shell = useShell()
  return (
    <div className={styles.columns}>
      <Section title={t('methodTitle')}>
        <p>{t('method1')}</p>
        <p>{t('method2')}</p>
        <p>{t('method3')}</p>
      </Section>
      <div>
        <Section title={t('more')}>
          <p>{t('moreText')}</p>
          <OnwardLink to={href('/voyance')}>
            {t('seePsychics', { nouns: shell?.site.psychicNoun.plural ?? '' })}
          </OnwardLink>
        </Section>
      </div>
    </div>
  )
}
