import styles from './season.module.css'

/** The season's own figure, instead of the brand's. */
export function SeasonSky() {
  return <span aria-hidden="true" className={styles.sky} />
}
