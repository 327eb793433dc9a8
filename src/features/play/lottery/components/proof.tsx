import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../../table/components/verify.module.css'
import { proofTexts } from '../proof-texts.ts'
import type { LotteryView } from '../read-lottery.server.ts'
import type { Recomputed } from '../recompute.ts'
import { Checks } from './checks.tsx'
import { Values } from './values.tsx'

/** How the winner is chosen, everything that proves it, and a button that computes it again in this browser. */
export function Proof({ of }: { of: LotteryView }) {
  const t = useTexts(proofTexts)
  const { list, round, outcome } = of
  return (
    <Section title={t('title')}>
      <ol className={styles.sentences}>
        <li>{t('step1')}</li>
        <li>{t('step2')}</li>
        <li>{t('step3')}</li>
      </ol>
      <p>{t(outcome?.source === 'seed' ? 'bySeed' : 'fallback')}</p>
      {round && !round.isPublic ? <Notice tone="info">{t('demonstration')}</Notice> : null}
      {outcome ? <Verify of={of} /> : null}
      {list ? (
        <p>
          <a href={list.file} download>
            {t('file')}
          </a>
        </p>
      ) : null}
      <Values of={of} />
    </Section>
  )
}

function Verify({ of }: { of: LotteryView }) {
  const t = useTexts(proofTexts)
  const [scripts, setScripts] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | Recomputed>('idle')
  useEffect(() => setScripts(true), [])
  async function run() {
    setState('busy')
    try {
      const { isDrawn, recompute } = await import('../recompute.ts')
      if (!isDrawn(of)) return setState('failed')
      const answer = await fetch(of.list.file)
      setState(answer.ok ? await recompute(of, await answer.text()) : 'failed')
    } catch {
      // No connection, or one that was cut.
      setState('failed')
    }
  }
  if (!scripts) return <p>{t('noScripts')}</p>
  return (
    <>
      <p>
        <Button type="button" variant="secondary" busy={state === 'busy'} onClick={run}>
          {t(state === 'busy' ? 'busy' : 'go')}
        </Button>
      </p>
      <div aria-live="polite">
        {state === 'failed' ? <Notice tone="bad">{t('failed')}</Notice> : null}
        {typeof state === 'object' ? <Checks found={state} source={of.outcome?.source ?? 'beacon'} /> : null}
      </div>
    </>
  )
}
