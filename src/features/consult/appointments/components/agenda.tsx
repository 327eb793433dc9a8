import { Form } from 'react-router'
import { inDayOfYear, inHour, inWeekday } from '../../../../platform/i18n/french.ts'
import { dayInParis } from '../../../../platform/time/days.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Empty } from '../../../../ui/empty/empty.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../appointments.module.css'
import { texts } from '../texts.ts'
import type { AppointmentView } from '../views.ts'
import { useDetails } from './use-details.ts'

interface ListProps {
  list: readonly AppointmentView[]
}

/** What waits for the psychic's answer. */
export function RequestedAppointments({ list }: ListProps) {
  const t = useTexts(texts)
  const details = useDetails()
  if (list.length === 0) return null
  return (
    <Section title={t('requestsTitle')}>
      <ul className={styles.list}>
        {list.map((one) => {
          const { when, how, state } = details(one)
          const values = { when, name: one.client.firstName }
          return (
            <Card as="li" key={one.id} className={styles.item}>
              <h3 className={styles.when}>{when}</h3>
              <p>{t('with', values)}</p>
              <p className={styles.soft}>{how}</p>
              <p>{state}</p>
              <Form method="post" preventScrollReset className={styles.acts}>
                <input type="hidden" name="id" value={one.id} />
                <Button type="submit" name="intent" value="confirm" aria-label={t('confirmNamed', values)}>
                  {t('confirm')}
                </Button>
                <Button
                  type="submit"
                  name="intent"
                  value="refuse"
                  variant="quiet"
                  aria-label={t('refuseNamed', values)}
                >
                  {t('refuse')}
                </Button>
              </Form>
            </Card>
          )
        })}
      </ul>
    </Section>
  )
}

/** The days that come, with what is confirmed. */
export function ComingAppointments({ list }: ListProps) {
  const t = useTexts(texts)
  const days = Map.groupBy(list, ({ startsAt }) => dayInParis(new Date(startsAt)))
  return (
    <Section title={t('comingTitle')}>
      {list.length === 0 ? <Empty title={t('comingNone')}>{t('comingNoneNext')}</Empty> : null}
      {[...days].map(([day, ofDay]) => (
        <div key={day}>
          <h3 className={styles.dayTitle}>
            {inWeekday(`${day}T12:00:00Z`)} {inDayOfYear(`${day}T12:00:00Z`)}
          </h3>
          <ul className={styles.past}>
            {ofDay.map((one) => (
              <Coming key={one.id} of={one} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}

function Coming({ of }: { of: AppointmentView }) {
  const t = useTexts(texts)
  const { when, how } = useDetails()(of)
  return (
    <li>
      <span>
        <strong>{inHour(of.startsAt)}</strong>, {of.client.firstName}
        <br />
        <span className={styles.soft}>
          {how}
          {of.isLate ? `. ${t('cancelAbsence')}` : null}
        </span>
      </span>
      {of.isNow ? null : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={of.id} />
          <Button type="submit" name="intent" value="cancel" variant="quiet" aria-label={t('cancelNamed', { when })}>
            {t('cancel')}
          </Button>
        </Form>
      )}
    </li>
  )
}
