import { Form, href } from 'react-router'
import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../appointments.module.css'
import { texts } from '../texts.ts'
import type { AppointmentView } from '../views.ts'
import { useDetails } from './use-details.ts'

/** An appointment to come, as its client sees it. */
export function OwnAppointment({ of }: { of: AppointmentView }) {
  const t = useTexts(texts)
  const { when, how, state } = useDetails()(of)
  const { id, isLate, isNow, psychic } = of
  const moveTo = `${href('/voyance/:slug/rendez-vous', { slug: psychic.slug })}?deplacer=${id}`
  return (
    <Card as="li" className={styles.item}>
      <h2 className={styles.when}>{when}</h2>
      <p>{t('with', { name: psychic.name })}</p>
      <p className={styles.soft}>{how}</p>
      <p>{state}</p>
      {of.cameAt ? (
        <Notice>
          {t('entered')} {t('absentYet', { name: psychic.name })}
        </Notice>
      ) : null}
      <div className={styles.acts}>
        {isNow ? (
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value="enter" aria-label={t('enterNamed', { name: psychic.name })}>
              {t('enter')}
            </Button>
          </Form>
        ) : null}
        {isLate ? null : (
          <ButtonLink to={moveTo} variant="secondary" aria-label={t('moveNamed', { when })}>
            {t('moveLink')}
          </ButtonLink>
        )}
        <ButtonLink
          to={href('/mon-compte/rendez-vous/:id/rendez-vous.ics', { id: String(id) })}
          reloadDocument
          variant="quiet"
          aria-label={t('fileNamed', { when })}
        >
          {t('file')}
        </ButtonLink>
        {isNow ? null : (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value="cancel" variant="quiet" aria-label={t('cancelNamed', { when })}>
              {t('cancel')}
            </Button>
          </Form>
        )}
      </div>
      {isNow ? null : <p className={styles.soft}>{t(isLate ? 'cancelLate' : 'enterFrom')}</p>}
    </Card>
  )
}
