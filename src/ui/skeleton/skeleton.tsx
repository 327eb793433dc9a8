import { classNames } from '../class-names.ts'
import { texts } from '../texts.ts'
import { useTexts } from '../wording.tsx'
import styles from './skeleton.module.css'

/** A placeholder of the coming content, so that the layout does not shift. */
export function Skeleton({ lines = 3, portrait = false }: { lines?: number; portrait?: boolean }) {
  const t = useTexts(texts)
  return (
    <div role="status" className={classNames(styles.skeleton, portrait && styles.beside)}>
      <span className="visually-hidden">{t('loading')}</span>
      {portrait ? <span className={styles.portrait} /> : null}
      <span className={styles.lines}>
        {Array.from({ length: lines }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines without content keep their order
          <span key={place} className={styles.line} />
        ))}
      </span>
    </div>
  )
}
