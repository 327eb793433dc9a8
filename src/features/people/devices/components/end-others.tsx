import { Form, href } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { othersTexts } from '../others-texts.ts'

/** Beside what changed a way into the account: whoever came in by another way before is still in. */
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
