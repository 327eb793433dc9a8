import { href } from 'react-router'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './free-sky.module.css'

const pages = [
  { to: href('/theme-astral'), title: 'skyChartTitle', text: 'skyChartText', go: 'skyChartGo' },
  { to: href('/compatibilite-amoureuse'), title: 'skyMatchTitle', text: 'skyMatchText', go: 'skyMatchGo' },
] as const

/** Links to the free astrology pages, which need no account. */
export function FreeSky() {
  const t = useTexts(texts)
  return (
    <Section title={t('skyTitle')}>
      <ul className={styles.pages}>
        {pages.map(({ to, title, text, go }) => (
          <li key={to} className={styles.page}>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
            <OnwardLink to={to}>{t(go)}</OnwardLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
