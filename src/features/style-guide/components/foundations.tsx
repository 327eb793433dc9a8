import { Section } from '../../../ui/page/section.tsx'
import { LinkedText, useTexts } from '../../../ui/wording.tsx'
import styles from '../style-guide.module.css'
import { texts } from '../texts.ts'

const colours = [
  'ground',
  'surface',
  'sunken',
  'ink',
  'ink-soft',
  'line-strong',
  'night',
  'night-high',
  'metal',
  'metal-line',
  'good',
  'busy',
  'bad',
] as const

export function Foundations() {
  const t = useTexts(texts)
  return (
    <>
      <Section title={t('colours')}>
        <ul className={styles.row}>
          {colours.map((colour) => (
            <li key={colour} className={styles.swatch}>
              <svg viewBox="0 0 96 56" aria-hidden="true" focusable="false">
                <rect width="96" height="56" className={styles[colour]} />
              </svg>
              {colour}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('type')}>
        <div className={styles.prose}>
          <h2>{t('typeTitle')}</h2>
          <h3>{t('typeTitle')}</h3>
          <p>
            <LinkedText from={texts} name="typeText" links={{ link: { href: '/voyance', label: t('typeLink') } }} />
          </p>
          <small>{t('lead')}</small>
        </div>
      </Section>
    </>
  )
}
