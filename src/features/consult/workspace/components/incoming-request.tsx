import { type ReactNode, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { inMinutes, perMinute } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { useRequestAlert } from '../../consultations/components/use-request-alert.ts'
import type { ConsultationView } from '../../consultations/view-consultation.server.ts'
import { texts } from '../texts.ts'
import styles from './incoming-request.module.css'

/** An incoming request: with a sound, in the tab's title, and with a countdown. */
export function IncomingRequest({ request, children }: { request: ConsultationView; children: ReactNode }) {
  const t = useTexts(texts)
  const name = request.client.firstName
  const isPhone = request.channel === 'phone'
  const [left, setLeft] = useState(request.answerWithin ?? 0)
  useRequestAlert(t('requestAlert', { name }))
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <Card className={styles.request}>
      <div role="alert">
        <h2>{t('requestTitle', { name })}</h2>
      </div>
      <p>
        {t('requestLead', {
          name,
          channel: t(`channel.${request.channel}`),
          price: perMinute(request.pricePerMinute),
          time: inMinutes(left),
        })}
      </p>
      <Form method="post" className={styles.choices}>
        <input type="hidden" name="id" value={request.id} />
        {isPhone ? (
          <p className={styles.said}>{t('answerPhone')}</p>
        ) : (
          <Button type="submit" name="intent" value="accept" aria-keyshortcuts="A">
            {t('accept')}
          </Button>
        )}
        <Button type="submit" name="intent" value="refuse" variant="secondary" aria-keyshortcuts="R">
          {t('refuse')}
        </Button>
      </Form>
      {children}
    </Card>
  )
}
