import { CardPicture } from '../../cards/components/card-picture.tsx'
import styles from './fan.module.css'

const SHOWN = ['la-lune', 'l-amoureux', 'l-etoile', 'la-roue-de-fortune', 'le-soleil'] as const
const IN_FRONT = 'le-soleil'

/** Five trumps held like a hand of cards; decorative. */
export const Fan = () => (
  <div className={styles.fan} aria-hidden="true">
    {SHOWN.map((slug) => (
      <div key={slug} className={styles.card}>
        <CardPicture
          deck="le-tarot-de-marseille"
          slug={slug}
          alt=""
          sizes="(min-width: 64rem) 13rem, 32vw"
          first
          main={slug === IN_FRONT}
        />
      </div>
    ))}
  </div>
)
