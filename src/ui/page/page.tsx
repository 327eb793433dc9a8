import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './page.module.css'

interface PageProps {
  title: string
  lead?: ReactNode
  /** A small control beside the title. */
  beside?: ReactNode
  width?: 'narrow' | 'normal' | 'wide'
  aside?: ReactNode
  /** A `PageScene` at the head of the page: beside the title, above the aside; below the title on a phone. */
  plate?: ReactNode
  /** Shown beside the title, which then has a dark band of its own. */
  portrait?: ReactNode
  children: ReactNode
}

/** The main part of a page, with its one h1. */
export function Page({ title, lead, beside, width = 'normal', aside, plate, portrait, children }: PageProps) {
  // A column at the side fills the page, and so does a scene.
  const content = aside || plate ? styles.wide : styles[width]
  const head = (
    <div className={styles.head}>
      {beside ? (
        <div className={styles.titled}>
          <h1>{title}</h1>
          {beside}
        </div>
      ) : (
        <h1>{title}</h1>
      )}
      {lead ? <div className={styles.lead}>{lead}</div> : null}
    </div>
  )
  const body = aside ? (
    <div className={styles.columns}>
      <div className={styles.body}>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  ) : (
    <div className={classNames(styles.body, plate ? styles[width] : undefined)}>{children}</div>
  )
  if (!portrait) {
    return (
      <main id="content" tabIndex={-1} className={classNames(styles.page, content)}>
        {plate ? (
          <header className={styles.plated}>
            {head}
            {plate}
          </header>
        ) : (
          <header>{head}</header>
        )}
        {body}
      </main>
    )
  }
  return (
    <main id="content" tabIndex={-1} className={styles.banded}>
      <header className={classNames('night', styles.band)}>
        <div className={classNames(styles.bandInside, content, aside ? styles.risen : undefined)}>
          {portrait}
          {head}
        </div>
      </header>
      <div className={classNames(styles.page, content)}>{body}</div>
    </main>
  )
}
