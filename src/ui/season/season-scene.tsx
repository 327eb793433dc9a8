import styles from './season.module.css'

/** What a season adds to a header: its scene in the room that is left, on small screens its frieze along the lower edge. */
export function SeasonScene() {
  return (
    <>
      <span aria-hidden="true" className={styles.strip} />
      <span aria-hidden="true" className={styles.frieze} />
    </>
  )
}
