import { useTexts } from '../../../../ui/wording.tsx'
import { inKind } from '../../games/in-kind.ts'
import type { ResultPageView } from '../read-result-page.server.ts'
import type { Recomputed } from '../recompute.ts'
import { resultTexts } from '../result-texts.ts'
import { useCardName } from './use-card-name.ts'
import styles from './verify.module.css'

interface StepsProps {
  /** Of the game. */
  kind: string
  verify: ResultPageView['verify']
  seen: ResultPageView['indices']
  found: Recomputed
}

/** The three steps of the verification, each beside what was shown before. */
export function VerifySteps({ kind, verify, seen, found }: StepsProps) {
  const t = useTexts(resultTexts)
  const nameOf = useCardName()
  const isSealed = found.commitment === verify.commitment
  const names = new Map(seen.map(({ index, name }) => [index, name]))
  const rows = seen.map((card, place) => {
    const again = found.cards[place]
    const name = again ? (names.get(again.card) ?? `n° ${again.card + 1}`) : ''
    const isSame = again?.card === card.index && again.reversed === card.reversed
    return { card, again: { name, reversed: again?.reversed ?? false }, isSame }
  })
  const areSame = rows.every(({ isSame }) => isSame)
  return (
    <ol className={styles.steps}>
      <li className={isSealed ? styles.true : styles.false}>
        <h3>{t(isSealed ? 'step1' : 'step1Wrong')}</h3>
        <p>
          <code>{found.commitment}</code>
        </p>
      </li>
      <li className={styles.true}>
        <h3>{t('step2')}</h3>
        <p>
          <code>{verify.clientSeed}</code>
        </p>
      </li>
      <li className={areSame ? styles.true : styles.false}>
        <h3>{t(inKind(kind, areSame ? 'step3' : 'step3Wrong'))}</h3>
        <table className={styles.cards}>
          <thead>
            <tr>
              <th scope="col">{t('seen')}</th>
              <th scope="col">{t('computed')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ card, again }) => (
              <tr key={card.index}>
                <td>{nameOf(card)}</td>
                <td>{nameOf(again)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </li>
    </ol>
  )
}
