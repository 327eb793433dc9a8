import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../../../content/content/texts.ts'
import styles from './letters.module.css'

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The alphabet; letters that have terms are links. */
export function Letters({ shown }: { shown: readonly string[] }) {
  const t = useTexts(texts)
  return (
    <nav aria-label={t('letters')} className={styles.letters}>
      {ALPHABET.map((letter) =>
        shown.includes(letter) ? (
          <a key={letter} href={`#${letter}`} className={styles.letter}>
            {letter}
          </a>
        ) : (
          <span key={letter} aria-hidden="true" className={styles.none}>
            {letter}
          </span>
        ),
      )}
    </nav>
  )
}
