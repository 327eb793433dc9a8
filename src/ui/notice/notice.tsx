import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './notice.module.css'

/** Bad news interrupts (alert); the rest waits its turn (status). */
export function Notice({ tone = 'info', children }: { tone?: 'info' | 'good' | 'bad'; children: ReactNode }) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
