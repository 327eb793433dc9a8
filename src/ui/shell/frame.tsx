import type { ReactNode } from 'react'
import { useTexts } from '../wording.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { Progress } from './progress.tsx'
import type { ShellData } from './shell-data.ts'
import { texts } from './texts.ts'

/** What surrounds every page. Without a site to name, the page stands alone. */
export function Frame({ shell, children }: { shell: ShellData | undefined; children: ReactNode }) {
  const t = useTexts(texts)
  if (!shell) return children
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <Progress />
      <Header site={shell.site} person={shell.person} />
      {children}
      <Footer site={shell.site} person={shell.person} mode={shell.mode} />
      <BottomBar site={shell.site} person={shell.person} />
    </>
  )
}
