import { Form, href } from 'react-router'
import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { consultAddress } from '../../rooms/addresses.ts'
import type { Ticket } from '../read-tickets.server.ts'
import { isOpen, type Way } from '../rules.ts'
import { texts } from '../texts.ts'
import { newsIn } from '../waits-words.ts'
import styles from './queue.module.css'
import { WayChoice } from './wait-choices.tsx'

/** One place in a queue, or how it ended. */
export function TicketCard({ ticket, ways }: { ticket: Ticket; ways: readonly Way[] }) {
  const t = useTexts(texts)
  const { psychic, state, channel, way } = ticket
  const { name, slug } = psychic
  if (!isOpen(state)) return <Over ticket={ticket} />
  const isCalled = state === 'called'
  return (
    <Card as="article" className={classNames(styles.ticket, isCalled && styles.called)}>
      <h2>{isCalled ? t('turn', { name }) : t('waitingFor', { name })}</h2>
      <div className={styles.live} role="status">
        {newsIn(t, ticket).map((said) => (
          <p key={said}>{said}</p>
        ))}
      </div>
      {isCalled ? null : (
        <p className={styles.note}>
          {t('by', { channel: t(`channel.${channel}`) })}. {t(`keeps.${way}`)}
        </p>
      )}
      <div className={styles.actions}>
        {isCalled ? <ButtonLink to={consultAddress(slug, channel)}>{t('enter')}</ButtonLink> : null}
        <Form method="post">
          <input type="hidden" name="psychicId" value={psychic.id} />
          <Button type="submit" name="intent" value="leave" variant="secondary">
            {t('leave')}
          </Button>
        </Form>
      </div>
      {isCalled ? null : (
        <details>
          <summary>{t('change')}</summary>
          <Form method="post" className={styles.form}>
            <input type="hidden" name="psychicId" value={psychic.id} />
            <input type="hidden" name="channel" value={channel} />
            <WayChoice key={way} ways={ways} chosen={way} />
            <Button type="submit" name="intent" value="change" variant="secondary">
              {t('save')}
            </Button>
          </Form>
        </details>
      )}
    </Card>
  )
}

function Over({ ticket: { psychic, state, wasCalled } }: { ticket: Ticket }) {
  const t = useTexts(texts)
  const { name, slug } = psychic
  const how = state === 'dissolved' ? 'dissolved' : wasCalled ? 'lapsed' : 'silent'
  return (
    <Card as="article" className={styles.ticket}>
      <h2>{t(how, { name })}</h2>
      <p>{t(`${how}Next`)}</p>
      <p>
        <ButtonLink to={href('/voyance/:slug', { slug })} variant="secondary">
          {t('again', { name })}
        </ButtonLink>
      </p>
    </Card>
  )
}
