import { Form } from 'react-router'
import { inMinutes } from '../../../../platform/i18n/french.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { deskTexts } from '../desk-texts.ts'
import type { Queue } from '../lead-queue.server.ts'
import styles from './queue.module.css'

/** Who waits for the psychic who reads this, and what they can say to them. */
export function QueueSection({ queue: { people, closed, delay, delaysLeft } }: { queue: Queue }) {
  const t = useTexts(deskTexts)
  return (
    <Section title={t('people')} id="file">
      {people.length === 0 ? <p>{t('nobody')}</p> : null}
      <ol className={styles.people}>
        {people.map(({ id, firstName, channel, state, waited, toppingUp, isReturning }) => (
          <li key={id}>
            {t('person', {
              name: firstName,
              channel: t(`channel.${channel}`),
              time: inMinutes(waited < 60 ? waited : waited - (waited % 60)),
            })}
            <span className={styles.marks}>
              <Badge>{t(isReturning ? 'returning' : 'newcomer')}</Badge>
              {state === 'called' ? <Badge tone="gold">{t('calledNow')}</Badge> : null}
              {toppingUp ? <Badge>{t('toppingUp')}</Badge> : null}
            </span>
          </li>
        ))}
      </ol>
      {delay > 0 && people.length > 0 ? <p role="status">{t('delaying', { time: inMinutes(delay) })}</p> : null}
      {closed ? <p>{t('closed')}</p> : null}
      <Form method="post" className={styles.actions}>
        {people.length > 0 && delaysLeft > 0 ? (
          <Button type="submit" name="intent" value="delay" variant="secondary">
            {t('delay')}
          </Button>
        ) : null}
        <Button type="submit" name="intent" value={closed ? 'openQueue' : 'closeQueue'} variant="secondary">
          {t(closed ? 'reopen' : 'close')}
        </Button>
      </Form>
      {people.length > 0 ? <p className={styles.note}>{t('delayNote')}</p> : null}
    </Section>
  )
}
