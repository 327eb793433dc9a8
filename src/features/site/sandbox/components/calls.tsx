import { useEffect } from 'react'
import { Form, useRevalidator } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Empty } from '../../../../ui/empty/empty.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { spacedPhone } from '../../../../ui/phone-field/phone.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import type { HandsetCall } from '../read-calls.server.ts'
import { texts } from '../texts.ts'
import styles from './calls.module.css'

const LOOK_EVERY_MS = 2000
const KEYS = ['1', '0', '*'] as const

/** The demonstration's telephones: they ring, are answered, press keys and hang up. */
export function Calls({ calls }: { calls: readonly HandsetCall[] }) {
  const t = useTexts(texts)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const looking = setInterval(() => void revalidate(), LOOK_EVERY_MS)
    return () => clearInterval(looking)
  }, [revalidate])
  return (
    <Section title={t('callsTitle')} id="appels">
      {calls.length === 0 ? <Empty title={t('noCall')}>{t('noCallNext')}</Empty> : null}
      <div aria-live="polite" className={styles.calls}>
        {calls.map((call) => (
          <Handset key={call.id} call={call} />
        ))}
      </div>
    </Section>
  )
}

function Handset({ call: { id, to, state, heard } }: { call: HandsetCall }) {
  const t = useTexts(texts)
  return (
    <Card as="article" className={styles.handset}>
      <h3>{spacedPhone(to)}</h3>
      <p>{t(`call.${state}`)}</p>
      {heard.length === 0 ? null : (
        <ol className={styles.heard}>
          {heard.map((said, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was heard stays in its place
            <li key={place}>{said}</li>
          ))}
        </ol>
      )}
      <Form method="post" className={styles.keys}>
        <input type="hidden" name="call" value={id} />
        {state === 'ringing' ? (
          <Button type="submit" name="intent" value="answer">
            {t('answer')}
          </Button>
        ) : (
          KEYS.map((key) => (
            <Button
              key={key}
              type="submit"
              name="intent"
              value={key}
              variant="secondary"
              aria-label={t('press', { key })}
            >
              {key}
            </Button>
          ))
        )}
        <Button type="submit" name="intent" value="hangUp" variant="quiet">
          {t(state === 'ringing' ? 'decline' : 'hangUp')}
        </Button>
      </Form>
    </Card>
  )
}
