import type { ReactNode } from 'react'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import styles from './account-rows.module.css'

/** The rows of an account page, each with an action. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <Card>
    <ul className={styles.rows}>{children}</ul>
  </Card>
)

export function Row({ name, to, link, children }: { name: string; to: string; link: string; children: ReactNode }) {
  const act = (
    <ButtonLink to={to} variant="quiet" className={styles.link}>
      {link}
    </ButtonLink>
  )
  return (
    <Line name={name} act={act}>
      {children}
    </Line>
  )
}

export const Line = ({ name, act, children }: { name: string; act: ReactNode; children?: ReactNode }) => (
  <li className={styles.row}>
    <div className={styles.words}>
      <h3>{name}</h3>
      {children ? <p>{children}</p> : null}
    </div>
    {act}
  </li>
)
