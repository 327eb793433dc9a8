import { Form } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { STOP_SHARING } from '../rules.ts'
import { sharingTexts } from '../sharing-texts.ts'

/** Reminds a client that the psychic sees their chart, and stops it. */
export function SharedByMe({ name }: { name: string }) {
  const t = useTexts(sharingTexts)
  return (
    <Form method="post" preventScrollReset>
      <p>{t('shared', { name })}</p>
      <Button type="submit" name="intent" value={STOP_SHARING} variant="secondary">
        {t('stop')}
      </Button>
    </Form>
  )
}
