import type { Sign } from '../../../../astrology/names.ts'
import { signPicture } from '../sign-picture.ts'
import styles from './sign-medal.module.css'

interface SignMedalProps {
  sign: Sign
  /** Pixels. */
  size: number
  /** Stands in the first screen: loads at once. */
  first?: boolean
}

/** The engraved medal of a sign; decorative, since its name is beside it. */
export function SignMedal({ sign, size, first = false }: SignMedalProps) {
  return (
    <img
      className={styles.medal}
      // Must precede the address, or some browsers begin to load.
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      src={signPicture(sign)}
      alt=""
      width={size}
      height={size}
    />
  )
}
