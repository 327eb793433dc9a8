import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './chart-sheet.module.css'

/** The chart read as a whole. */
export function PortraitRead({ paragraphs }: { paragraphs: readonly string[] }) {
  const t = useTexts(texts)
  return (
    <Section id="portrait" title={t('portrait')}>
      <div className={styles.portrait}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}
