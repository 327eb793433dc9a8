import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './entry.module.css'

/** What a person asked themselves, or the cards. */
export function Question({ words }: { words: string }) {
  const t = useTexts(texts)
  return (
    <blockquote className={styles.question}>
      <span className="visually-hidden">{t('question')} : </span>« {words} »
    </blockquote>
  )
}
