import styles from './season.module.css'

/**
 * A season's decoration of a header: its scene in the remaining room, on small screens its frieze along the lower edge.
 */
export function SeasonScene() {
  return (
    <>
      <span aria-hidden="true" className={styles.strip} />
      <span aria-hidden="true" className={styles.frieze} />
    </>
  )
}
