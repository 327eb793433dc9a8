import type { LoveTheme } from '../../../../astrology/names.ts'
import { Progress } from '../../../../ui/progress/progress.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { inPoints, levelOf } from '../level.ts'
import { texts } from '../texts.ts'
import styles from './themes.module.css'

export interface ShownTheme {
  theme: LoveTheme
  score: number
  /** What the score means for these two. */
  text?: string
  because: readonly { what: string; points: number }[]
}

interface ThemesProps {
  themes: readonly ShownTheme[]
  start?: string
  /** A theme that is told and not scored. */
  daily?: { title: string; text: string }
}

/** The score of each theme, with what it means and its reasons. */
export function Themes({ themes, start, daily }: ThemesProps) {
  const t = useTexts(texts)
  return (
    <div className={styles.themes}>
      {themes.map(({ theme, score, text, because }) => (
        <article key={theme} className={styles.theme}>
          <h3>{t(theme)}</h3>
          <Progress label={t(levelOf(score))} value={score} max={100} said={t('score', { score })} />
          {text === undefined ? null : <p>{text}</p>}
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
      {daily ? (
        <article className={styles.theme}>
          <h3>{daily.title}</h3>
          <p>{daily.text}</p>
        </article>
      ) : null}
    </div>
  )
}
