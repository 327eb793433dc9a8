import type { ReactNode } from 'react'
import { href } from 'react-router'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ThisDevice } from '../../../people/push/components/this-device.tsx'
import type { PushOfferView } from '../../../people/push/read-push.server.ts'
import { texts } from '../texts.ts'
import { SoundTest } from './sound-test.tsx'

/** What makes sure that a request is noticed, and what was done before. */
export function Desk({ push }: { push: PushOfferView | null }) {
  const t = useTexts(texts)
  return (
    <>
      <Tool title={t('sound')}>
        <SoundTest />
        <p>{t('keepOpen')}</p>
      </Tool>
      {push ? (
        <Tool title={t('notifications')}>
          <ThisDevice offer={push} kind="request" />
        </Tool>
      ) : null}
      <Tool title={t('past')}>
        <ButtonLink to={href('/mon-compte/consultations')} variant="secondary">
          {t('toPast')}
        </ButtonLink>
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
