import { Form, href, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { VERIFICATION } from '../../../house/users/rules.ts'
import { withReturn } from '../../../house/visit/sign-in-paths.ts'
import type { FreeAlertOffer } from '../offer-free-alert.server.ts'
import { texts } from '../texts.ts'

interface FreeAlertProps {
  psychic: { name: string; slug: string }
  offer: FreeAlertOffer
}

/** Shown instead of the consultation buttons while a psychic is not free. */
export function FreeAlert({ psychic, offer }: FreeAlertProps) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.has('freeAlert') ?? false
  const { name, slug } = psychic
  const profile = href('/voyance/:slug', { slug })
  if (offer.kind === 'anonymous') {
    return (
      <ButtonLink to={withReturn(href('/inscription'), profile)} variant="secondary">
        {t('ask', { name })}
      </ButtonLink>
    )
  }
  if (offer.kind === 'unproven') {
    return (
      <ButtonLink to={withReturn(VERIFICATION, profile)} variant="secondary">
        {t('prove')}
      </ButtonLink>
    )
  }
  const asks = offer.kind === 'open'
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name="freeAlert" value={asks ? 'ask' : 'withdraw'} variant="secondary" busy={busy}>
        {asks ? t('ask', { name }) : t('withdraw')}
      </Button>
    </Form>
  )
}
