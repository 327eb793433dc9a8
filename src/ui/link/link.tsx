import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { texts } from '../texts.ts'
import { useTexts } from '../wording.tsx'
import styles from './link.module.css'

interface OnwardLinkProps {
  to: string
  /** Loads a whole document: another program's page, or this one in another mode. */
  reload?: boolean
  children: ReactNode
}

/** A standalone link to a further page of the site. */
export function OnwardLink({ to, reload = false, children }: OnwardLinkProps) {
  return (
    <Link to={to} reloadDocument={reload} className={styles.alone}>
      {children}
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d="M3 8h10M9 4l4 4-4 4" />
      </svg>
    </Link>
  )
}

/** A standalone link back to the previous page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classNames(styles.alone, styles.back)}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d="M13 8H3M7 4 3 8l4 4" />
      </svg>
      {children}
    </Link>
  )
}

/** A link to another site, marked as such, without a referrer. */
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
