import type { LoveTheme } from '../../../../astrology/names.ts'
import { Progress } from '../../../../ui/progress/progress.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { inPoints, levelOf } from '../level.ts'
import { texts } from '../texts.ts'
import styles from './themes.module.css'

export interface ShownTheme {
  theme: LoveTheme
  score: number
  because: readonly { what: string; points: number }[]
}

/** The score of each theme, with its reasons. */
export function Themes({ themes, start }: { themes: readonly ShownTheme[]; start?: string }) {
  const t = useTexts(texts)
  return (
    <div className={styles.themes}>
      {themes.map(({ theme, score, because }) => (
        <article key={theme} className={styles.theme}>
          <h3>{t(theme)}</h3>
          <Progress label={t(levelOf(score))} value={score} max={100} said={t('score', { score })} />
          <details>
            <summary>{t('why')}</summary>
            {because.length === 0 ? (
              <p>{t('noReason')}</p>
            ) : (
              <ul>
                {start ? <li>{start}</li> : null}
                {because.map(({ what, points }) => (
                  <li key={what}>{t('reason', { what, points: inPoints(points) })}</li>
                ))}
              </ul>
            )}
          </details>
        </article>
      ))}
    </div>
  )
}
