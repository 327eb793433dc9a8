import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { texts } from '../texts.ts'
import { useTexts } from '../wording.tsx'
import styles from './link.module.css'

/** A link that stands alone and leads further on the site. */
export function OnwardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.alone}>
      {children}
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d="M3 8h10M9 4l4 4-4 4" />
      </svg>
    </Link>
  )
}

/** A link to another site, which says so and tells it nothing of this one. */
export function OutsideLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  const t = useTexts(texts)
  return (
    <a href={href} rel="noopener" className={className}>
      {children}
      <span className="visually-hidden"> {t('otherSite')}</span>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false" className={styles.out}>
        <path d="M4.5 2.5h5v5M9.5 2.5l-7 7" />
      </svg>
    </a>
  )
}
