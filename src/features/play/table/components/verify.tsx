import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { inKind } from '../../games/in-kind.ts'
import type { ResultPageView } from '../read-result-page.server.ts'
import type { Recomputed } from '../recompute.ts'
import { resultTexts } from '../result-texts.ts'
import styles from './verify.module.css'
import { VerifySteps } from './verify-steps.tsx'

const VALUES = ['protocol', 'drawId', 'commitment', 'serverSeed', 'clientSeed', 'picks', 'deckSize'] as const

interface VerifyProps {
  /** Of the game. */
  kind: string
  verify: ResultPageView['verify']
  seen: ResultPageView['indices']
}

/** Everything that proves the draw, and a button that computes it again in this browser. */
export function Verify({ kind, verify, seen }: VerifyProps) {
  const t = useTexts(resultTexts)
  const [scripts, setScripts] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | Recomputed>('idle')
  useEffect(() => setScripts(true), [])
  async function run() {
    setState('busy')
    const { recompute } = await import('../recompute.ts')
    setState(await recompute(verify))
  }
  return (
    <section aria-labelledby="verifier" className={styles.verify}>
      <h2 id="verifier">{t('verifyTitle')}</h2>
      <ol className={styles.sentences}>
        {(['verify1', inKind(kind, 'verify2'), inKind(kind, 'verify3')] as const).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ol>
      {scripts ? (
        <p>
          <Button type="button" variant="secondary" busy={state === 'busy'} onClick={run}>
            {t(state === 'busy' ? 'verifying' : 'verifyGo')}
          </Button>
        </p>
      ) : (
        <p>{t('noScripts')}</p>
      )}
      <div aria-live="polite">
        {typeof state === 'object' ? <VerifySteps kind={kind} verify={verify} seen={seen} found={state} /> : null}
      </div>
      <details className={styles.values}>
        <summary>{t('values')}</summary>
        <dl>
          {VALUES.map((name) => (
            <div key={name}>
              <dt>{t(name === 'deckSize' ? inKind(kind, 'value.deckSize') : `value.${name}`)}</dt>
              <dd>
                <code>{Array.isArray(verify[name]) ? verify[name].join(', ') : verify[name]}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <p>
        <a href={verify.file} download className={styles.file}>
          {t('file')}
        </a>
      </p>
    </section>
  )
}
