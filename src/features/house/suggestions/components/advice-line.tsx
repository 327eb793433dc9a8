import { useTexts } from '../../../../ui/wording.tsx'
import { messages } from '../texts.ts'
import styles from './advice.module.css'
import type { Advice } from './use-advice.ts'

/** What a check found wrong, under the field; it is in the page from the start, so that screen readers announce it. */
export function AdviceLine({ advice: { message } }: { advice: Advice }) {
  const say = useTexts(messages)
  return (
    <div role="status" className={styles.advice}>
      {message ? <p>{say(message.slice('error.'.length) as keyof typeof messages.entries)}</p> : null}
    </div>
  )
}
