import { RichText } from '../../../../ui/rich-text/rich-text.tsx'
import styles from './prose.module.css'

/** A long text, sixty-five characters per line. */
export function Prose({ html }: { html: string }) {
  return (
    <div className={styles.prose}>
      <RichText html={html} />
    </div>
  )
}
