import styles from './sky.module.css'

/** The curved edge between the dark header and the page, with a rising star. */
export function Horizon() {
  return (
    <svg
      viewBox="0 0 1440 72"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={styles.horizon}
    >
      <path d="M0 72V58Q720 -34 1440 58V72z" className={styles.earth} />
      <path d="M0 58Q720 -34 1440 58" className={styles.edge} />
    </svg>
  )
}
