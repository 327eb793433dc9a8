import type { ReactNode } from 'react'
import type { ShellData } from '../shell-data.ts'
import { ToastProvider } from '../toast/toast.tsx'
import { useTexts } from '../wording.tsx'
import { Arrival } from './arrival.tsx'
import { BottomBar } from './bottom-bar.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { Overlay } from './overlay.tsx'
import { Progress } from './progress.tsx'
import { Spoken } from './spoken.tsx'
import { texts } from './texts.ts'

interface Props {
  shell: ShellData | undefined
  /** Small cards at the edge of the page, each optional. */
  notices: ReactNode
  /** Null hides it. */
  footer: ReactNode
  /** Shown above every page. */
  strip: ReactNode
  /** The page has its own header. */
  plain: boolean
  children: ReactNode
}

/** The layout around every page. If the site's data is missing, only the page is rendered. */
export function Frame({ shell, notices, footer, strip, plain, children }: Props) {
  const t = useTexts(texts)
  if (!shell) return children
  return (
    <ToastProvider>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <Progress />
      <Overlay />
      <Spoken />
      <Arrival />
      <div className={styles.corner} aria-live="polite">
        {plain ? null : notices}
      </div>
      {strip}
      {plain ? (
        children
      ) : (
        <div className={styles.frame}>
          <Header site={shell.site} season={shell.season} person={shell.person} />
          {children}
          <div className={styles.foot}>
            {footer}
            <BottomBar site={shell.site} person={shell.person} />
          </div>
        </div>
      )}
    </ToastProvider>
  )
}
