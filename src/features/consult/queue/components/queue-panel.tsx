import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ThisDevice } from '../../../people/push/components/this-device.tsx'
import type { RoomChannel } from '../../rooms/rules.ts'
import type { QueueOffer } from '../offer-queue.server.ts'
import { WAITS_PAGE } from '../rules.ts'
import { texts } from '../texts.ts'
import { estimateIn } from '../waits-words.ts'
import styles from './queue.module.css'
import { ChannelChoice, WayChoice } from './wait-choices.tsx'

interface QueuePanelProps {
  name: string
  channel: RoomChannel
  offer: QueueOffer
}

/** What waiting means, and a place in the queue: shown instead of the request while a psychic is busy. */
export function QueuePanel({ name, channel, offer }: QueuePanelProps) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'wait'
  const { isWaiting, closed, ahead, channels, ways, push } = offer
  if (isWaiting) {
    return (
      <Notice>
        <p>{t('already', { name })}</p>
        <ButtonLink to={WAITS_PAGE}>{t('see')}</ButtonLink>
      </Notice>
    )
  }
  if (closed) return <Notice>{t('offerClosed', { name })}</Notice>
  return (
    <Section title={t('offerTitle')} id="file">
      <p>{t('offerLead', { name })}</p>
      <p className={styles.place}>
        {ahead === 0 ? t('wouldBeNext') : t('wouldBe', { count: ahead, place: ahead + 1 })}
      </p>
      <p>{estimateIn(t, offer.estimate)}</p>
      {offer.estimate ? <p className={styles.note}>{t('estimateNote')}</p> : null}
      <Form method="post" className={styles.form}>
        <ChannelChoice channels={channels} chosen={channel} />
        <WayChoice ways={ways} chosen="page" />
        {push ? <ThisDevice offer={push} kind="turn" /> : null}
        <div>
          <h3>{t('rulesTitle')}</h3>
          <ul className={styles.rules}>
            <li>{t('ruleFree')}</li>
            <li>{t('rulePage')}</li>
            <li>{t('ruleMessage')}</li>
            <li>{t('ruleLongest')}</li>
          </ul>
        </div>
        <Button type="submit" name="intent" value="wait" busy={busy}>
          {t('take')}
        </Button>
      </Form>
    </Section>
  )
}
