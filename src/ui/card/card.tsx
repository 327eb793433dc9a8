import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

interface CardProps {
  as?: 'article' | 'section' | 'div' | 'li'
  className?: string
  children: ReactNode
}

export function Card({ as: Tag = 'div', className, children }: CardProps) {
  return <Tag className={classNames(styles.card, className)}>{children}</Tag>
}
