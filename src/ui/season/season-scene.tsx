import styles from './season.module.css'

/**
 * A season's decoration of a header: its frieze along the lower edge, and its scene where the items leave it room.
 */
export function SeasonScene() {
  return (
    <>
      <span aria-hidden="true" className={styles.strip} />
      <span aria-hidden="true" className={styles.frieze} />
    </>
  )
}
