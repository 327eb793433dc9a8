import type { ComponentProps, ReactNode } from 'react'
import { href } from 'react-router'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ThisDevice } from '../../../people/push/components/this-device.tsx'
import type { PushOfferView } from '../../../people/push/read-push.server.ts'
import { POOL_PAGE } from '../../free-questions/rules.ts'
import { REVIEWS_PAGE } from '../../replies/rules.ts'
import { texts } from '../texts.ts'
import { PresenceControls } from './presence-controls.tsx'

interface DeskProps extends ComponentProps<typeof PresenceControls> {
  /** How many free questions wait. */
  questions: number
  /** How many questions by text message wait for the psychic. */
  waitingTexts: number
  push: PushOfferView | null
}

/** The tools that are always available. */
export function Desk({ questions, waitingTexts, push, ...controls }: DeskProps) {
  const t = useTexts(texts)
  return (
    <>
      <Tool title={t('presence')}>
        <PresenceControls {...controls} />
      </Tool>
      <Tool title={t('questions')}>
        <p>{questions === 0 ? t('noQuestions') : t('questionsWait', { count: questions })}</p>
        <Way to={POOL_PAGE}>{t('toQuestions')}</Way>
      </Tool>
      <Tool title={t('texts')}>
        <Way to={href('/espace-voyant/sms')}>
          {waitingTexts === 0 ? t('toTexts') : t('toTextsCount', { count: waitingTexts })}
        </Way>
      </Tool>
      {push ? (
        <Tool title={t('notifications')}>
          <ThisDevice offer={push} kind="request" />
        </Tool>
      ) : null}
      <Tool title={t('planning')}>
        <Way to={href('/espace-voyant/rendez-vous')}>{t('toAppointments')}</Way>{' '}
        <Way to={href('/espace-voyant/horaires')}>{t('toHours')}</Way>
      </Tool>
      <Tool title={t('past')}>
        <Way to={href('/mon-compte/consultations')}>{t('toPast')}</Way>
      </Tool>
      <Tool title={t('reviews')}>
        <Way to={REVIEWS_PAGE}>{t('toReviews')}</Way>
      </Tool>
      <Tool title={t('earnings')}>
        <Way to={href('/espace-voyant/gains')}>{t('toEarnings')}</Way>
      </Tool>
    </>
  )
}

function Tool({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Section title={title}>{children}</Section>
    </Card>
  )
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} variant="secondary">
      {children}
    </ButtonLink>
  )
}
