import { useEffect, useId, useState } from 'react'
import { href, Link, useFetcher, useLocation, useNavigation } from 'react-router'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { type Choice, choiceIn } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './choice.module.css'
import { ChoiceButtons } from './choice-buttons.tsx'
import { Measure } from './measure.tsx'

const PAGE = href('/cookies')
const MEASURE_AFTER_MS = 4000

/**
 * Asks once for consent to measure visits, and starts measuring on a yes. Cached documents are the same for all
 * visitors, so the choice is read in the browser.
 */
export function CookieChoice({ secure, measured, quiet }: { secure: boolean; measured: boolean; quiet: boolean }) {
  const fetcher = useFetcher<Answer>()
  const { pathname } = useLocation()
  const idle = useNavigation().state === 'idle' && fetcher.state === 'idle'
  const [choice, setChoice] = useState<Choice | null>()
  const [started, setStarted] = useState(false)

  useEffect(() => {
    if (idle) setChoice(choiceIn(document.cookie, secure))
  }, [idle, secure])
  useEffect(() => {
    const start = setTimeout(() => setStarted(true), MEASURE_AFTER_MS)
    return () => clearTimeout(start)
  }, [])

  if (choice === 'accepted' && measured && started) return <Measure />
  if (choice !== null || quiet || pathname === PAGE) return null
  return <Panel fetcher={fetcher} />
}

interface Answer {
  choice?: Choice
  refusal?: unknown
}

function Panel({ fetcher }: { fetcher: ReturnType<typeof useFetcher<Answer>> }) {
  const t = useTexts(texts)
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.panel}>
      <h2 id={heading} className={styles.title}>
        {t('ask')}
      </h2>
      <p className={styles.text}>
        {t('askText')} <Link to={PAGE}>{t('more')}</Link>
      </p>
      {fetcher.data?.refusal ? <Notice tone="bad">{t('failed')}</Notice> : null}
      <fetcher.Form method="post" action={PAGE}>
        <ChoiceButtons busy={fetcher.state !== 'idle'} />
      </fetcher.Form>
    </section>
  )
}
