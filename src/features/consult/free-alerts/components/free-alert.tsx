import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { FreeAlertOffer } from '../offer-free-alert.server.ts'
import { texts } from '../texts.ts'

interface FreeAlertProps {
  psychic: { name: string; slug: string }
  offer: FreeAlertOffer
}

/** In the place of the way in, while a psychic is not free. */
export function FreeAlert({ psychic, offer }: FreeAlertProps) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.has('freeAlert') ?? false
  const { name, slug } = psychic
  const back = encodeURIComponent(`/voyance/${slug}`)
  if (offer.kind === 'anonymous') {
    return (
      <ButtonLink to={`/inscription?retour=${back}`} variant="secondary">
        {t('ask', { name })}
      </ButtonLink>
    )
  }
  if (offer.kind === 'unproven') {
    return (
      <ButtonLink to={`/verification?retour=${back}`} variant="secondary">
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
