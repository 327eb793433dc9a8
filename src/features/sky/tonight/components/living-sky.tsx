import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import type { ShownTonight } from '../read-tonight.server.ts'
import styles from './living-sky.module.css'

interface Props extends ShownTonight {
  className?: string
  /** In the head of a page; by default as wide as its place. */
  size?: 'head' | 'small'
  /** Under the caption. */
  children?: ReactNode
}

/** The plate of the sky, turning as slowly as the sky itself, with what it shows in words. */
export function LivingSky({ pictures, caption, className, size, children }: Props) {
  return (
    <figure className={classNames(styles.figure, size && styles[size], className)}>
      <div className={styles.plate}>
        <img src={pictures.cadran} alt="" width="600" height="600" className={styles.part} />
        <img src={pictures.ciel} alt="" width="600" height="600" className={classNames(styles.part, styles.turning)} />
      </div>
      <figcaption className={styles.caption}>
        <p>{caption}</p>
        {children}
      </figcaption>
    </figure>
  )
}
