import { Section } from '../../../../ui/page/section.tsx'
import { Progress } from '../../../../ui/progress/progress.tsx'
import { SupportNumbers } from '../../../../ui/shell/support-numbers.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { Portrait } from '../compose.ts'
import { resultTexts } from '../result-texts.ts'
import { texts } from '../texts.ts'
import styles from './portrait-view.module.css'

/** The portrait; when answers call for help, help comes first and nothing is measured. */
export function PortraitView({
  portrait: { calls, opening, parts, together, gestures, closing },
}: {
  portrait: Portrait
}) {
  const t = useTexts(resultTexts)
  const s = useTexts(texts)
  return (
    <>
      <p className={styles.opening}>{opening}</p>
      {calls ? (
        <section aria-labelledby="aide" className={styles.help}>
          <h2 id="aide">{t('help')}</h2>
          <SupportNumbers others={[{ number: '116006', label: t('victims') }]} />
        </section>
      ) : null}
      <Section title={t('parts')}>
        <div className={styles.parts}>
          {parts.map(({ dimension, score, level, text }) => (
            <article key={dimension} className={styles.part}>
              <h3>{s(dimension)}</h3>
              {calls ? null : <Progress label={t(level)} value={score} max={100} said={t('score', { score })} />}
              <p>{text}</p>
            </article>
          ))}
        </div>
      </Section>
      <Section title={t(calls ? 'careTogether' : 'together')}>
        {together.map((paragraph) => (
          <p key={paragraph} className={styles.words}>
            {paragraph}
          </p>
        ))}
      </Section>
      <Section title={t(calls ? 'careGestures' : 'gestures')}>
        <ol className={styles.gestures}>
          {gestures.map((gesture) => (
            <li key={gesture}>{gesture}</li>
          ))}
        </ol>
        <p className={styles.words}>{closing}</p>
      </Section>
    </>
  )
}
