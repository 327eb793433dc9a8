import { perMinute } from '../../platform/i18n/french.ts'
import styles from './price.module.css'

/** A price per minute, with its unit. */
export function Price({ centsPerMinute }: { centsPerMinute: number }) {
  return <span className={styles.price}>{perMinute(centsPerMinute)}</span>
}
