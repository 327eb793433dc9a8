import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

interface CardProps {
  id?: string | undefined
  as?: 'article' | 'section' | 'div' | 'li'
  className?: string
  children: ReactNode
}

export function Card({ as: Tag = 'div', id, className, children }: CardProps) {
  return (
    <Tag id={id} className={classNames(styles.card, 'house-card', className)}>
      {children}
    </Tag>
  )
}
