import styles from './season.module.css'

/** The season's own figure, where the brand's stands otherwise. */
export function SeasonSky() {
  return <span aria-hidden="true" className={styles.sky} />
}
