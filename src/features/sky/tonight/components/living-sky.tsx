import { classNames } from '../../../../ui/class-names.ts'
import type { ShownTonight } from '../read-tonight.server.ts'
import styles from './living-sky.module.css'

interface Props extends ShownTonight {
  className?: string
}

/** The plate of the sky, turning as slowly as the sky itself, with what it shows in words. */
export function LivingSky({ pictures, caption, className }: Props) {
  return (
    <figure className={classNames(styles.figure, className)}>
      <div className={styles.plate}>
        <img src={pictures.cadran} alt="" width="600" height="600" className={styles.part} />
        <img src={pictures.ciel} alt="" width="600" height="600" className={classNames(styles.part, styles.turning)} />
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
