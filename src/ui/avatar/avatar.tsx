import { classNames } from '../class-names.ts'
import styles from './avatar.module.css'

const HUES = 6

/** The same name has the same ground everywhere, without storing one. */
function hueOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973
  return sum % HUES
}

const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0]!.toLocaleUpperCase('fr'))
    .join('')

/** A portrait, or initials. Decorative: the name always stands beside it. */
export function Avatar({ name, src, size = 64 }: { name: string; src?: string | null; size?: number }) {
  if (src) return <img className={styles.avatar} src={src} alt="" width={size} height={size} loading="lazy" />
  return (
    <svg
      className={classNames(styles.avatar, styles[`hue${hueOf(name)}`])}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="64" height="64" className={styles.ground} />
      <circle cx="32" cy="32" r="27" className={styles.orbit} />
      <circle cx="51.1" cy="12.9" r="2" className={styles.moon} />
      <text x="32" y="33" className={styles.initials} textAnchor="middle" dominantBaseline="central">
        {initialsOf(name)}
      </text>
    </svg>
  )
}
