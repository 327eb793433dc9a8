import { Form, href } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { othersTexts } from '../others-texts.ts'

/** Shown after a credential was changed: anybody who signed in with another one is still signed in. */
export function EndOthers({ others }: { others: number }) {
  const t = useTexts(othersTexts)
  if (others === 0) return null
  return (
    <Notice>
      <p>{t('stillOpen', { count: others })}</p>
      <Form method="post" action={href('/mon-compte/appareils')}>
        <Button type="submit" name="intent" value="end-others" variant="secondary">
          {t('endOthers')}
        </Button>
      </Form>
    </Notice>
  )
}
