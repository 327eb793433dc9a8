import { useTexts } from '../../../../ui/wording.tsx'
import { texts as skyTexts } from '../../sky/texts.ts'
import type { Numbered } from '../number-facts.ts'
import { texts } from '../texts.ts'
import { explain, type Within } from './explain.ts'
import { FactDrawing } from './fact-drawing.tsx'
import styles from './why.module.css'

/** The reasons for some sentences. A fact is explained once on a page; elsewhere a link leads to it. */
export function Why({ sentences, within }: { sentences: readonly Numbered[]; within: Within }) {
  const t = useTexts(texts)
  const first = sentences.filter(({ isFirst }) => isFirst)
  const known = sentences.find(({ isFirst }) => !isFirst)
  if (first.length === 0) {
    return known ? (
      <p className={styles.again}>
        <a href={`#fait-${known.fact}`}>{t('why')}</a>
      </p>
    ) : null
  }
  return (
    <details className={styles.why}>
      <summary>{t('why')}</summary>
      {first.map((one) => (
        <Reason key={one.fact} {...one} within={within} />
      ))}
    </details>
  )
}

function Reason({ because, meaning, fact, within }: Numbered & { within: Within }) {
  const t = useTexts(texts)
  const sky = useTexts(skyTexts)
  if (!because) return <p>{t('because.edited')}</p>
  return (
    <div id={`fait-${fact}`} className={styles.reason}>
      <FactDrawing {...because} />
      <p>
        {explain(because, t, sky, within)} {meaning}
      </p>
    </div>
  )
}
