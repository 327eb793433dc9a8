import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './steps.module.css'

const steps = [
  { title: 'step1Title', text: 'step1Text', sign: 'M46 40a18 18 0 1 1-11-28 15 15 0 0 0 11 28zM48 10v10M43 15h10' },
  { title: 'step2Title', text: 'step2Text', sign: 'M12 14h40v28H30L20 52V42h-8zM21 24h22M21 32h14' },
  {
    title: 'step3Title',
    text: 'step3Text',
    sign: 'M16 8h32v48l-5.3-4-5.4 4-5.3-4-5.3 4-5.4-4-5.3 4zM24 20h16M24 28h16M34 38h6',
  },
] as const

/** The steps of a consultation, in order. */
export function Steps() {
  const t = useTexts(texts)
  return (
    <Section title={t('stepsTitle')}>
      <ol className={styles.steps}>
        {steps.map(({ title, text, sign }, place) => (
          <li key={title} className={styles.step}>
            <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false">
              <path d={sign} />
            </svg>
            <div>
              <h3>
                <span className={styles.number}>{place + 1}.</span> {t(title)}
              </h3>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
