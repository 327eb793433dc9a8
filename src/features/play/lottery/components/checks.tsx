import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../../table/components/verify.module.css'
import { proofTexts } from '../proof-texts.ts'
import type { Recomputed } from '../recompute.ts'

/** What this browser computed, step by step. */
export function Checks({ found, source }: { found: Recomputed; source: 'beacon' | 'seed' }) {
  const t = useTexts(proofTexts)
  const { digest, isSameList, isTrueSource, isSameWinner, code, place } = found
  const look = (isRight: boolean) => (isRight ? styles.true : styles.false)
  return (
    <ol className={styles.steps}>
      <li className={look(isSameList)}>
        <p>{t(isSameList ? 'list' : 'listWrong')}</p>
        <code>{digest}</code>
      </li>
      <li className={look(isTrueSource)}>
        <p>{t(isTrueSource ? source : `${source}Wrong`)}</p>
      </li>
      <li className={look(isSameWinner)}>
        <p>{t(isSameWinner ? 'winner' : 'winnerWrong')}</p>
        <code>{t('winnerValue', { code, place: String(place + 1) })}</code>
      </li>
    </ol>
  )
}
