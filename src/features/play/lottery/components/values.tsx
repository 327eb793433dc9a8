import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../../table/components/verify.module.css'
import { proofTexts } from '../proof-texts.ts'
import type { LotteryView } from '../read-lottery.server.ts'

type Name = 'commitment' | 'digest' | 'round' | 'publicKey' | 'evidence' | 'seed' | 'randomness' | 'place' | 'code'

function valuesOf({ commitment, list, round, outcome }: LotteryView): readonly [Name, string][] {
  const own: [Name, string][] = [['commitment', commitment]]
  if (list) own.push(['digest', list.digest])
  if (round) own.push(['round', String(round.number)], ['publicKey', round.publicKey])
  if (!outcome) return own
  const { source, evidence, randomness, place, code } = outcome
  own.push([source === 'seed' ? 'seed' : 'evidence', evidence], ['randomness', randomness])
  return [...own, ['place', String(place)], ['code', code]]
}

/** All published values, for readers who check with a program of their own. */
export function Values({ of }: { of: LotteryView }) {
  const t = useTexts(proofTexts)
  return (
    <details className={styles.values}>
      <summary>{t('values')}</summary>
      <dl>
        {valuesOf(of).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`value.${name}`)}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
